import { expect, it } from '@jest/globals';
import type { DealGroup } from 'shared-api/contract/quotes/priceAnswers';
import { discountsOf } from './discountsOf.ts';

const group = (price: number, discountPrice: number): DealGroup => ({
  name: 'Room',
  tiers: [{ id: 1, numberOfService: 4, price, discountPrice }],
});

it('reads off what a deal takes off', () => {
  expect(discountsOf([group(100, 87.5)])).toEqual({ 4: 0.125 });
});

it('reads it off another group where one costs nothing, and nothing where all do', () => {
  expect(discountsOf([group(0, 0), group(200, 180)])).toEqual({ 4: 0.1 });
  expect(discountsOf([group(0, 0)])).toEqual({});
});

it('goes by the dearest group, where rounding to cents weighs least', () => {
  expect(discountsOf([group(200, 180), group(0.04, 0.04)])).toEqual({ 4: 0.1 });
});
