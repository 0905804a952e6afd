import { describe, expect, it } from '@jest/globals';
import { newRecord } from 'shared-api/contract/fields/schemas';
import { clientSchema } from 'shared-api/contract/entities/client';
import { leadSchema } from 'shared-api/contract/entities/lead';
import { quoteSchema } from 'shared-api/contract/entities/quote';
import { leadsEditor } from '../../../entities/leads/leadsEditor.ts';
import { recordFields } from './recordFields.ts';

const stored = {
  ...newRecord(clientSchema),
  id: 1,
  version: 3,
  sinceTs: '2026-01-31',
  fullName: 'Ann',
  phoneNumber: 'ask at the door',
};

describe('the fields of a record', () => {
  it('are sent as far as they may be set', () => {
    const { sentOf, first } = recordFields('clients', stored);
    expect(sentOf(first)).toMatchObject({ fullName: 'Ann' });
    expect(Object.keys(sentOf(first))).not.toContain('sinceTs');
  });

  it('leave out what the record does not have', () => {
    const { fields } = recordFields('clients', { id: 1, fullName: 'Ann' });
    expect(fields.map(({ name }) => name)).toEqual(['fullName']);
  });

  it('are judged where they were changed, so that an old value keeps nobody from saving', () => {
    const { errorsOf, first } = recordFields('clients', stored);
    expect(errorsOf({ ...first, fullName: 'Ann Lee' })).toEqual({});
    expect(Object.keys(errorsOf({ ...first, phoneNumber: 'call me' }))).toEqual(['phoneNumber']);
  });

  it('of a lead say at the reason that it is not closed without one', () => {
    const { wrong } = leadsEditor;
    const lead = { ...newRecord(leadSchema), id: 1, status: 'New', closeReason: '', closeNote: '' };
    const open = recordFields('leads', lead, [], wrong);
    const closed = { ...open.first, status: 'Closed' };
    expect(open.errorsOf(closed)).toEqual({ closeReason: 'Choose why the lead is closed.' });
    expect(open.errorsOf({ ...closed, closeReason: 'tooFar' })).toEqual({});
    // Closed before reasons were asked for.
    const old = recordFields('leads', { ...lead, status: 'Closed' }, [], wrong);
    expect(old.errorsOf({ ...old.first, name: 'Ann Lee' })).toEqual({});
  });

  it('are the same when they would be sent alike, however they are written', () => {
    const { isSame, first } = recordFields('quotes', {
      ...newRecord(quoteSchema),
      id: 1,
      price: 1_000,
    });
    expect(isSame(first, { ...first, price: '1,000' })).toBe(true);
    expect(isSame(first, { ...first, price: '1,000.01' })).toBe(false);
    expect(isSame(first, { ...first, price: 'ten' })).toBe(false);
  });

  it('are all judged in a new record', () => {
    const { errorsOf, first } = recordFields('clients', { ...stored, id: undefined });
    expect(Object.keys(errorsOf(first))).toContain('phoneNumber');
  });
});
