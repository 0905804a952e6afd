import { setTimeout as delay } from 'node:timers/promises';
import type { Attack, Finding } from '../Attack.ts';
import { askForQuote } from '../askForQuote.ts';
import { addressOf, atOnce, statuses } from '../measure.ts';
import { call, type Answer } from '../http.ts';
import type { Target } from '../startTarget.ts';

const rounds = 5;

/** Keeps transactions open while the database is killed. */
async function keepBusy(target: Target, ending: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = [];
  let index = 0;
  await atOnce(40, async () => {
    while (!ending.aborted && !target.hasEnded()) {
      index += 1;
      answers.push(
        await call(target, '/api/check-quote-invoice/', {
          from: addressOf(index),
          body: { number: String(10_001 + (index % 500)), amount: '1.00' },
        }),
        await askForQuote(target, index),
      );
      // Refused callers wait a little before they retry, as people do.
      await delay(20);
    }
  });
  return answers;
}

/** Seconds until the server is ready again; Infinity after 60. */
async function untilReady(target: Target): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < 60_000 && !target.hasEnded()) {
    const { status } = await call(target, '/readyz');
    if (status === 200) return (Date.now() - started) / 1000;
    await delay(50);
  }
  return Number.POSITIVE_INFINITY;
}

const goneBy = (signal: 'SIGKILL' | 'SIGINT', name: string, about: string): Attack => ({
  name,
  about,
  settings: { TRUST_PROXY: '1' },
  async run(target): Promise<Finding[]> {
    const away: number[] = [];
    const answers: Answer[] = [];
    for (let round = 0; round < rounds && !target.hasEnded(); round += 1) {
      const ending = new AbortController();
      const busy = keepBusy(target, ending.signal);
      await delay(500);
      const postmaster = await target.postmaster();
      if (postmaster === undefined) throw new Error('There is no embedded PostgreSQL.');
      process.kill(postmaster, signal);
      await delay(100);
      away.push(await untilReady(target));
      ending.abort();
      answers.push(...(await busy));
    }
    const bare = answers.filter(
      ({ status, headers }) => status === 503 && headers['retry-after'] === undefined,
    ).length;
    return [
      {
        what: 'the server',
        measured: target.hasEnded() ? `ended in round ${away.length}` : `lives after ${rounds}`,
        goal: 'lives',
        met: !target.hasEnded(),
      },
      {
        what: 'ready again',
        measured: `after ${away.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
        goal: 'within 10 s',
        met: away.every((seconds) => seconds <= 10),
      },
      {
        what: 'answers',
        measured: `${statuses(answers)}; ${bare} × 503 without Retry-After`,
        goal: 'none 500, none broken, each 503 with Retry-After',
        met: bare === 0 && answers.every(({ status }) => status !== 500 && status !== 0),
      },
    ];
  },
});

export const databaseAttacks: Attack[] = [
  goneBy('SIGKILL', 'database-killed', 'PostgreSQL is killed under 40 busy callers, five times.'),
  goneBy('SIGINT', 'database-restarted', 'PostgreSQL is shut down fast under load, five times.'),
];
