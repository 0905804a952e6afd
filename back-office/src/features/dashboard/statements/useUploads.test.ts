import { describe, expect, it } from '@jest/globals';
import type { StatementOutcome } from 'shared-api/contract/billing/bankImports';
import { resultOf } from './useUploads.ts';

const file: StatementOutcome = {
  name: 'march.ofx',
  outcome: 'read',
  reason: '',
  note: '',
  lines: 3,
  added: 1,
  updated: 0,
  asksColumns: false,
  accounts: [],
  preview: null,
};

const account = {
  id: 1,
  name: '',
  label: '…1234',
  currency: null,
  wasNew: true,
  isNew: true,
  lines: 3,
  added: 1,
  firstDay: '2026-03-02',
  lastDay: '2026-03-04',
};

describe('what became of a statement file', () => {
  it.each<[string, Partial<StatementOutcome>, string]>([
    ['how many transactions are new', {}, '1 of 3 transactions are new.'],
    [
      'how many the bank has changed',
      { updated: 2 },
      '1 of 3 transactions are new. The bank has changed 2 transactions; what it said before is kept.',
    ],
    [
      'which accounts are new',
      { accounts: [account] },
      '1 of 3 transactions are new. A new account (…1234): say whose money it is under Bank.',
    ],
    ['what is to be looked at', { note: 'Check #7.' }, '1 of 3 transactions are new. Check #7.'],
    ['why it was refused', { outcome: 'refused', reason: 'It is empty.' }, 'It is empty.'],
    [
      'why it waits',
      { outcome: 'waiting', reason: 'Still being written.' },
      'Still being written.',
    ],
  ])('says %s', (_what, told, text) =>
    expect(resultOf({ ...file, ...told })).toEqual({ state: told.outcome ?? 'read', text }),
  );
});
