import { describe, expect, it } from '@jest/globals';
import {
  faults,
  harmless,
  simulateRollout,
  type Behaviour,
} from '../../../harness/testing/rollouts/simulateRollout.ts';
import { evidence } from './evidence.ts';
import { falseAlarms, judge, type StepCounts } from './judge.ts';

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const ends = (count: number, visitors: number, released: Behaviour) =>
  seeds(count).map((seed) => simulateRollout(seed, visitors, released).end);

const none = { new: 0, live: 0 };
const counts = (changes: Partial<StepCounts>): StepCounts => ({
  visitors: { new: 50, live: 450 },
  errors: none,
  calls: none,
  timed: { new: 40, live: 350 },
  slow: [],
  ...changes,
});

describe('of a rollout to 10 % of the visitors', () => {
  it('few visitors are too few, however well it goes, and it is said how many are needed', () => {
    expect(judge(counts({ visitors: { new: 39, live: 360 } }), 0.1)).toMatchObject({
      verdict: 'wait',
      needed: 40,
    });
  });

  it('a step goes on once enough visitors have no more trouble than others', () => {
    expect(judge(counts({}), 0.1).verdict).toBe('goOn');
    const usual = { visitors: { new: 100, live: 900 }, errors: { new: 1, live: 9 } };
    expect(judge(counts(usual), 0.1).verdict).toBe('goOn');
  });

  it('a step waits while it looks bad and may be chance', () => {
    expect(judge(counts({ errors: { new: 3, live: 2 } }), 0.1).verdict).toBe('wait');
  });

  it('a step waits for times of pages, unless browsers tell none', () => {
    const timed = { new: 39, live: 350 };
    expect(judge(counts({ timed }), 0.1).verdict).toBe('wait');
    const many = { visitors: { new: 400, live: 3600 }, timed: none };
    expect(judge(counts(many), 0.1).verdict).toBe('goOn');
  });

  it.each(['errors', 'calls'] as const)('more %s than chance explains withdraw it', (figure) => {
    const judged = judge(counts({ [figure]: { new: 10, live: 4 } }), 0.1);
    expect(judged).toMatchObject({ verdict: 'withdraw', worse: [figure] });
    const [found] = judged.comparisons.filter((one) => one.figure === figure);
    expect(found).toMatchObject({ new: 10, live: 4 });
    expect(found?.onceIn).toBeGreaterThan(100_000);
  });

  it('pages that are painted later withdraw it', () => {
    const slow = [
      { new: 45, live: 200 },
      { new: 40, live: 100 },
      { new: 30, live: 40 },
    ];
    expect(judge(counts({ slow }), 0.1).worse).toEqual(['slow']);
  });
});

it('the same trouble for all is no evidence, however much there is', () => {
  expect(evidence({ new: 100, live: 900 }, 0.1)).toBeLessThan(1);
  expect(evidence({ new: 50, live: 950 }, 0.1)).toBeLessThan(1);
  expect(evidence({ new: 0, live: 0 }, 0.1)).toBeCloseTo(1);
});

describe('among 2000 simulated visitors', () => {
  it.each(Object.entries(faults))('a release that %s is withdrawn', (_name, released) => {
    const withdrawn = ends(40, 2000, released).filter((end) => end === 'withdrawn');
    expect(withdrawn.length).toBeGreaterThanOrEqual(34);
    expect(ends(40, 2000, released)).not.toContain('live');
  });

  it('ten harmless releases are not', () => {
    expect(ends(10, 2000, harmless)).not.toContain('withdrawn');
  });
});

it('of 1000 harmless rollouts fewer are withdrawn than the stated rate, and most go live', () => {
  const all = ends(1000, 3000, harmless);
  const share = (end: string): number => all.filter((one) => one === end).length / all.length;
  expect(share('withdrawn')).toBeLessThan(falseAlarms);
  expect(share('live')).toBeGreaterThan(0.95);
});
