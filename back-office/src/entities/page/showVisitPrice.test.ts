import { expect, it } from '@jest/globals';
import { showVisitPrice } from './showVisitPrice.ts';

it.each([
  ['with a price', { price: 45, isMonthly: false }, '$\u00a045.00'],
  ['for nothing', { price: 0, isMonthly: false }, '$\u00a00.00'],
  ['of a contract that is billed by the month', { price: null, isMonthly: true }, 'Monthly'],
  ['that had a price before its contract was', { price: 45, isMonthly: true }, '$\u00a045.00'],
  ['without a price', { price: null, isMonthly: false }, '-'],
])('a visit %s says so', (_what, visit, words) => {
  expect(showVisitPrice(visit)).toBe(words);
});
