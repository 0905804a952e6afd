import { describe, expect, it } from '@jest/globals';
import { nameOfClock, relative } from './times.ts';

const toronto = 'America/Toronto';
const now = Date.parse('2026-07-03T18:02:30Z');
const seconds = (count: number): number => now + count * 1000;

describe('how long ago', () => {
  it.each([
    [-5, 'just now'],
    [-59, 'just now'],
    [10, 'just now'],
    [50, 'in a moment'],
    [-60, '1 minute ago'],
    [-3 * 3600 - 1, '3 hours ago'],
    [-47 * 3600, '1 day ago'],
    [7 * 86_400 - 1, 'in 6 days'],
    [-40 * 86_400, '1 month ago'],
    [-800 * 86_400, '2 years ago'],
  ])('%i seconds are told as "%s"', (count, told) => {
    expect(relative(seconds(count), now)).toBe(told);
  });
});

describe('an instant', () => {
  it('has a clock with a name', () => {
    expect(nameOfClock(now, toronto)).toBe('EDT');
  });
});
