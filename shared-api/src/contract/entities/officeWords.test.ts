import { describe, expect, it } from '@jest/globals';
import { leadSchema, leadStatuses } from './lead.ts';
import { officeWords } from './officeWords.ts';
import { quoteSchema } from './quote.ts';
import { serviceSchema, serviceStatuses } from './service.ts';

const fieldOf = (schema: Parameters<typeof officeWords.labelled>[0], field: string) =>
  officeWords.labelled(schema).find(({ name }) => name === field);

describe('the words of the office', () => {
  it('are there for each state of a service and of a lead', () => {
    const ofServices = fieldOf(serviceSchema, 'serviceStatus')?.words;
    expect(Object.keys(ofServices ?? {})).toEqual([...serviceStatuses]);
    const ofLeads = fieldOf(leadSchema, 'status')?.words;
    expect(Object.keys(ofLeads ?? {})).toEqual([...leadStatuses]);
  });

  it('are the headings of fixed columns', () => {
    expect(fieldOf(quoteSchema, 'scope')?.headings).toEqual(['Item', 'Description']);
    expect(fieldOf(quoteSchema, 'lineData')).not.toHaveProperty('headings');
  });
});
