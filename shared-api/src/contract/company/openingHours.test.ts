import { expect, it } from '@jest/globals';
import { openingHoursOf } from './openingHours.ts';

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
