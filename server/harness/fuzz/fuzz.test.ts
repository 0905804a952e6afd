import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { runFuzz, type Outcome } from './runFuzz.ts';
import { startTarget, type Target } from './startTarget.ts';

// Thousands of calls, also on slow machines.
jest.setTimeout(300_000);

let target: Target;
let outcome: Outcome;
beforeAll(async () => {
  target = await startTarget();
  outcome = await runFuzz(target, { count: 2_400, seed: 20_260_131 });
});
afterAll(() => target.close());

it('answers no call of anybody with 5xx or with more than 10 kB of error', () => {
  expect(outcome.wrong).toEqual([]);
  expect(outcome.calls).toBe(2_400);
});

it('gets past the checks of calls of every sort, so that more than refusals was tried', () => {
  for (const route of [
    'POST /api/contact',
    'POST /api/floor-quote',
    'POST /api/student-quote',
    'POST /api/clients/create',
    'POST /api/invoices/create',
    'GET /api/invoices',
    'POST /api/check-quote-invoice',
  ]) {
    expect(outcome.neverPassed.map((name) => name.replace(/\/$/, ''))).not.toContain(route);
  }
});
