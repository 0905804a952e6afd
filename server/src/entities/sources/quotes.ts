import { defaultLanguage } from 'shared-api/contract/values/language';
import { quoteSchema } from 'shared-api/contract/entities/quote';
import { frozenQuoteFields } from 'shared-api/contract/entities/frozenQuote';
import { validUntil } from 'shared-api/contract/quotes/validUntil';
import { splitTotal, toCents } from 'shared-api/contract/values/money';
import { refuseOtherClient } from '../../ledger/clientOfQuote.ts';
import { periodOfQuote } from '../../db/periodOfQuote.ts';
import { yearAfter } from '../../ledger/invoiceDays.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { nextDocumentNumber } from '../../numbers/documentNumbers.ts';
import { clientName } from '../../db/clientName.ts';
import { receivedOfQuote } from '../../db/receivedOfQuote.ts';
import { contains, equals, sortNumber, sortText, type EntitySource } from '../EntitySource.ts';
import { editedRows, partsOf, tableOf, type StoredRow } from '../../pricing/quoteLines.ts';
import { quoteTexts } from '../../pricing/texts.ts';
import { acceptedOn, stateOfQuote } from '../quoteState.ts';
import { quoteViews } from '../views/quotes.ts';

/** Staff read and edit in the default language. */
const texts = quoteTexts[defaultLanguage];

export const quotes: EntitySource = {
  name: 'quotes',
  table: 'quotes',
  joins: 'LEFT JOIN clients c ON c.id = t.client_id',
  derived: {
    period: periodOfQuote('t'),
    acceptedOn: `(${acceptedOn})`,
    clientName,
    askedBy: 'CASE WHEN t.request IS NOT NULL THEN t.email END',
    state: stateOfQuote,
    draftInvoice:
      '(SELECT max(d.id) FROM invoices d WHERE d.quote_id = t.id AND d.invoice_number IS NULL)',
    received: `round((${receivedOfQuote('t.id')}) / 100.0, 2)`,
  },
  order: { by: 't.number', type: 'integer', descending: true },
  sorts: {
    number: sortNumber('t.number'),
    email: sortText('t.email'),
    price: sortNumber('t.price_cents'),
  },
  matches: (typed) => [
    contains("t.number::text || ' ' || t.email || ' ' || t.project_title || ' ' || t.type", typed),
  ],
  exported: {
    columns: { clientName: { insteadOf: 'clientId' } },
  },
  views: quoteViews,
  filters: {
    category: equals('category', 'text'),
    type: equals('type', 'text'),
    clientId: equals('client_id', 'id'),
  },
  worded: {
    lineData: {
      column: 'lines',
      // Subtotal, tax and total are fields of their own.
      toWords: (lines) => tableOf(texts, partsOf(lines as StoredRow[]).rows),
      fromWords: (table, lines) =>
        partsOf(editedRows(texts, (lines ?? []) as StoredRow[], table as string[][])).rows,
    },
  },
  onCreate: async (connection, today, company) => ({
    number: await nextDocumentNumber(connection),
    since_ts: today,
    valid_until: validUntil(company, today),
  }),
  checkDelete({ acceptedOn, number }) {
    if (typeof acceptedOn !== 'string') return;
    throw new HttpError(409, { code: 'acceptedNotDeleted', params: { number: Number(number) } });
  },
  checkChange({ acceptedOn }, changed) {
    const field = frozenQuoteFields.find((name) => Object.hasOwn(changed, name));
    if (typeof acceptedOn !== 'string' || field === undefined) return;
    throw new HttpError(
      409,
      { code: 'quoteFrozen' },
      { faults: { [field]: { code: 'quoteFrozenField' } } },
    );
  },
  async checkWrite(connection, { before, fields, today }) {
    const { validUntil } = fields;
    const latest = yearAfter(today);
    if (typeof validUntil === 'string' && validUntil > latest) {
      throw invalidInput({ validUntil: { code: 'dayFar', params: { latest } } }, quoteSchema);
    }
    if (before && 'clientId' in fields) {
      await refuseOtherClient(connection, Number(before['id']), before);
    }
  },
  follows({ price }, { taxRate }) {
    if (price === undefined) return {};
    if (typeof price !== 'number') return { sub_total_cents: null, tax_cents: null };
    const { subTotal, tax } = splitTotal(toCents(price), taxRate);
    return { sub_total_cents: subTotal, tax_cents: tax };
  },
};
