import { expect, it } from '@jest/globals';
import { validUntil } from './validUntil.ts';

it('the price of a quote holds for thirty days, over the ends of months and years', () => {
  expect(validUntil({}, '2026-11-22')).toBe('2026-12-22');
  expect(validUntil({}, '2026-12-15')).toBe('2027-01-14');
});

it('the company file says for how many days the price of a quote holds', () => {
  expect(validUntil({ quoteValidDays: 14 }, '2026-11-22')).toBe('2026-12-06');
});
