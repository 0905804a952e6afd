import { judge, type StepCounts } from '../../../src/releases/rollout/judge.ts';
import { thresholdsOf } from '../../../src/releases/rollout/slowness.ts';

/** What happens to the visitors of a release. */
export interface Behaviour {
  /** Chance of an error in a page. */
  errors: number;
  /** Chance of a call that fails. */
  calls: number;
  /** Median time to the largest paint, in milliseconds. */
  paint: number;
}

/** A release as most are: browsers and networks fail now and then. */
export const harmless: Behaviour = { errors: 0.01, calls: 0.02, paint: 1200 };

/** What is wrong with releases that have to be withdrawn. */
export const faults = {
  'throws for one visitor in five': { ...harmless, errors: 0.2 },
  'is painted after twice the time': { ...harmless, paint: 2 * harmless.paint },
  'has a call that fails for one visitor in three': { ...harmless, calls: 0.33 },
} satisfies Record<string, Behaviour>;

/** Numbers from 0 to 1 that look random, the same ones for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time around a median, as those of real visitors spread: log-normal. */
const paintTime = (median: number, random: () => number): number =>
  median *
  Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));

const emptyStep = (): StepCounts => ({
  visitors: { new: 0, live: 0 },
  errors: { new: 0, live: 0 },
  calls: { new: 0, live: 0 },
  timed: { new: 0, live: 0 },
  slow: [],
});

/**
 * A rollout through its steps, judged after each visitor.
 * @returns how it ended, and after how many visitors; `waits` if it had not by then
 */
export function simulateRollout(
  seed: number,
  most: number,
  released: Behaviour,
  steps: readonly number[] = [1, 10, 50],
): { end: 'withdrawn' | 'live' | 'waits'; visitors: number; percent: number } {
  const random = randomFrom(seed);
  const left = [...steps];
  let percent = left.shift() ?? 100;
  let counts = emptyStep();
  let setting: number[] = [];
  for (let visitors = 1; visitors <= most; visitors += 1) {
    const isNew = random() * 100 < percent;
    const arm = isNew ? 'new' : 'live';
    const { errors, calls, paint } = isNew ? released : harmless;
    counts.visitors[arm] += 1;
    const hasError = random() < errors;
    const hasFailedCall = random() < calls;
    if (hasError) counts.errors[arm] += 1;
    if (hasFailedCall) counts.calls[arm] += 1;
    const ms = paintTime(paint, random);
    const thresholds = thresholdsOf(setting);
    if (!thresholds) {
      if (!isNew) setting.push(ms);
    } else {
      counts.timed[arm] += 1;
      counts.slow = thresholds.map((threshold, index) => {
        const before = counts.slow[index] ?? { new: 0, live: 0 };
        return ms > threshold ? { ...before, [arm]: before[arm] + 1 } : before;
      });
    }
    // Nothing is judged otherwise for a live visitor to whom nothing happened.
    const isTold = isNew || hasError || hasFailedCall || ms > (thresholds?.[0] ?? Infinity);
    if (!isTold) continue;
    const { verdict } = judge(counts, percent / 100);
    if (verdict === 'withdraw') return { end: 'withdrawn', visitors, percent };
    if (verdict === 'wait') continue;
    const next = left.shift();
    if (next === undefined) return { end: 'live', visitors, percent };
    percent = next;
    counts = emptyStep();
    setting = [];
  }
  return { end: 'waits', visitors: most, percent };
}
