import type { Attack, Finding } from '../Attack.ts';
import { askForQuote } from '../askForQuote.ts';
import { logIn, type Answer } from '../http.ts';
import {
  atOnce,
  idleMedians,
  keepSending,
  median,
  probe,
  statuses,
  time,
  timesOf,
} from '../measure.ts';
import type { Target } from '../startTarget.ts';

const others = ['/api/clients/', '/api/deal-tiers/', '/readyz'];

/** Compares other users' calls during the attack with the same calls to an idle server. */
async function withOthers(
  target: Target,
  send: () => Promise<Answer[]>,
  probeEvery = 100,
): Promise<{ answers: Answer[]; findings: Finding[] }> {
  const token = await logIn(target);
  const idle = await idleMedians(target, others, { token }, probeEvery);
  // One address per probe, so that a longer measurement on a slow machine does not hit a limit.
  const probes = others.map((path, index) => ({
    path,
    probe: probe(target, path, { token, from: `192.0.2.${index + 1}` }, probeEvery),
  }));
  const answers = await send();
  const findings: Finding[] = [];
  for (const [index, { path, probe }] of probes.entries()) {
    const seen = await probe.stop();
    const during = median(timesOf(seen));
    const before = idle[index] ?? 0;
    const failed = seen.filter(({ status }) => status !== 200).length;
    findings.push({
      what: `${path} meanwhile`,
      measured: `median ${time(during)}, idle ${time(before)}; ${failed} of ${seen.length} failed`,
      goal: 'median ≤ 3 × idle (or ≤ 5 ms), none failed',
      met: during <= Math.max(3 * before, 5) && failed === 0,
    });
  }
  return { answers, findings };
}

const answered = (answers: Answer[]): Finding => ({
  what: 'quotes',
  measured: statuses(answers),
  goal: 'each answered 200, 405 or 429',
  met: answers.every(({ status }) => [200, 405, 429].includes(status)),
});

/** A single burst is too short for a meaningful median of the other calls, so several are sent. */
const burst = (count: number, rounds: number): Attack => ({
  name: `quotes-${count}`,
  about: `${count} visitors ask for a quote at the same moment, ${rounds} times.`,
  settings: { TRUST_PROXY: '1' },
  async run(target) {
    const { answers, findings } = await withOthers(
      target,
      async () => {
        const all: Answer[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const ask = (index: number) => askForQuote(target, round * count + index);
          all.push(...(await atOnce(count, ask)));
        }
        return all;
      },
      20,
    );
    return [answered(answers), ...findings];
  },
});

const steady: Attack = {
  name: 'quotes-steady',
  about: '20 senders ask for quotes without a pause, for 20 seconds.',
  settings: { TRUST_PROXY: '1' },
  async run(target) {
    const { answers, findings } = await withOthers(target, () =>
      keepSending(20, 20, (index) => askForQuote(target, index)),
    );
    return [answered(answers), ...findings];
  },
};

export const quoteAttacks: Attack[] = [burst(12, 20), burst(200, 5), steady];
