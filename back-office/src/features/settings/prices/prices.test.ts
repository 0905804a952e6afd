import { describe, expect, it } from '@jest/globals';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import { pricesByPath } from 'shared-api/contract/quotes/rateCard';
import { groupsOf } from './priceFields.ts';
import { carriedOver, textErrors, tidied, toText, withText } from './priceText.ts';

const rates = {
  rushFee: 45,
  carpet: { room: 49, minimum: 129 },
  deals: { discounts: { 4: 0.1, 8: 0.12345, 12: 0.07 } },
  garden: { hedge: 3.5 },
};
const fields = groupsOf(rates).flatMap((group) => group.fields);
const text = toText(rates, fields);

it('shows dollars with two decimals and discounts in percent', () => {
  expect(text).toEqual({
    rushFee: '45.00',
    'carpet.room': '49.00',
    'carpet.minimum': '129.00',
    'deals.discounts.4': '10',
    'deals.discounts.8': '12.35',
    'deals.discounts.12': '7',
    'garden.hedge': '3.50',
  });
});

it('has a name for each price of the card that the product comes with', () => {
  const groups = groupsOf(shippedRates);
  expect(groups.map(({ title }) => title)).not.toContain('Other prices');
  expect(groups[0]?.hint).toBe('Dollars, for carpet and residential within 72 hours');
  expect(groups.flatMap((group) => group.fields.map(({ path }) => path)).sort()).toEqual(
    Object.keys(pricesByPath(shippedRates)).sort(),
  );
});

it('shows a price that it has no name for', () => {
  expect(groupsOf(rates).at(-1)).toMatchObject({
    title: 'Other prices',
    fields: [{ path: 'garden.hedge', label: 'garden.hedge' }],
  });
});

it('takes over what was typed, and all else as it was', () => {
  const typed = { ...text, 'carpet.room': '60.5', 'deals.discounts.12': '12.5' };
  expect(withText(rates, typed, fields)).toEqual({
    ...rates,
    carpet: { room: 60.5, minimum: 129 },
    deals: { discounts: { 4: 0.1, 8: 0.12345, 12: 0.125 } },
  });
});

describe('what is wrong', () => {
  it.each(['', 'abc', '-1', '1.005', '1,50', '1e3'])('is said of the price "%s"', (price) =>
    expect(textErrors({ ...text, 'carpet.room': price }, fields)).toHaveProperty(['carpet.room']),
  );
  it.each(['', '101', '-1', '12.345'])('is said of the discount "%s"', (percent) =>
    expect(textErrors({ ...text, 'deals.discounts.4': percent }, fields)).toHaveProperty([
      'deals.discounts.4',
    ]),
  );
  it('is nothing of a card as it is', () => expect(textErrors(text, fields)).toEqual({}));
});

it('tidies a price when the field is left', () => {
  expect([tidied('49', 'dollars'), tidied('x', 'dollars'), tidied('7.50', 'percent')]).toEqual([
    '49.00',
    'x',
    '7.5',
  ]);
});

it('keeps what was typed when the card is a newer one', () => {
  const typed = { ...text, 'carpet.room': '60.00' };
  const newer = { ...text, 'carpet.room': '55.00', rushFee: '50.00' };
  expect(carriedOver(text, typed, newer)).toEqual({
    ...text,
    'carpet.room': '60.00',
    rushFee: '50.00',
  });
});
