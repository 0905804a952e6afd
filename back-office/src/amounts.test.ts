import { expect, it } from '@jest/globals';
import { showAmount } from './amounts.ts';

it.each([
  [1234.5, '$ 1,234.50'],
  [0, '$ 0.00'],
  [-3, '-$ 3.00'],
  [null, '-'],
  [5_649_999_999.99, '$ 5,649,999,999.99'],
  [-10_000_000_000, '-$ 10,000,000,000.00'],
])('%p is shown as %p', (amount, text) => expect(showAmount(amount)).toBe(text));
