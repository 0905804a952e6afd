import { expect, it } from '@jest/globals';
import { amountsOf } from './amountsOf.ts';

it.each([
  [100, 13, 113],
  [0.04, 0.01, 0.05],
  [1234.56, 160.49, 1395.05],
  [-100, -13, -113],
  [null, 0, 0],
  ['twelve', null, null],
  [12.345, null, null],
  // A total may be larger than what can be typed.
  [4_900_000_000, 637_000_000, 5_537_000_000],
])('a subtotal of %p has %p tax and comes to %p', (subTotal, tax, total) =>
  expect(amountsOf(subTotal, 0.13)).toEqual({ tax, total }),
);
