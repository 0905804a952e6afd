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
  credited: 0,
  writtenOff: 0,
  isDisputed: false,
  voidedOn: null,
} as RecordOf<'invoices'>;

it.each([
  [{ invoiceNumber: null }, 'Draft'],
  [{}, 'Sent'],
  [{ billed: false }, 'Issued, not sent'],
  [{ balance: 145.49 }, 'Part paid'],
  [{ paid: true, balance: 0 }, 'Paid'],
  [{ paid: true, balance: 0, writtenOff: 195.49 }, 'Written off'],
  [{ paid: true, balance: 0, credited: 195.49 }, 'Credited'],
  [{ paid: true, balance: 0, writtenOff: 30 }, 'Paid, $\u00a030.00 written off'],
  [{ paid: true, balance: 0, credited: 30 }, 'Paid, $\u00a030.00 credited'],
  [
    { paid: true, balance: 0, credited: 30, writtenOff: 20 },
    'Paid, $\u00a030.00 credited, $\u00a020.00 written off',
  ],
  [
    { paid: true, balance: 0, credited: 175.49, writtenOff: 20 },
    'Credited, $\u00a020.00 written off',
  ],
  [{ paid: true, balance: 0, total: 0 }, 'Nothing to pay'],
  [{ balance: 165.49, credited: 30 }, 'Sent, $\u00a030.00 credited'],
  [{ paid: true, balance: 0, isDisputed: true }, 'Paid, payment disputed'],
  [{ balance: 145.49, isDisputed: true }, 'Part paid, payment disputed'],
  [{ isOverdue: true }, 'Overdue 12 days'],
  [{ isOverdue: true, dateTs: '2026-11-20' }, 'Overdue 1 day'],
  [{ voidedOn: '2026-11-10', paid: true }, 'Void'],
])('an invoice with %j is called %s', (fields, word) =>
  expect(statusOf({ ...issued, ...fields }, '2026-12-21').word).toBe(word),
);
