import type { EntitySource } from '../EntitySource.ts';

export const leads: EntitySource = {
  name: 'leads',
  table: 'leads',
  order: { by: 't.date_ts', type: 'date', descending: true },
  searched: "search_text(t.name || ' ' || t.email || ' ' || t.subject)",
  filters: { status: 'status', source: 'source' },
  onCreate: (_connection, today) => Promise.resolve({ date_ts: today, source: 'Contact' }),
};
