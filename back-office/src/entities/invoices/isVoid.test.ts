import { expect, it } from '@jest/globals';
import type { RecordOf } from 'shared-api/client';
import { canBeVoided } from './isVoid.ts';

const issued = {
  invoiceNumber: 10_655,
  paid: false,
  total: 113,
  applied: 0,
  credited: 0,
  writtenOff: 0,
  voidedOn: null,
} as RecordOf<'invoices'>;

it.each([
  [true, {}],
  [true, { paid: true, applied: 113 }],
  [true, { paid: true, total: 0 }],
  [false, { paid: true }],
  [false, { paid: true, applied: 100 }],
  [false, { paid: true, applied: 113, credited: 13 }],
  [false, { paid: true, writtenOff: 113 }],
  [false, { invoiceNumber: null }],
  [false, { voidedOn: '2026-11-10' }],
])('voiding is offered (%s) for an invoice with %j', (isOffered, fields) =>
  expect(canBeVoided({ ...issued, ...fields })).toBe(isOffered),
);
