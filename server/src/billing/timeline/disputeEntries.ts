import type { TimelineEntry } from 'shared-api/contract/billing/timeline';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../../db/Database.ts';
import { blank } from './blank.ts';

interface Found {
  cents: number;
  openedOn: string;
  openedAt: Date;
  ended: 'won' | 'lost' | 'closed' | null;
  endedOn: string | null;
}

/** Disputes of payments that pay an invoice or did, and how they ended; not what a bank merely asks. */
export async function disputeEntries(
  database: Queryable,
  id: number,
  dayOf: (at: Date) => string,
): Promise<TimelineEntry[]> {
  const { rows } = await database.query<Found>(
    `SELECT d.amount_cents AS cents, d.opened_on AS "openedOn", e.made_at AS "openedAt", d.ended,
       d.ended_on AS "endedOn"
     FROM disputes d JOIN ledger_entries e ON e.id = d.entry_id
     WHERE d.payment_id IN (SELECT g.payment_id FROM ledger_postings g
       WHERE g.invoice_id = $1 AND g.account = 'receivable')
     ORDER BY d.id`,
    [id],
  );
  return rows.flatMap(({ cents, openedOn, openedAt, ended, endedOn }): TimelineEntry[] => {
    const amount = fromCents(cents);
    const at = dayOf(openedAt) === openedOn ? openedAt.toISOString() : null;
    return [
      { ...blank, kind: 'disputed', day: openedOn, at, amount },
      ...(ended !== null && endedOn !== null
        ? [{ ...blank, kind: 'disputeEnded' as const, day: endedOn, amount, note: ended }]
        : []),
    ];
  });
}
