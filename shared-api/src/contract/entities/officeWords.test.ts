import { describe, expect, it } from '@jest/globals';
import { visitTimes } from '../site/visitLimits.ts';
import { categories } from '../values/categories.ts';
import { languages } from '../values/language.ts';
import { clientSchema } from './client.ts';
import { invoiceSchema } from './invoice.ts';
import { leadSchema, leadSources, leadStatuses } from './lead.ts';
import { officeWords } from './officeWords.ts';
import { quoteSchema } from './quote.ts';
import { serviceSchema, serviceStatuses } from './service.ts';

const fieldOf = (schema: Parameters<typeof officeWords.labelled>[0], field: string) =>
  officeWords.labelled(schema).find(({ name }) => name === field);

describe('the words of the office', () => {
  it.each([
    ['the state of a service', serviceSchema, 'serviceStatus', serviceStatuses],
    ['the category of a service', serviceSchema, 'type', categories],
    ['the category of an invoice', invoiceSchema, 'type', categories],
    ['the category of a quote', quoteSchema, 'category', categories],
    ['the state of a lead', leadSchema, 'status', leadStatuses],
    ['the source of a lead', leadSchema, 'source', leadSources],
    ['the time of a lead', leadSchema, 'requestTime', visitTimes],
    ['the language of a lead', leadSchema, 'language', languages],
    ['the language of a client', clientSchema, 'language', languages],
  ])('are there for %s, whatever it is', (_what, schema, field, stored) => {
    expect(Object.keys(fieldOf(schema, field)?.words ?? {})).toEqual([...stored]);
  });

  it('are the headings of fixed columns', () => {
    expect(fieldOf(quoteSchema, 'scope')?.headings).toEqual(['Item', 'Description']);
    expect(fieldOf(quoteSchema, 'lineData')).not.toHaveProperty('headings');
  });
});
