import { brandNames } from 'shared-api/contract/billing/bank';
import { frozenFields, isFrozen } from 'shared-api/contract/entities/frozenInvoice';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { categories } from 'shared-api/contract/values/categories';
import { formatAmount, largestTyped, taxOf, toCents } from 'shared-api/contract/values/money';
import { refuseForeignQuote } from '../../ledger/clientOfQuote.ts';
import { wrongInvoiceDay } from '../../ledger/invoiceDays.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { clientName } from '../../db/clientName.ts';
import { appliedTo, creditedOf, isDisputed, writtenOffOf } from '../../db/settledOtherwise.ts';
import {
  contains,
  equals,
  isOneOf,
  ofMatchingClient,
  sortDay,
  sortNumber,
  sortText,
  type EntitySource,
} from '../EntitySource.ts';
import { invoiceViews } from '../views/invoices.ts';

export const invoices: EntitySource = {
  name: 'invoices',
  table: 'invoices',
  joins: 'LEFT JOIN clients c ON c.id = t.client_id LEFT JOIN quotes q ON q.id = t.quote_id',
  derived: {
    contractId: 't.contract_id',
    quoteNumber: 'q.number',
    clientName,
    clientPhone: 'c.phone_number',
    isOverdue: `coalesce(NOT t.paid AND t.voided_on IS NULL AND t.date_ts < {today} - ${overdueDays}, false)`,
    balance: 'round(t.balance_cents / 100.0, 2)',
    applied: `round(${appliedTo('t.id')} / 100.0, 2)`,
    credited: `round(${creditedOf('t.id')} / 100.0, 2)`,
    writtenOff: `round(${writtenOffOf('t.id')} / 100.0, 2)`,
    isDisputed: isDisputed('t.id'),
    voidedOn: 't.voided_on',
    voidReason: 't.void_reason',
  },
  order: { by: "coalesce(t.date_ts, 'infinity'::date)", type: 'date', descending: true },
  sorts: {
    invoiceNumber: sortNumber('t.invoice_number'),
    dateTs: sortDay('t.date_ts'),
    clientName: sortText(clientName),
    total: sortNumber('t.total_cents'),
  },
  matches: (typed) => [
    contains("coalesce(t.invoice_number::text, '') || ' ' || t.type || ' ' || t.notes", typed),
    ofMatchingClient(typed),
  ],
  exported: {
    columns: {
      clientName: { insteadOf: 'clientId' },
      quoteNumber: { insteadOf: 'quoteId' },
      isOverdue: { heading: 'isOverdue' },
      voidedOn: { heading: 'voidedOn' },
      voidReason: { heading: 'voidReason' },
    },
  },
  views: invoiceViews,
  filters: {
    type: isOneOf('type', categories),
    paid: equals('paid', 'boolean'),
    billed: equals('billed', 'boolean'),
    clientId: equals('client_id', 'id'),
    quoteId: equals('quote_id', 'id'),
    // For the links from the dashboard's charts (`bank/chartData.ts`).
    brand: {
      matches: (value) =>
        `CASE WHEN t.type = 'Contracting' THEN 'contracting' ELSE 'cleaning' END = ${value}`,
      kind: 'text',
      words: brandNames,
    },
    state: {
      matches: (value) =>
        `CASE WHEN t.voided_on IS NOT NULL THEN 'Void' WHEN t.paid THEN 'Paid' WHEN t.date_ts < {today} - ${overdueDays} THEN 'Overdue' ELSE 'Open' END = ${value}`,
      kind: 'text',
      words: ['Void', 'Paid', 'Overdue', 'Open'],
    },
    // Issued and not void.
    issued: {
      matches: (value) => `(t.invoice_number IS NOT NULL AND t.voided_on IS NULL) = ${value}`,
      kind: 'boolean',
    },
    voided: { matches: (value) => `(t.voided_on IS NOT NULL) = ${value}`, kind: 'boolean' },
    from: { matches: (value) => `t.date_ts >= ${value}`, kind: 'day' },
    to: { matches: (value) => `t.date_ts <= ${value}`, kind: 'day' },
    paidFrom: { matches: (value) => `t.paid_date_ts >= ${value}`, kind: 'day' },
    paidTo: { matches: (value) => `t.paid_date_ts <= ${value}`, kind: 'day' },
  },
  // Nothing is owed on a void one.
  totalCents: 'CASE WHEN t.voided_on IS NULL THEN t.total_cents END',
  onCreate: () => Promise.resolve({}),
  follows(fields, { taxRate }) {
    if (!('subTotal' in fields)) return {};
    // An empty subtotal counts as 0 (docs/product/validation.md).
    const subTotal = typeof fields['subTotal'] === 'number' ? toCents(fields['subTotal']) : 0;
    const tax = taxOf(subTotal, taxRate);
    if (subTotal + tax > toCents(largestTyped)) {
      throw invalidInput({
        subTotal: { code: 'subTotalTooLarge', params: { most: formatAmount(largestTyped) } },
      });
    }
    return { tax_cents: tax, total_cents: subTotal + tax };
  },
  async checkWrite(connection, { before = {}, fields, today }) {
    const wrongDay = 'dateTs' in fields && wrongInvoiceDay(400, fields['dateTs'], today);
    if (wrongDay) throw wrongDay;
    if ('clientId' in fields || 'quoteId' in fields) {
      const { clientId, quoteId } = { ...before, ...fields };
      await refuseForeignQuote(connection, { clientId, quoteId });
    }
  },
  checkDelete(before) {
    const invoiceNumber = before['invoiceNumber'];
    if (typeof invoiceNumber !== 'number') return;
    throw new HttpError(409, { code: 'issuedNotDeleted', params: { number: invoiceNumber } });
  },
  checkChange(before, changed) {
    const { invoiceNumber, paid } = before;
    const field = frozenFields.find((name) => Object.hasOwn(changed, name));
    if (isFrozen({ invoiceNumber, paid }) && field !== undefined) {
      throw new HttpError(
        409,
        { code: 'frozen' },
        { faults: { [field]: { code: 'frozenField' } } },
      );
    }
  },
};
