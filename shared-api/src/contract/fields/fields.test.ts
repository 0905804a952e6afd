import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as yup from 'yup';
import { validateLabelled } from '../testing/inWords.ts';
import { sampleFields, sampleLabels } from '../testing/sampleFields.ts';

const validate = <T extends yup.AnyObject>(of: yup.ObjectSchema<T>, input: unknown) =>
  validateLabelled(sampleLabels, of, input);

const cells = (rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

const yearMessage = (label: string): string =>
  `${label} must be of the year 1900 or later: write the year with four digits.`;
const dayMessage = 'Date must be a day, written as 2026-01-31.';
const timeMessage = 'Start time must be a time of day, written as 08:30.';
const startMessage = 'Start must be a day and a time, written as 2026-01-31T09:00.';
const brokenMessage = (label: string): string =>
  `${label} holds a broken character that cannot be stored (half of a pair): remove it.`;
const tableMessage = 'Lines must be a table: a list of rows of texts.';
const emailMessage = 'You must enter a valid email address.';
const clientMessage = 'Client must be the number of a record.';
const priceMessage = 'Price must be an amount with at most two decimals.';

describe('a check of fields', () => {
  it.each([
    ['no field at all', {}],
    ['signs of any script', { name: 'Zoë \u202e ☂ 東京' }],
    ['blanks at both ends', { name: '  a\tb ' }],
    ['a line of 500 characters', { name: 'x'.repeat(500) }],
    ['a text of 20,000 characters and many lines', { notes: 'x\n'.repeat(10_000) }],
    ['an address with every sign allowed', { email: 'a.b-c_d9@mail.example-site.ca' }],
    ['no address', { email: '' }],
    ['a phone number as people write it', { phone: '(519) 555-0100 ext. 4' }],
    ['an amount', { price: 12.34 }],
    ['an amount owed back', { price: -0.01 }],
    ['any number of hours', { hours: 1.125 }],
    ['a day that a leap year has', { dateTs: '2028-02-29' }],
    ['the first minute of a day', { startTs: '2026-01-31T00:00' }],
    ['the last minute of a day', { startTs: '2026-01-31T23:59' }],
    ['a time of day', { startTime: '08:30' }],
    ['one of a fixed choice', { repeat: 'monthly' }],
    ['a ticked box', { isActive: true }],
    ['a choice from the list', { type: 'Contracting' }],
    ['no choice', { type: '' }],
    ['a choice from a list that the company keeps', { sender: 'office@example.com' }],
    ['a record', { clientId: 7 }],
    ['a table', { lines: [['a', ''], ['b']] }],
    ['a table of 500 rows and 50 columns', { lines: cells(500, 50) }],
    [
      'nothing where nothing is allowed',
      { price: null, hours: null, dateTs: null, startTs: null, startTime: null, clientId: null },
    ],
  ])('accepts %s, and gives it back as it came', (_what, input) => {
    expect(validate(sampleFields, input)).toEqual({ value: input });
  });

  it.each([
    [{ name: 5 }, 'name', 'Name must be text.'],
    [{ name: '\0' }, 'name', 'Name holds a character that cannot be stored (NUL): remove it.'],
    [{ notes: ['a'] }, 'notes', 'Notes must be text.'],
    [{ notes: 'a\0b' }, 'notes', 'Notes holds a character that cannot be stored (NUL): remove it.'],
    [{ phone: 5195550100 }, 'phone', 'Phone must be text.'],
    [{ link: false }, 'link', 'Link must be text.'],
    [{ email: 1 }, 'email', 'Email must be text.'],
    [{ email: 'a@b' }, 'email', emailMessage],
    [{ email: 'a@b.c' }, 'email', emailMessage],
    [{ email: 'a@b..ca' }, 'email', emailMessage],
    [{ email: '@b.ca' }, 'email', emailMessage],
    [{ email: 'a b@c.ca' }, 'email', emailMessage],
    [{ email: 'a@b.ca, d@e.ca' }, 'email', emailMessage],
    [{ email: ' ' }, 'email', emailMessage],
    [{ price: '12' }, 'price', 'Price must be a number.'],
    [{ price: NaN }, 'price', 'Price must be a number.'],
    [{ price: 1.005 }, 'price', priceMessage],
    [
      { price: 1e300 },
      'price',
      "Price can't be more than $ 1,000,000.00: check the number, and split what really is more.",
    ],
    [{ hours: '1' }, 'hours', 'Hours must be a number.'],
    [{ hours: NaN }, 'hours', 'Hours must be a number.'],
    [{ dateTs: '0026-11-21' }, 'dateTs', yearMessage('Date')],
    [{ dateTs: '0000-01-01' }, 'dateTs', yearMessage('Date')],
    [{ startTs: '0026-11-21T09:00' }, 'startTs', yearMessage('Start')],
    [
      { startTs: '2206-11-21T09:00' },
      'startTs',
      "Start can't be after Dec 31, 2199: check the year.",
    ],
    [{ dateTs: '2027-02-29' }, 'dateTs', dayMessage],
    [{ dateTs: '2026-01-31T09:00' }, 'dateTs', dayMessage],
    [{ dateTs: '' }, 'dateTs', dayMessage],
    [{ dateTs: 5 }, 'dateTs', dayMessage],
    [{ startTs: '2026-01-31' }, 'startTs', startMessage],
    [{ startTs: '2026-02-30T09:00' }, 'startTs', startMessage],
    [{ startTs: '2026-01-31T24:00' }, 'startTs', startMessage],
    [{ startTs: '2026-01-31T09:60' }, 'startTs', startMessage],
    [{ startTs: '2026-01-31T9:00' }, 'startTs', startMessage],
    [{ startTs: '2026-01-31T09:00Z' }, 'startTs', startMessage],
    [{ startTs: '' }, 'startTs', startMessage],
    [{ startTs: 0 }, 'startTs', startMessage],
    [{ startTime: '24:00' }, 'startTime', timeMessage],
    [{ startTime: '8:30' }, 'startTime', timeMessage],
    [{ startTime: '08:60' }, 'startTime', timeMessage],
    [{ startTime: '' }, 'startTime', timeMessage],
    [{ startTime: 830 }, 'startTime', timeMessage],
    [{ repeat: '' }, 'repeat', 'Repeat must be one of: weekly, monthly.'],
    [{ isActive: 'yes' }, 'isActive', 'Active must be true or false.'],
    [{ isActive: 1 }, 'isActive', 'Active must be true or false.'],
    [{ type: 'Other' }, 'type', 'Type must be one of: Janitorial, Contracting.'],
    [{ type: 'janitorial' }, 'type', 'Type must be one of: Janitorial, Contracting.'],
    [{ type: 0 }, 'type', 'Type must be text.'],
    [{ clientId: '7' }, 'clientId', clientMessage],
    [{ clientId: 1.5 }, 'clientId', clientMessage],
    [{ clientId: 0 }, 'clientId', clientMessage],
    [{ clientId: -1 }, 'clientId', clientMessage],
    [{ lines: 'a' }, 'lines', tableMessage],
    [{ notes: 'a\ud800b' }, 'notes', brokenMessage('Notes')],
    [{ link: '\udc00' }, 'link', brokenMessage('Link')],
    [{ lines: [['\udfff']] }, 'lines', brokenMessage('Lines')],
    [{ hours: Infinity }, 'hours', `Hours can't be more than ${Number.MAX_VALUE}.`],
    [{ clientId: 2_147_483_648 }, 'clientId', clientMessage],
    [
      { lines: [['a', 'b\0']] },
      'lines',
      'Lines holds a character that cannot be stored (NUL): remove it.',
    ],
    [{ colour: 'red' }, 'colour', 'There is no field "colour".'],
    [{ toString: 'red' }, 'toString', 'There is no field "toString".'],
    [{ '': 'red' }, '', 'There is no field "".'],
  ])('refuses %j and says why', (input, field, message) => {
    expect(validate(sampleFields, input)).toEqual({ errors: { [field]: message } });
  });

  it.each([
    [
      'a line of 501 characters',
      { name: 'x'.repeat(501) },
      'name',
      "Name can't be longer than 500 characters.",
    ],
    [
      'a text of 20,001 characters',
      { notes: 'x'.repeat(20_001) },
      'notes',
      "Notes can't be longer than 20,000 characters.",
    ],
    [
      'a phone number of 501 characters',
      { phone: '1'.repeat(501) },
      'phone',
      "Phone can't be longer than 500 characters.",
    ],
    [
      'the address of a page of 501 characters',
      { link: 'h'.repeat(501) },
      'link',
      "Link can't be longer than 500 characters.",
    ],
    [
      'an e-mail address of 505 characters',
      { email: `${'a'.repeat(500)}@b.ca` },
      'email',
      "Email can't be longer than 500 characters.",
    ],
    [
      'a choice of 501 characters',
      { sender: 'x'.repeat(501) },
      'sender',
      "Sender can't be longer than 500 characters.",
    ],
    [
      'a cell of 20,001 characters',
      { lines: [['x'.repeat(20_001)]] },
      'lines',
      "A cell of Lines can't be longer than 20,000 characters.",
    ],
    ['a table of 501 rows', { lines: cells(501, 1) }, 'lines', 'Lines may have 500 rows at most.'],
    [
      'a table of 51 columns',
      { lines: cells(1, 51) },
      'lines',
      'Lines may have 50 columns at most.',
    ],
  ])('refuses %s and says the limit', (_what, input, field, message) => {
    expect(validate(sampleFields, input)).toEqual({ errors: { [field]: message } });
  });

  it('names every wrong field at once', () => {
    expect(
      validate(sampleFields, { name: 1, price: 'x', lines: [['\0'], ['\0']], unknown: 1 }),
    ).toEqual({
      errors: {
        name: 'Name must be text.',
        price: 'Price must be a number.',
        lines: 'Lines holds a character that cannot be stored (NUL): remove it.',
        unknown: 'There is no field "unknown".',
      },
    });
  });

  it.each([undefined, null, 'text', 5, true, [{ name: 'Zoë' }]])(
    'refuses %j as a whole',
    (input) => {
      expect(validate(sampleFields, input)).toEqual({
        errors: { '': 'The body must be an object of fields.' },
      });
    },
  );

  it('keeps every text byte for byte', () => {
    const storable = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(storable, (name) => {
        expect(validate(sampleFields, { name })).toEqual({ value: { name } });
      }),
    );
  });
});

it('says in our words what the library would say of types', () => {
  const plain = yup.object({
    number: yup.string().strict().required(),
    vitals: yup.array().strict().defined(),
    token: yup.object({ id: yup.string().strict() }).required(),
  });
  expect(validate(plain, { number: 12_400, token: ['x'] }).errors).toEqual({
    number: expect.stringMatching(/ is not of the right type\.$/) as unknown,
    vitals: expect.stringMatching(/ is missing\.$/) as unknown,
    token: expect.stringMatching(/ is not of the right type\.$/) as unknown,
  });
});
