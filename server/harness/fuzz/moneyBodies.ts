import fc from 'fast-check';
import { paymentMethods } from 'shared-api/contract/billing/ledger';
import { quoteSchema } from 'shared-api/contract/entities/quote';
import { acceptanceWays } from 'shared-api/contract/quotes/office/agreement';
import { address, day, id, line, recordOf } from './values.ts';

export type Bodies = Record<string, fc.Arbitrary<unknown>>;

/** Bodies of calls that move money. */
export function ledgerBodies(): Bodies {
  const key = fc.uuid({ version: 4 });
  const amount = fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100);
  const method = fc.constantFrom(...paymentMethods);
  const allocation = fc.record({ invoiceId: id, amount });
  const reason = line.map((text) => `m${text}`);
  const allocations = fc.array(allocation, { minLength: 1, maxLength: 3 });
  const lines = fc.option(
    fc.array(fc.record({ line: fc.integer({ min: 1, max: 3 }), amount }), {
      minLength: 1,
      maxLength: 3,
    }),
  );
  return {
    'POST /api/payments': fc.record({
      key,
      clientId: id,
      amount,
      day: fc.constantFrom('2026-01-05', '2026-02-06'),
      method,
      reference: line,
      allocations: fc.array(allocation, { maxLength: 3 }),
    }),
    'POST /api/payments/:id/reverse': fc.record({ reason }),
    'POST /api/payments/:id/allocate': fc.record({ key, allocations }),
    'POST /api/credits/:id/allocate': fc.record({ key, allocations }),
    'POST /api/payments/:id/release': fc.record({ key, allocations }),
    'POST /api/credits/:id/release': fc.record({ key, allocations }),
    'POST /api/invoices/:id/credit': fc.record({ key, reason, lines }),
    'POST /api/invoices/:id/credit-preview': fc.record({ lines }),
    'POST /api/credits/:id/letter': fc.record({ message: line }),
    'POST /api/credits/:id/send': fc.record({
      key,
      to: fc.array(fc.constant('client@example.com'), { minLength: 1, maxLength: 3 }),
      cc: fc.array(fc.constant('books@example.com'), { maxLength: 2 }),
      message: line,
    }),
    'POST /api/refunds': fc.record({
      key,
      paymentId: fc.option(id),
      creditId: fc.option(id),
      amount,
      method,
      reference: line,
      reason,
    }),
    'POST /api/invoices/:id/write-off': fc.record({ key, amount: fc.option(amount), reason }),
    'POST /api/write-offs/:id/reverse': fc.record({ reason }),
  };
}

/** Bodies of calls around what clients agree to. */
export function agreementBodies(): Bodies {
  const acceptance = fc.record({
    version: fc.constantFrom(1, 1, 2),
    on: day,
    how: fc.constantFrom(...acceptanceWays),
    by: line.map((text) => `b${text}`),
    note: line,
  });
  return {
    'POST /api/quotes/:id/accept': acceptance,
    'POST /api/change-orders/:id/accept': acceptance,
    'POST /api/change-orders/:id/withdraw': fc.record({ version: fc.constantFrom(1, 2) }),
    'POST /api/quotes/:id/change-orders': fc.record({
      key: fc.uuid({ version: 4 }),
      reason: line.map((text) => `r${text}`),
      lines: fc.array(
        fc.record({
          description: line.map((text) => `d${text}`),
          quantity: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
          rate: fc.integer({ min: -50_000, max: 50_000 }).map((cents) => cents / 100),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  };
}

/** Bodies of calls that send a quote. */
export function quoteWorkBodies(): Bodies {
  return {
    'POST /api/quotes/:id/letter': fc.record({ message: line }),
    'POST /api/quotes/:id/send': fc.record({
      version: fc.constantFrom(1, 2, 3),
      to: fc.array(address, { minLength: 1, maxLength: 3 }),
      cc: fc.array(address, { maxLength: 3 }),
      message: line,
      key: fc.uuid(),
    }),
    'POST /api/quotes/:id/preview-file': recordOf(quoteSchema),
  };
}

/** Bodies of calls that send a client a statement. */
export function statementBodies(): Bodies {
  // No statement ends later than a year ahead.
  const until = fc.constant(new Date().toISOString().slice(0, 10));
  const span = {
    from: fc.option(fc.constantFrom('2001-01-31', '2026-01-01')),
    until,
    message: line,
  };
  return {
    'POST /api/clients/:id/notes': fc.record({ key: fc.uuid(), note: line }),
    'PUT /api/clients/:id/tags': fc.record({ tags: fc.array(line, { maxLength: 4 }) }),
    'POST /api/clients/:id/statement-letter': fc.record(span),
    'POST /api/clients/:id/send-statement': fc.record({
      ...span,
      to: fc.array(address, { minLength: 1, maxLength: 3 }),
      cc: fc.array(address, { maxLength: 3 }),
      key: fc.uuid(),
    }),
  };
}
