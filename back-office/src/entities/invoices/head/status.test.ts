import { expect, it } from '@jest/globals';
import type { RecordOf } from 'shared-api/client';
import { statusOf } from './status.ts';

const issued = {
  invoiceNumber: 10_655,
  dateTs: '2026-11-09',
  paid: false,
  billed: true,
  isOverdue: false,
  balance: 195.49,
  total: 195.49,
  voidedOn: null,
} as RecordOf<'invoices'>;

it.each([
  [{ invoiceNumber: null }, 'Draft'],
  [{}, 'Sent'],
  [{ billed: false }, 'Issued, not sent'],
  [{ balance: 145.49 }, 'Part paid'],
  [{ paid: true, balance: 0 }, 'Paid'],
  [{ isOverdue: true }, 'Overdue 12 days'],
  [{ isOverdue: true, dateTs: '2026-11-20' }, 'Overdue 1 day'],
  [{ voidedOn: '2026-11-10', paid: true }, 'Void'],
])('an invoice with %j is called %s', (fields, word) =>
  expect(statusOf({ ...issued, ...fields }, '2026-12-21').word).toBe(word),
);
