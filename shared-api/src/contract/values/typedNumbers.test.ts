import { describe, expect, it } from '@jest/globals';
import type { AnyObject, ObjectSchema } from 'yup';
import { entities, type EntityName } from '../entities/entities.ts';
import { validate } from '../testing/inWords.ts';
import { paymentCheckSchema } from '../billing/payment.ts';
import { squareFeet } from '../quotes/floor.ts';
import { commaAdvice, readNumber, toPoint, withCents, withPoint } from './typedNumbers.ts';

it.each([
  ['1234.5', 1234.5],
  ['$ 1,250.50', 1250.5],
  ['1 250.50', 1250.5],
  ['-3', -3],
  ['.5', 0.5],
  ['1,234,567', 1_234_567],
  ['', null],
  ['$', null],
  ['1250,5', undefined],
  ['12,50', undefined],
  ['1,2345', undefined],
  ['1.234,50', undefined],
  ['-', undefined],
  ['.', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
])('%j says the number %p', (text, number) => expect(readNumber(text)).toBe(number));

it.each([
  ['1250,5', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,50 $', '1250.50'],
  ['1,250,5', '1250.50'],
  ['-7,5', '-7.50'],
  ['12,', '12.00'],
  ['1,250', undefined],
  ['1,250.50', undefined],
  ['1, 2', undefined],
  ['Rooms 1,2', undefined],
  ['', undefined],
])('%j is to be typed as %p', (text, typed) => expect(withPoint(text, 2)).toBe(typed));

it.each([
  ['258', '258.00'],
  ['258.', '258.00'],
  ['258.5', '258.50'],
  ['$ 1,043.5', '$ 1,043.50'],
  ['258.50', '258.50'],
  ['258.505', '258.505'],
  ['-7', '-7.00'],
  ['', ''],
  ['12,50', '12,50'],
  ['Rooms 12', 'Rooms 12'],
  ['258 each', '258 each'],
])('%j gets its cents as %j', (text, typed) => expect(withCents(text)).toBe(typed));

it.each([
  ['1 250,5 $', 'cents', '1250.50'],
  ['7,5 pi²', 'decimals', '7.5 pi²'],
  ['7, pi²', 'decimals', '7 pi²'],
] as const)('%j in French, with %s, is %j', (text, unit, point) =>
  expect(toPoint(text, 'fr', unit)).toBe(point),
);

describe('an amount', () => {
  function fault(entity: EntityName, field: string, value: unknown): string | undefined {
    const schema: ObjectSchema<AnyObject> = entities[entity].schema;
    return validate(schema, { [field]: value }).errors?.[field];
  }

  it('with a comma before its cents is refused with the form to use', () => {
    expect(fault('contracts', 'price', '1250,5')).toBe(
      'Price must be a number. Use a point for cents: 1250.50.',
    );
    expect(fault('contracts', 'hours', '7,5')).toBe(
      'Hours must be a number. Use a point for decimals: 7.5.',
    );
    expect(validate(paymentCheckSchema, { number: '10001', amount: '1250,50' }).errors).toEqual({
      amount: 'Use a point for cents: 1250.50.',
    });
  });

  it('is checked in lines, below their headings and beside what they describe', () => {
    const lines = (amount: string) => [
      ['1,2', 'Amount'],
      ['1,2', '1,250.50', 'Rooms 1, 2'],
      ['Windows', amount],
    ];
    for (const [entity, field] of [
      ['invoices', 'newLineData'],
      ['quotes', 'lineData'],
    ] as const) {
      expect(fault(entity, field, lines('$ 1,250.50'))).toBeUndefined();
      expect(fault(entity, field, lines('1250,5'))).toMatch(
        /, row 3: Use a point for cents: 1250\.50\.$/,
      );
    }
  });

  it('says its true bounds', () => {
    const most =
      "can't be more than $ 1,000,000.00: check the number, and split what really is more.";
    expect(fault('contracts', 'price', -0.01)).toBe("Price can't be less than $ 0.00.");
    expect(fault('contracts', 'empCost', -1)).toBe("Cost can't be less than $ 0.00.");
    expect(fault('contracts', 'hours', -1)).toBe("Hours can't be less than 0.");
    expect(fault('contracts', 'hours', 10_000)).toBe("Hours can't be more than 9999.");
    expect(fault('quotes', 'price', 1_000_000.01)).toBe(`Price with tax ${most}`);
    expect(fault('quotes', 'price', 1e300)).toBe(`Price with tax ${most}`);
    expect(fault('invoices', 'subTotal', -6e9)).toBe(
      "Subtotal can't be less than -$ 1,000,000.00.",
    );
    expect(fault('invoices', 'subTotal', -12.5)).toBeUndefined();
  });
});

it.each([
  ['1,250.5 sqft', 1250.5],
  ['420', 420],
  ['1 250', 1250],
  ['1250,5', undefined],
  ['12,50', undefined],
  ['a lot', undefined],
  ['', undefined],
])('an area of %j is %p square feet', (text, area) => expect(squareFeet(text)).toBe(area));

it('decimals are written as they were typed, cents as two', () => {
  expect(withPoint('12,')).toBe('12');
  expect(withPoint('12,5')).toBe('12.5');
  expect(commaAdvice('12,', 'decimals')).toEqual({ point: '12', unit: 'decimals' });
  expect(commaAdvice('12,', 'cents')).toEqual({ point: '12.00', unit: 'cents' });
  expect(commaAdvice(12, 'cents')).toBeUndefined();
});

it.each([
  ['1250,5', '1250.5', '1250.50'],
  ['1 250,50', '1250.50', '1250.50'],
  ['1\u00a0250,50\u00a0$', '1250.50', '1250.50'],
  ['1\u202f250,5 pi²', '1250.5 pi²', '1250.50 pi²'],
  ['1.250,50', '1250.50', '1250.50'],
  ['1250.5', '1250.5', '1250.5'],
  ['1,250', '1,250', '1,250'],
  ['beaucoup', 'beaucoup', 'beaucoup'],
  ['pièces 1, 2', 'pièces 1, 2', 'pièces 1, 2'],
  ['', '', ''],
])('%j of a French page says the number %j, and in cents %j', (text, decimals, cents) => {
  expect(toPoint(text, 'fr', 'decimals')).toBe(decimals);
  expect(toPoint(text, 'fr', 'cents')).toBe(cents);
  expect(toPoint(text, 'en', 'cents')).toBe(text);
});

it.each(['420 pi²', '420 pi2', '420 pi ca', '420 pi. ca.', '420 pieds carrés'])(
  '%s are square feet',
  (area) => expect(squareFeet(area)).toBe(420),
);
