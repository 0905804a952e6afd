import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cannotPass } from './preparations.ts';
import { runFuzz, type Outcome } from './runFuzz.ts';
import { startTarget, type Target } from './startTarget.ts';

// Thousands of calls are slow on some machines.
let target: Target;
let outcome: Outcome;
beforeAll(async () => {
  target = await startTarget();
  outcome = await runFuzz(target, { count: 2_400, seed: 20_260_131 });
});
afterAll(() => target.close());

it('answers no call of anybody with 5xx or with more than 10 kB of error', () => {
  expect(outcome.wrong).toEqual([]);
  expect(outcome.calls).toBeGreaterThanOrEqual(2_400);
});

it('gets past the checks of every route, so that more than refusals was tried, but for those that are named', () => {
  const { neverPassed } = outcome;
  const unexpected = Object.entries(neverPassed).filter(([route]) => !(route in cannotPass));
  expect(unexpected).toEqual([]);
  expect(Object.keys(neverPassed).sort()).toEqual(Object.keys(cannotPass).sort());
});
