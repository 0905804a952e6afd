import { defaultLanguage } from 'shared-api/contract/values/language';
import { nextDocumentNumber } from '../../numbers/documentNumbers.ts';
import { clientName } from '../../db/clientName.ts';
import { contains, equals, sortNumber, sortText, type EntitySource } from '../EntitySource.ts';
import { editedRows, tableOf, type StoredRow } from '../../pricing/quoteLines.ts';
import { quoteTexts } from '../../pricing/texts.ts';

/** Staff read and edit in the default language. */
const texts = quoteTexts[defaultLanguage];

export const quotes: EntitySource = {
  name: 'quotes',
  table: 'quotes',
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
    derived: { clientName },
    joins: 'LEFT JOIN clients c ON c.id = t.client_id',
  },
  filters: {
    category: equals('category', 'text'),
    type: equals('type', 'text'),
    clientId: equals('client_id', 'id'),
  },
  worded: {
    lineData: {
      column: 'lines',
      toWords: (lines) => tableOf(texts, lines as StoredRow[]),
      fromWords: (table, lines) =>
        editedRows(texts, (lines ?? []) as StoredRow[], table as string[][]),
    },
  },
  onCreate: async (connection, today) => ({
    number: await nextDocumentNumber(connection),
    since_ts: today,
  }),
};
