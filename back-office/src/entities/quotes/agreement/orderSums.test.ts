import { expect, it } from '@jest/globals';
import { orderSums } from './orderSums.ts';

const line = (quantity: string, rate: string) => ({ key: rate, description: '', quantity, rate });

it.each([
  [
    'lines with amounts',
    [line('2.5', '40.10'), line('1', '-20')],
    ['$\u00a080.25', '$\u00a010.43', '$\u00a090.68'],
  ],
  [
    'amounts as people type them',
    [line('1', '$\u00a01,200')],
    ['$\u00a01,200.00', '$\u00a0156.00', '$\u00a01,356.00'],
  ],
  ['nothing typed yet', [line('1', '')], ['$\u00a00.00', '$\u00a00.00', '$\u00a00.00']],
  [
    'what is no amount',
    [line('x', '12'), line('1', '0.005')],
    ['$\u00a00.00', '$\u00a00.00', '$\u00a00.00'],
  ],
])('the sums of %s', (_what, lines, [subTotal, tax, total]) => {
  expect(orderSums(lines, 0.13)).toEqual({ subTotal, tax, total });
});
