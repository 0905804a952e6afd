import { expect, it } from '@jest/globals';
import { showDay } from './dates.ts';

it.each([
  ['2026-11-21', 'Nov 21, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
])('%p is shown as %p', (day, text) => expect(showDay(day)).toBe(text));
