import {
  lacksCloseReason,
  leadSchema,
  leadSources,
  leadStatuses,
} from 'shared-api/contract/entities/lead';
import { clientName } from '../../db/clientName.ts';
import { invalidInput } from '../../HttpError.ts';
import {
  contains,
  equals,
  isOneOf,
  sortDay,
  sortText,
  type EntitySource,
} from '../EntitySource.ts';

/** SQL for an instant as ISO 8601. */
const isoOf = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const leads: EntitySource = {
  name: 'leads',
  table: 'leads',
  derived: {
    arrivedAt: isoOf('t.arrived_at'),
    // Sending the quote from the office answers too, whoever does it.
    answeredAt: isoOf(
      'least(t.answered_at, (SELECT min(s.at) FROM quote_sends s WHERE s.quote_id = t.quote_id))',
    ),
  },
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
    columns: { quoteNumber: { insteadOf: 'quoteId' }, clientName: { insteadOf: 'clientId' } },
    derived: { quoteNumber: 'q.number', clientName },
    joins: 'LEFT JOIN quotes q ON q.id = t.quote_id LEFT JOIN clients c ON c.id = t.client_id',
  },
  filters: {
    status: isOneOf('status', leadStatuses),
    source: isOneOf('source', leadSources),
    clientId: equals('client_id', 'id'),
  },
  onCreate: (_connection, today) => Promise.resolve({ date_ts: today, source: 'Contact' }),
  /** A lead is closed with a reason; those that were closed before reasons were asked for stay as they are. */
  checkWrite: (_connection, { before, fields }) => {
    if (before && lacksCloseReason(before, fields)) {
      throw invalidInput({ closeReason: { code: 'closedWithoutReason' } }, leadSchema);
    }
    return Promise.resolve();
  },
  // A lead that is taken up again has no reason to be closed.
  follows: ({ status }) =>
    status === 'New' || status === 'Handled' ? { close_reason: '', close_note: '' } : {},
};
