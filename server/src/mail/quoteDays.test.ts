import { expect, it } from '@jest/globals';
import { quoteDays } from './quoteDays.ts';

it('says until when a day after the last one of a price is to be booked', () => {
  expect(quoteDays('en', '2027-02-01', '2026-12-22')).toEqual([
    'Requested day: February 1, 2027.',
    'The price is valid until December 22, 2026.',
    'Book by December 22, 2026, and this price holds for your day.',
  ]);
  expect(quoteDays('fr', '2027-02-01', '2026-12-22').at(-1)).toBe(
    'Réservez au plus tard le 22 décembre 2026, et ce prix vaut pour votre jour.',
  );
});

it('says no more than is known', () => {
  expect(quoteDays('en', '', '')).toEqual([]);
  expect(quoteDays('en', '2026-12-22', '2026-12-22')).toHaveLength(2);
  expect(quoteDays('en', '2027-02-01', '')).toEqual(['Requested day: February 1, 2027.']);
});
