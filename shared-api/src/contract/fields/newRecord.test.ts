import { describe, expect, it } from '@jest/globals';
import * as yup from 'yup';
import { entities, entityNames } from '../entities/entities.ts';
import { validate } from '../testing/inWords.ts';
import * as fields from './fields.ts';
import { newRecord } from './schemas.ts';

describe('a new record', () => {
  it('has no field that the server alone sets', () => {
    const declared = yup.object({
      tax: fields.money({ readOnly: true }),
      notes: fields.text({ readOnly: false }),
    });
    expect(newRecord(declared)).toEqual({ notes: '' });
  });

  it.each(entityNames)(
    'of %s has none of the fields excluded by docs/product/validation.md',
    (entity) => {
      const names = Object.keys(newRecord(entities[entity].schema));
      const excluded = [
        'sinceTs',
        'quoteNumber',
        'invoiceNumber',
        'paidDateTs',
        'number',
        'dateTs',
        'requestDateTs',
        'gDriveLink',
      ];
      expect(names.filter((name) => excluded.includes(name))).toEqual([]);
    },
  );

  it('of a quote has all that is neither excluded nor set by the server', () => {
    expect(newRecord(entities.quotes.schema)).toEqual({
      clientId: null,
      projectTitle: '',
      email: '',
      notes: '',
      scope: [],
      price: null,
      laborCost: null,
      materialCost: null,
      lineData: [],
      additionalPages: '',
      hasFiles: false,
      category: '',
      type: '',
    });
  });

  it.each(entityNames)('of %s passes the check of its own fields', (entity) => {
    const declared: yup.ObjectSchema<yup.AnyObject> = entities[entity].schema;
    expect(validate(declared, newRecord(declared)).errors).toBe(undefined);
  });
});
