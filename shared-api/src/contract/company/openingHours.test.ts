import { expect, it } from '@jest/globals';
import { closedWeekday, openingHoursOf } from './openingHours.ts';

it('reads days and hours in the notation of the company file, and nothing else', () => {
  const read = openingHoursOf([
    { days: 'Monday to Friday', hours: '8:00 to 18:00' },
    { days: 'Saturday', hours: '09:30 to 16:00' },
    { days: 'Mon-Fri', hours: '8:00 to 18:00' },
    { days: 'Sunday', hours: '8 to 18' },
    { days: 'Sunday', hours: '8:00 to 24:00' },
  ]);
  expect(read).toEqual([
    { first: 'Monday', last: 'Friday', opens: '8:00', closes: '18:00' },
    { first: 'Saturday', last: 'Saturday', opens: '09:30', closes: '16:00' },
  ]);
});

it('knows the weekdays on which the company is closed', () => {
  const usual = [
    { days: 'Monday to Friday', hours: '8:00 to 18:00' },
    { days: 'Saturday', hours: '9:00 to 16:00' },
  ];
  // A week from Monday on.
  const week = [7, 8, 9, 10, 11, 12, 13].map((day) => `2026-12-${String(day).padStart(2, '0')}`);
  const closedIn = (entries: typeof usual) =>
    week.flatMap((day) => closedWeekday(entries, day) ?? []);
  expect(closedIn(usual)).toEqual(['Sunday']);
  expect(closedIn([{ days: 'Saturday to Monday', hours: '8:00 to 18:00' }])).toEqual([
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  expect(closedIn([])).toEqual([]);
});
