import { expect, it } from '@jest/globals';
import { showAmount } from './amounts.ts';

it.each([
  [1234.5, '$\u00a01,234.50'],
  [0, '$\u00a00.00'],
  [-3, '-$\u00a03.00'],
  [null, '-'],
  [5_649_999_999.99, '$\u00a05,649,999,999.99'],
  [-10_000_000_000, '-$\u00a010,000,000,000.00'],
])('%p is shown as %p', (amount, text) => expect(showAmount(amount)).toBe(text));
