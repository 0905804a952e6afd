import { contains, equals, sortDay, sortText, type EntitySource } from '../EntitySource.ts';

export const leads: EntitySource = {
  name: 'leads',
  table: 'leads',
  order: { by: 't.date_ts', type: 'date', descending: true },
  sorts: {
    dateTs: sortDay('t.date_ts'),
    name: sortText('t.name'),
    email: sortText('t.email'),
    subject: sortText('t.subject'),
    source: sortText('t.source'),
    status: sortText('t.status'),
  },
  matches: (typed) => [contains("t.name || ' ' || t.email || ' ' || t.subject", typed)],
  exported: {
    columns: { quoteNumber: { insteadOf: 'quoteId' } },
    derived: { quoteNumber: 'q.number' },
    joins: 'LEFT JOIN quotes q ON q.id = t.quote_id',
  },
  filters: {
    status: equals('status', 'text'),
    source: equals('source', 'text'),
  },
  onCreate: (_connection, today) => Promise.resolve({ date_ts: today, source: 'Contact' }),
};
