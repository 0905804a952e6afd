import { describe, expect, it } from '@jest/globals';
import { entities, entityNames } from 'shared-api/contract/entities/entities';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { AnyObject, ObjectSchema } from 'yup';
import { fromForm, toForm } from './fieldText.ts';

const quoteFields = fieldsOf(entities.quotes.schema);
const price = (text: unknown): unknown => fromForm(quoteFields, { price: text })['price'];

describe('an amount in the editor', () => {
  it.each([
    ['1234.5', 1234.5],
    ['$ 1,234.50', 1234.5],
    ['', null],
    [' 7 ', 7],
    ['-3', -3],
    ['.5', 0.5],
    ['12.', 12],
    ['1,234,567', 1_234_567],
    ['12,50', '12,50'],
    ['1,2345', '1,2345'],
    ['1.234,50', '1.234,50'],
    ['-', '-'],
    ['.', '.'],
    ['1e3', '1e3'],
    ['twelve', 'twelve'],
  ])('typed as %p is sent as %p', (typed, sent) => expect(price(typed)).toBe(sent));

  it('is shown with two decimals', () => {
    expect(toForm(quoteFields, { price: 12.5, number: 10_001 })).toMatchObject({
      price: '12.50',
      number: '10001',
    });
  });
});

describe.each(entityNames)('a new record of %s', (entity) => {
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  it('is sent as it is when nothing is typed', () => {
    const record = newRecord(schema);
    const fields = fieldsOf(schema).filter(({ name }) => name in record);
    expect(fromForm(fields, toForm(fields, record))).toEqual(record);
    expect(validate(schema, record).errors).toBeUndefined();
  });
});
