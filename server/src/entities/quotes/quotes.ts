import { nextDocumentNumber } from '../../quotes/documentNumbers.ts';
import type { EntitySource } from '../EntitySource.ts';

export const quotes: EntitySource = {
  name: 'quotes',
  table: 'quotes',
  order: { by: 't.number', type: 'integer', descending: true },
  searched:
    "search_text(t.number::text || ' ' || t.email || ' ' || t.project_title || ' ' || t.type)",
  filters: { category: 'category', type: 'type' },
  onCreate: async (connection, today) => ({
    number: await nextDocumentNumber(connection),
    since_ts: today,
  }),
};
