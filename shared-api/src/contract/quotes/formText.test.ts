import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from '../fields/fieldsOf.ts';
import { emptyForm, requestOf } from './formText.ts';
import { quoteKindNames, quoteSchemaOf } from './kinds.ts';

it.each(quoteKindNames)('the %s form begins with a text for every field', (kind) => {
  const schema = quoteSchemaOf(kind);
  expect(Object.keys(emptyForm(schema))).toEqual(fieldsOf(schema).map(({ name }) => name));
});

describe('a request said in the texts of a form', () => {
  it('has a day as noon of that day, numbers, and yes for a ticked box', () => {
    const schema = quoteSchemaOf('carpet');
    const form = { timestamp: '2030-05-01', room: '3', basement: 'on', email: ' A@B.ca ' };
    expect(requestOf(schema, { ...emptyForm(schema), ...form }, 'America/Toronto')).toMatchObject({
      timestamp: Date.parse('2030-05-01T16:00:00Z') / 1000,
      room: 3,
      stairCase: 0,
      basement: true,
      email: 'a@b.ca',
    });
  });

  it('has the number that stands for no choice while nothing is chosen', () => {
    const schema = quoteSchemaOf('residential');
    expect(requestOf(schema, emptyForm(schema), 'UTC')['type']).toBe(2);
    expect(requestOf(schema, { type: '1' }, 'UTC')['type']).toBe(1);
  });

  it('has numbers as the language of its page writes them', () => {
    const grout = quoteSchemaOf('grout');
    const floor = quoteSchemaOf('floor');
    expect(requestOf(grout, { bathroom: '1,5' }, 'UTC', 'fr')['bathroom']).toBe(1.5);
    expect(requestOf(grout, { bathroom: '1,5' }, 'UTC')['bathroom']).toBeNaN();
    const area = { totalArea: '1 250,5 pi²' };
    expect(requestOf(floor, area, 'UTC', 'fr')).toMatchObject({ totalArea: '1250.5 pi²' });
    expect(requestOf(floor, area, 'UTC')).toMatchObject(area);
  });

  it('has the first of a list while nothing else is chosen', () => {
    expect(emptyForm(quoteSchemaOf('floor'))).toMatchObject({ installFloorType: 'N/A' });
  });
});
