import { describe, expect, it } from '@jest/globals';
import * as yup from 'yup';
import * as fields from './fields.ts';
import { fieldsOf, isDay, newRecord, validate, writableFields } from './fields.ts';

const schema = yup.object({
  sinceTs: fields.day('Since', { readOnly: true, excludedOnCreate: true }),
  name: fields.text('Name'),
  notes: fields.longText('Notes'),
  email: fields.email('Email'),
  price: fields.money('Price'),
  hours: fields.number('Hours'),
  dateTs: fields.day('Date', { excludedOnCreate: true }),
  isActive: fields.checkbox('Active'),
  type: fields.select('Type', ['Janitorial', 'Contracting']),
  clientId: fields.record('Client', 'clients', ['companyName', 'fullName']),
  lines: fields.table('Lines'),
});

describe('a check of fields', () => {
  it.each([
    [{ name: 'Zoë \u202e ☂', price: 12.34, dateTs: '2028-02-29', clientId: 7, lines: [['a', '']] }],
    [{ price: null, dateTs: null, clientId: null, email: '', type: '' }],
    [{ isActive: true, hours: 1.25, type: 'Contracting', email: 'a.b-c_d@mail.example.ca' }],
  ])('accepts %j', (input) => expect(validate(schema, input).errors).toBeUndefined());

  it.each([
    [{ name: 5 }, 'name', 'Name must be text.'],
    [{ name: 'x'.repeat(501) }, 'name', 'Name may have 500 characters at most.'],
    [{ notes: 'a\0b' }, 'notes', 'Notes holds a character that cannot be stored (NUL): remove it.'],
    [{ email: 'a@b' }, 'email', 'You must enter a valid email address.'],
    [{ email: 'a@b.museum' }, 'email', 'You must enter a valid email address.'],
    [{ price: '12' }, 'price', 'Price must be a number.'],
    [{ price: 1.005 }, 'price', 'Price must be an amount with at most two decimals.'],
    [{ hours: NaN }, 'hours', 'Hours must be a number.'],
    [{ dateTs: '2027-02-29' }, 'dateTs', 'Date must be a day, written as 2026-01-31.'],
    [{ dateTs: 5 }, 'dateTs', 'Date must be a day, written as 2026-01-31.'],
    [{ isActive: 'yes' }, 'isActive', 'Active must be true or false.'],
    [{ type: 'Other' }, 'type', 'Type must be one of: Janitorial, Contracting.'],
    [{ clientId: 1.5 }, 'clientId', 'Client must be the number of a record.'],
    [{ clientId: -1 }, 'clientId', 'Client must be the number of a record.'],
    [{ lines: 'a' }, 'lines', 'Lines must be a table: a list of rows of texts.'],
    [{ colour: 'red' }, 'colour', 'There is no field "colour".'],
  ])('refuses %j and says why', (input, field, message) => {
    expect(validate(schema, input).errors).toEqual({ [field]: message });
  });

  it('names every wrong field at once', () => {
    const { errors } = validate(schema, { name: 1, price: 'x', unknown: 1 });
    expect(Object.keys(errors ?? {}).sort()).toEqual(['name', 'price', 'unknown']);
  });

  it.each([null, 'text', 5, [1]])('refuses %j as a whole', (input) => {
    expect(validate(schema, input).errors).toEqual({
      '': 'The body must be an object of fields.',
    });
  });
});

describe('a new record', () => {
  it('is empty, with boxes off, and without what is excluded', () => {
    expect(newRecord(schema)).toEqual({
      name: '',
      notes: '',
      email: '',
      price: null,
      hours: null,
      isActive: false,
      type: '',
      clientId: null,
      lines: [],
    });
  });
});

describe('the fields of a schema', () => {
  it('come in the order of their declaration', () => {
    expect(fieldsOf(schema).map(({ label }) => label)).toEqual([
      'Since',
      'Name',
      'Notes',
      'Email',
      'Price',
      'Hours',
      'Date',
      'Active',
      'Type',
      'Client',
      'Lines',
    ]);
  });

  it('are writable unless the server sets them', () => {
    expect(writableFields(schema)).not.toContain('sinceTs');
    expect(writableFields(schema)).toContain('dateTs');
  });
});

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-1-1', false],
  ['', false],
])('%p is a day: %p', (text, is) => expect(isDay(text)).toBe(is));
