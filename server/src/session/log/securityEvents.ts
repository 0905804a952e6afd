import {
  alwaysWritten,
  eventsWrittenSingly,
  type SecurityEventKind,
} from 'shared-api/contract/history/securityLog';
import type { Queryable } from '../../db/Database.ts';

export interface SecurityEventEntry {
  kind: SecurityEventKind;
  /** The login concerned; omitted for an unknown user name. */
  staffId?: number | undefined;
  /** The user name of the actor; omitted if nobody was logged in. */
  who?: string;
  address?: string;
  /** Depending on the kind: a role, the refused call, the browser. Never user input. */
  detail?: string;
}

/** Beyond this, only these counts within the hour are logged, to condense a flood. */
const milestones = [1, 2, 5].flatMap((digit) =>
  [10, 100, 1_000, 10_000, 100_000, 1_000_000].map((unit) => digit * unit),
);

/**
 * Writes an event to the security log in one statement, within the caller's transaction if there is
 * one. Of what strangers can cause, a login adds at most about forty entries per kind and hour; all unknown names count as one
 * login. What changes something is always written.
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
           WHERE times <= $6 OR times = ANY ($7) OR $1 = ANY ($8)`,
    values: [
      ...[kind, staffId ?? null, who, address, detail],
      ...[eventsWrittenSingly, milestones, alwaysWritten],
    ],
  });
}

/** Deletes the counts of past hours. */
export async function forgetOldCounts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM security_event_counts WHERE hour < now() - interval '2 days'");
}
