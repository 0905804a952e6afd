import { expect, it } from '@jest/globals';
import { showDayOf, showInstant } from './instants.ts';

it.each([
  ['2026-11-21T04:30:00Z', 'America/Toronto', /^Nov 20, 2026, 11:30\sp\.m\.$/],
  ['2026-03-08T07:30:00Z', 'America/Toronto', /^Mar 8, 2026, 3:30\sa\.m\.$/],
  ['2026-12-31T23:30:00Z', 'Asia/Tokyo', /^Jan 1, 2027, 8:30\sa\.m\.$/],
])('%p is shown by the clock of %s', (instant, timeZone, text) =>
  expect(showInstant(instant, timeZone)).toMatch(text),
);

it.each([
  ['2026-07-03T18:02:30Z', /^Jul 3, 2:02\sp\.m\.$/],
  ['2026-07-03T04:30:00Z', /^Jul 3, 12:30\sa\.m\.$/],
  ['2026-01-01T02:00:00Z', /^Dec 31, 2025, 9:00\sp\.m\.$/],
])('%p has its year when that is another one than now', (instant, text) => {
  const now = Date.parse('2026-07-03T18:02:30Z');
  expect(showInstant(Date.parse(instant), 'America/Toronto', now)).toMatch(text);
});

it('the day of an instant is the company’s', () =>
  expect(showDayOf('2026-11-21T04:30:00Z', 'America/Toronto')).toBe('Nov 20, 2026'));
