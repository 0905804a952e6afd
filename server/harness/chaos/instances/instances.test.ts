import { expect, it } from '@jest/globals';
import type { Verdict } from './judge.ts';
import { runInstances, type InstancesOptions } from './runInstances.ts';

const run = (options: Pick<InstancesOptions, 'mode' | 'rounds' | 'resendsAll' | 'lostAnswers'>) =>
  runInstances({ pause: 1, seed: 7, log: () => undefined, ...options });

const wrong = (verdict: Verdict): [string, number][] =>
  Object.entries<number>({ ...verdict }).filter(([, count]) => count > 0);

it('loses no answered write and does nothing twice while one of two servers is killed', async () => {
  const { verdict, storm } = await run({ mode: 'kill', rounds: 3 });
  expect(wrong(verdict)).toEqual([]);
  expect(storm['kills']).toBe(3);
  expect(storm['lostAnswers']).toBeGreaterThan(0);
  for (const work of ['quotes', 'messages', 'updates', 'services', 'payments', 'mails']) {
    expect(storm[work]).toBeGreaterThan(0);
  }
});

it('would notice: a balancer that sends whatever failed again makes writes double', async () => {
  const { verdict } = await run({ mode: 'kill', rounds: 1, resendsAll: true, lostAnswers: 0.3 });
  expect(verdict.doubleMessages + verdict.doubleServices).toBeGreaterThan(0);
});

it('upgrades two servers, one after the other, without a failed request', async () => {
  const { verdict, failed, storm } = await run({ mode: 'upgrade', rounds: 2 });
  expect(failed).toEqual([]);
  expect(wrong(verdict)).toEqual([]);
  expect(storm['answered']).toBeGreaterThan(0);
});

it('would notice: servers that end at once fail the requests under way', async () => {
  const { failed } = await run({ mode: 'careless upgrade', rounds: 2 });
  expect(failed.length).toBeGreaterThan(0);
});
