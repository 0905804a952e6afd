import { expect, it } from '@jest/globals';
import { paymentLink, readPaymentLink } from './paymentLink.ts';

it('a link to the payment page has number and amount, in the address of its language', () => {
  expect(paymentLink('en', 10_007, 22_600)).toBe('/payment?number=10007&amount=226.00');
  expect(paymentLink('fr', 10_007, 5_005)).toBe('/fr/payment?number=10007&amount=50.05');
});

it.each([0, 99, -22_600, 10_000_000])('there is none for %d cents', (cents) =>
  expect(paymentLink('en', 10_007, cents)).toBeUndefined(),
);

it('what a link says is read from it', () => {
  const link = paymentLink('en', 10_007, 9_999_999) ?? '';
  expect(readPaymentLink(link.replace('/payment', ''))).toEqual({
    number: '10007',
    amount: '99999.99',
  });
});

it('a link with a number alone says no amount', () => {
  expect(readPaymentLink('?number=10007')).toEqual({ number: '10007', amount: '' });
});

it.each(['', '?number=1', '?number=1&amount=2.00', '?number=100070', '?amount=1.00'])(
  'nothing is read from %j',
  (search) => expect(readPaymentLink(search)).toBeUndefined(),
);

it.each([
  ['amount=226.00&number=10007', '226.00'],
  ['number=10007&amount=226.00&utm_source=mail', '226.00'],
  ['number=10007&amp;amount=226.00', '226.00'],
  ['number=10007&amount=226', '226.00'],
  ['number=10007&amount=226.5', '226.50'],
  ['number=10007&amount=226.009', '226.00'],
  ['number=10007&amount=<b>', ''],
  ['number=10007&amount=1234567', ''],
  ['number=10007&fbclid=x', ''],
])('what else is in a link takes nothing away: %s', (query, amount) =>
  expect(readPaymentLink(`?${query}`)).toEqual({ number: '10007', amount }),
);

it.each(['1250,50', '1250%2C50', '1250%2c50'])(
  'an amount with a decimal comma is read: %s',
  (amount) =>
    expect(readPaymentLink(`?number=10007&amount=${amount}`)).toEqual({
      number: '10007',
      amount: '1250.50',
    }),
);
