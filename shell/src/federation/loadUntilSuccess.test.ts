import { expect, it, jest } from '@jest/globals';
import { loadUntilSuccess } from './loadUntilSuccess.ts';

it('tries again, ever more slowly, until it succeeds', async () => {
  jest.useFakeTimers();
  let attempts = 0;
  const loaded = loadUntilSuccess(() => {
    attempts += 1;
    return attempts < 4 ? Promise.reject(new Error('not yet')) : Promise.resolve('here');
  });
  await jest.advanceTimersByTimeAsync(1_999);
  expect(attempts).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts).toBe(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempts).toBe(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('here');
  jest.useRealTimers();
});
