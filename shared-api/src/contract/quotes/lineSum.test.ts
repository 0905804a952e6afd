import { expect, it } from '@jest/globals';
import { lineSum } from './lineSum.ts';

const sums = ['Subtotal', 'HST', 'Total'];
const headings = ['Item', 'Quantity', 'Amount'];

it.each([
  [
    'amounts in the last column',
    [headings, ['Cabinets', '12', '$ 12,500.00'], ['Sink', '1', '99.50']],
    1_259_950,
  ],
  ['a discount', [headings, ['Cabinets', '1', '100'], ['Discount', '', '-10']], 9_000],
  ['a row without an amount', [headings, ['Cabinets', '1', '100'], ['as agreed', '', '']], 10_000],
  ['sums that staff wrote below', [headings, ['Sink', '1', '50'], ['Total', '', '56.50']], 5_000],
  ['no rows', [headings], undefined],
  ['no amounts', [headings, ['Cabinets', '', '']], undefined],
  ['words among the amounts', [headings, ['Sink', '1', '50'], ['Tap', '1', 'included']], undefined],
  ['more than two decimals', [headings, ['Sink', '1', '50.125']], undefined],
  ['nothing', [], undefined],
])('the sum of lines with %s', (_what, table, cents) => {
  expect(lineSum(table, sums)).toBe(cents);
});
