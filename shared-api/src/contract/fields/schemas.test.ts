import { describe, expect, it } from '@jest/globals';
import * as yup from 'yup';
import { clientSchema } from '../entities/client.ts';
import { officeWords } from '../entities/officeWords.ts';
import { languages } from '../values/language.ts';
import { sampleFields, sampleLabels } from '../testing/sampleFields.ts';
import * as fields from './fields.ts';
import { newRecord, validate, writableFields } from './schemas.ts';
import { fieldsOf } from './fieldsOf.ts';

describe('a new record', () => {
  it('is empty, with boxes off, and without what is excluded', () => {
    expect(newRecord(sampleFields)).toEqual({
      name: '',
      notes: '',
      email: '',
      phone: '',
      link: '',
      price: null,
      hours: null,
      startTs: null,
      startTime: null,
      repeat: 'weekly',
      isActive: false,
      type: '',
      sender: '',
      clientId: null,
      lines: [],
    });
  });
});

describe('an input of many unknown fields', () => {
  it('is refused for them, without looking at what they hold', () => {
    const input = { name: 'Ann' };
    const names = Array.from({ length: 38_000 }, (_, index) => `k${index}`);
    for (const name of names) {
      Object.defineProperty(input, name, {
        enumerable: true,
        get: () => {
          throw new Error(`${name} was read.`);
        },
      });
    }
    const { errors } = validate(sampleFields, input);
    expect(Object.keys(errors ?? {})).toEqual(names);
  });
});

describe('the fields of a schema', () => {
  it('come in the order of their declaration', () => {
    expect(fieldsOf(sampleFields).map(({ name }) => name)).toEqual(Object.keys(sampleLabels));
  });

  it('have the labels of their catalogue', () => {
    expect(officeWords.labelled(clientSchema).map(({ label }) => label)).toEqual([
      'Client since',
      'Name',
      'Company',
      'Email',
      'CC emails',
      'Phone',
      'Address',
      'City',
      'Postal code',
      'Language',
      'Send invoice to self',
    ]);
  });

  it.each([
    ['name', { kind: 'text' }],
    ['notes', { kind: 'longText' }],
    ['email', { kind: 'email' }],
    ['phone', { kind: 'phone' }],
    ['link', { kind: 'url' }],
    ['price', { kind: 'money' }],
    ['hours', { kind: 'number' }],
    ['sinceTs', { kind: 'date', readOnly: true, excludedOnCreate: true }],
    ['startTs', { kind: 'dateTime' }],
    ['startTime', { kind: 'time' }],
    ['repeat', { kind: 'select', options: ['weekly', 'monthly'], isNeverEmpty: true }],
    ['isActive', { kind: 'checkbox' }],
    ['type', { kind: 'select', options: ['Janitorial', 'Contracting'] }],
    ['sender', { kind: 'select', options: { from: 'company.quoteEmails' } }],
    [
      'clientId',
      { kind: 'record', record: { entity: 'clients', display: ['companyName', 'fullName'] } },
    ],
    ['lines', { kind: 'table', columns: ['item', 'description'] }],
  ])('say of %s what a control needs to know', (name, meta) => {
    expect(fieldsOf(sampleFields).find((field) => field.name === name)).toMatchObject(meta);
  });

  it('offer every language, and no empty choice beside them', () => {
    const [field] = fieldsOf(yup.object({ language: fields.language() }));
    expect(field).toMatchObject({
      kind: 'select',
      options: languages,
      isNeverEmpty: true,
    });
  });

  it('leave out what no person sees', () => {
    const hidden = yup.object({ name: fields.text(), formKey: yup.string() });
    expect(fieldsOf(hidden).map(({ name }) => name)).toEqual(['name']);
  });

  it('are writable unless the server sets them', () => {
    const all = fieldsOf(sampleFields).map(({ name }) => name);
    expect(writableFields(sampleFields)).toEqual(all.filter((name) => name !== 'sinceTs'));
  });
});
