import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  amountField,
  checkCard,
  emptyCardForm,
  leftAmountFault,
  masks,
  networkOf,
  type CardForm,
} from './cardForm.ts';

const now = { year: 2026, month: 11 };
const right: CardForm = {
  number: '4242 4242 4242 4242',
  month: '12',
  year: '2026',
  cvc: '123',
  amount: '1,234.50',
  invoice: '10042',
};

it.each([
  ['', undefined],
  ['1.00', undefined],
  ['0.99', "Amount can't be lower than $1.00"],
  ['0', "Amount can't be lower than $1.00"],
  ['1,5', 'Use a point for cents: 1.50.'],
])('an amount of %j is told of when its field is left: %j', (amount, told) => {
  expect(leftAmountFault(amount)).toBe(told);
});

describe('what is typed', () => {
  it.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '4242 42a42', '4242 4242'],
    ['number', '42424242424242429999', '4242 4242 4242 4242'],
    ['month', '1', '1'],
    ['month', '2', '02'],
    ['month', '13', '1'],
    ['month', '00', '0'],
    ['month', '012', '01'],
    ['year', '20267', '2026'],
    ['cvc', '12x34', '123'],
    ['amount', '1234.567', '1,234.56'],
    ['amount', '12.3.4', '12.3.4'],
    ['amount', '123456789', '12,345,678'],
    ['amount', '99999.99', '99,999.99'],
    ['amount', 'abc', ''],
    ['invoice', '10-0-421', '10042'],
  ] as const)('into %s, %j, becomes %j', (field, typed, shown) => {
    expect(masks[field].shape(typed, '')).toBe(shown);
  });

  it('becomes what stays as it is when it is typed again, and is never too long', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(emptyCardForm)), fc.string(), (name, text) => {
        const { shape } = masks[name as keyof CardForm];
        const once = shape(text, '');
        expect(shape(once, '')).toBe(once);
        // What is no amount stays until it is put right.
        if (name === 'amount' && amountField.fault(once) !== undefined) return;
        expect(once.length).toBeLessThan(20);
        if (name === 'amount') expect(once.replaceAll(',', '').length).toBeLessThanOrEqual(8);
      }),
    );
  });

  /** The amount after each key. */
  const type = (keys: string, from = ''): string =>
    Array.from(keys).reduce((shown, key) => masks.amount.shape(shown + key, shown), from);

  it.each([
    ['1250.5', '1,250.5'],
    ['1,250.50', '1,250.50'],
    ['1,234,567', '1,234,567'],
    ['1250,5', '1,250,5'],
    ['1250,50', '1,250,50'],
    ['12,5', '12,5'],
  ])('shows the amount %s, typed key by key, as %s', (keys, shown) =>
    expect(type(keys)).toBe(shown),
  );

  it('understands a comma before cents that is pasted, and groups what is left when a digit is taken away', () => {
    expect(masks.amount.shape('1250,50', '')).toBe('1,250.50');
    expect(masks.amount.shape('1,25', '1,250')).toBe('125');
  });

  it('chooses the network’s mark', () => {
    expect(['4', '50', '51', '55 5'].map(networkOf)).toEqual([
      'visa',
      'visa',
      'mastercard',
      'mastercard',
    ]);
  });

  it('is sent with two decimals', () => {
    expect(['113', '1,234.5', '.5', '7.25'].map(amountField.sent)).toEqual([
      '113.00',
      '1234.50',
      '0.50',
      '7.25',
    ]);
  });

  it.each([
    ['20,359.7', '20,359.70'],
    ['113', '113.00'],
    ['99,999.99', '99,999.99'],
    ['.5', '0.50'],
    ['', ''],
    ['1,250,5', '1,250,5'],
  ])('is an amount of %s, shown with both decimals as %s', (typed, shown) => {
    expect(amountField.whole(typed)).toBe(shown);
  });
});

describe('the check', () => {
  it('is not asked for where it is typed on the provider’s page', () => {
    const { amount, invoice } = right;
    const bare = { ...emptyCardForm, amount, invoice };
    expect(checkCard('providerPage', bare, now)).toEqual({});
    expect(checkCard('providerPage', emptyCardForm, now)).toEqual({
      amount: "Amount can't be lower than $1.00",
      invoice: 'Enter invoice / quote number',
    });
  });
  it('passes what is right', () => expect(checkCard('cardForm', right, now)).toEqual({}));

  it.each<[Partial<CardForm>, keyof CardForm, string]>([
    [{ number: '' }, 'number', 'Please enter a valid card number'],
    [{ number: '4242 4242 4242' }, 'number', 'Please enter a valid card number'],
    [{ number: '6011 1111 1111 1117' }, 'number', 'Please enter a valid card number'],
    [{ number: '2220 9999 9999 9999' }, 'number', 'Please enter a valid card number'],
    [{ number: '2721 0000 0000 0000' }, 'number', 'Please enter a valid card number'],
    [{ month: '' }, 'month', 'Enter a valid month'],
    [{ month: '0' }, 'month', 'Enter a valid month'],
    [{ year: '2025' }, 'year', 'Year must be in the future'],
    [{ year: '' }, 'year', 'Year must be in the future'],
    [{ month: '10' }, 'month', 'Card expiry must be in the future'],
    [{ cvc: '12' }, 'cvc', 'Cvc must be in the correct format'],
    [{ amount: '0.99' }, 'amount', "Amount can't be lower than $1.00"],
    [{ amount: '' }, 'amount', "Amount can't be lower than $1.00"],
    [{ amount: '1,250,5' }, 'amount', 'Use a point for cents: 1250.50.'],
    [{ amount: '-5' }, 'amount', 'Type the amount without a minus sign.'],
    [
      { amount: '1e3' },
      'amount',
      'This amount is not clear. Type it as 1234.50, with a point before the cents.',
    ],
    [
      { amount: '100,000' },
      'amount',
      'Card payments go up to $99,999.99. Please call us to pay more.',
    ],
    [{ invoice: '' }, 'invoice', 'Enter invoice / quote number'],
  ])('of %j says at %s: %s', (change, field, message) => {
    expect(checkCard('cardForm', { ...right, ...change }, now)).toEqual({ [field]: message });
  });

  it.each([
    '4222 2222 2222 2',
    '5555 5555 5555 4444',
    '2221 0000 0000 0000',
    '2720 9999 9999 9999',
  ])('knows the number %s', (number) =>
    expect(checkCard('cardForm', { ...right, number }, now)).toEqual({}),
  );
});
