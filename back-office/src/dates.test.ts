import { expect, it } from '@jest/globals';
import { showDay, showInstant } from './dates.ts';

it.each([
  ['2026-11-21', 'Nov 21, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
])('%p is shown as %p', (day, text) => expect(showDay(day)).toBe(text));

it.each([
  ['2026-11-21T04:30:00Z', 'America/Toronto', /^Nov 20, 2026, 11:30\sp\.m\.$/],
  ['2026-03-08T07:30:00Z', 'America/Toronto', /^Mar 8, 2026, 3:30\sa\.m\.$/],
  ['2026-12-31T23:30:00Z', 'Asia/Tokyo', /^Jan 1, 2027, 8:30\sa\.m\.$/],
])('%p is shown by the clock of %s', (instant, timeZone, text) =>
  expect(showInstant(instant, timeZone)).toMatch(text),
);
