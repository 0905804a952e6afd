import { expect, it, jest } from '@jest/globals';
import { every } from './every.ts';

it('does work again and again, and logs a failure that goes on once a minute', async () => {
  jest.useFakeTimers();
  const logged: string[] = [];
  const log = { error: (details: object) => logged.push(String((details as { err: Error }).err)) };
  let answers: (string | undefined)[] = [];
  let rounds = 0;
  const work = (): Promise<void> => {
    rounds += 1;
    const failure = answers.length > 1 ? answers.shift() : answers[0];
    return failure === undefined ? Promise.resolve() : Promise.reject(new Error(failure));
  };
  const end = every(1, 'working', work, log);
  answers = ['away'];
  await jest.advanceTimersByTimeAsync(50_000);
  expect(logged).toEqual(['Error: away']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(logged).toEqual(['Error: away', 'Error: away']);
  answers = ['full', undefined, 'full'];
  await jest.advanceTimersByTimeAsync(5000);
  expect(logged.slice(2)).toEqual(['Error: full', 'Error: full']);
  await end();
  const before = rounds;
  await jest.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(before);
  expect(before).toBeGreaterThan(80);
  jest.useRealTimers();
});
