import {
  eventsWrittenSingly,
  type SecurityEventKind,
} from 'shared-api/contract/history/securityLog';
import type { Queryable } from '../../db/Database.ts';

export interface SecurityEventEntry {
  kind: SecurityEventKind;
  /** Whose login it is about; left out when the name that was typed is nobody's. */
  staffId?: number | undefined;
  /** The user name of whoever did it; left out where nobody was logged in. */
  who?: string;
  address?: string;
  /** By kind: a role, the call that was refused, the browser. Never what somebody typed. */
  detail?: string;
}

/** Above that, only the events whose count in the hour is one of these, so that a flood is summed up. */
const milestones = [1, 2, 5].flatMap((digit) =>
  [10, 100, 1_000, 10_000, 100_000, 1_000_000].map((unit) => digit * unit),
);

/**
 * Writes an event into the security log, in one statement and in the transaction of its cause where
 * it has one. However many there are, a login adds about forty entries of a kind in an hour; all
 * names that are nobody's count as one login.
 */
export async function recordEvent(
  database: Queryable,
  { kind, staffId, who = '', address = '', detail = '' }: SecurityEventEntry,
): Promise<void> {
  await database.query({
    name: 'security-event',
    text: `WITH counted AS (
             INSERT INTO security_event_counts AS c (hour, kind, staff_id, times)
             VALUES (date_trunc('hour', now()), $1, coalesce($2, 0), 1)
             ON CONFLICT (hour, kind, staff_id) DO UPDATE SET times = c.times + 1
             RETURNING times
           )
           INSERT INTO security_events (kind, staff_id, who, address, detail, times)
           SELECT $1, $2::integer, $3, $4, $5, times FROM counted
           WHERE times <= $6 OR times = ANY ($7)`,
    values: [kind, staffId ?? null, who, address, detail, eventsWrittenSingly, milestones],
  });
}

/** Forgets counts of hours that are over. */
export async function forgetOldCounts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM security_event_counts WHERE hour < now() - interval '2 days'");
}
