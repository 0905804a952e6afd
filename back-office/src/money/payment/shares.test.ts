import { expect, it } from '@jest/globals';
import { spread } from './shares.ts';

const invoices = [
  { id: 1, balance: 14_549 },
  { id: 2, balance: 5_000 },
];

it('fills invoices in their order and keeps the rest on account', () => {
  expect(spread(20_000, invoices)).toEqual({
    shares: [
      { id: 1, balance: 14_549, share: 14_549 },
      { id: 2, balance: 5_000, share: 5_000 },
    ],
    rest: 451,
  });
});

it('leaves what is still owed where the amount does not reach', () => {
  expect(spread(15_000, invoices)).toEqual({
    shares: [
      { id: 1, balance: 14_549, share: 14_549 },
      { id: 2, balance: 5_000, share: 451 },
    ],
    rest: 0,
  });
});

it('keeps all of it on account where no invoice is chosen', () => {
  expect(spread(8_000, [])).toEqual({ shares: [], rest: 8_000 });
});

it('puts nothing anywhere while no amount is typed', () => {
  expect(spread(0, invoices).shares.map(({ share }) => share)).toEqual([0, 0]);
});
