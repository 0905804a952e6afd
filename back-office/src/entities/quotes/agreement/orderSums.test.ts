import { expect, it } from '@jest/globals';
import { orderSums } from './orderSums.ts';

const line = (quantity: string, rate: string) => ({ key: rate, description: '', quantity, rate });

it.each([
  [
    'lines with amounts',
    [line('2.5', '40.10'), line('1', '-20')],
    ['$ 80.25', '$ 10.43', '$ 90.68'],
  ],
  ['amounts as people type them', [line('1', '$ 1,200')], ['$ 1,200.00', '$ 156.00', '$ 1,356.00']],
  ['nothing typed yet', [line('1', '')], ['$ 0.00', '$ 0.00', '$ 0.00']],
  ['what is no amount', [line('x', '12'), line('1', '0.005')], ['$ 0.00', '$ 0.00', '$ 0.00']],
])('the sums of %s', (_what, lines, [subTotal, tax, total]) => {
  expect(orderSums(lines, 0.13)).toEqual({ subTotal, tax, total });
});
