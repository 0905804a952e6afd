import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts down to zero, and begins anew when it is told to', () => {
  const { result } = renderHook(useCountdown);
  const seconds = () => result.current[0];
  const start = (amount: number) => act(() => result.current[1](amount));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  expect(seconds()).toBe(0);
  start(3);
  expect(seconds()).toBe(3);
  pass(2000);
  expect(seconds()).toBe(1);
  pass(5000);
  expect(seconds()).toBe(0);
  start(60);
  expect(seconds()).toBe(60);
});
