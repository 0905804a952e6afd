import type { Queryable } from '../db/Database.ts';
import { brandOf, writeEntries } from './ledger.ts';
import type { LockedInvoice } from './openInvoices.ts';

/**
 * Takes back what was written off a locked invoice, up to an amount in cents, the latest first: it is
 * owed again. A credit does so before it puts anything on account, since nobody has paid that part.
 * @returns how much is owed again
 */
export async function takeBackWriteOffs(
  connection: Queryable,
  { id: invoiceId, clientId, type }: LockedInvoice,
  most: number,
  { day, reason, who }: { day: string; reason: string; who: string },
): Promise<number> {
  if (most <= 0) return 0;
  const { rows } = await connection.query<{ id: number; cents: number }>(
    `SELECT e.id, p.cents FROM ledger_entries e
       JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'badDebt'
     WHERE e.invoice_id = $1 AND e.kind = 'writeOff'
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id)
     ORDER BY e.id DESC`,
    [invoiceId],
  );
  const reversed: number[] = [];
  let sum = 0;
  for (const { id, cents } of rows) {
    if (sum >= most) break;
    reversed.push(id);
    sum += cents;
  }
  if (reversed.length === 0) return 0;
  await connection.query(
    `SELECT ledger_reverse(array_agg(e.id ORDER BY e.id), array_agg(greatest($2, e.day) ORDER BY e.id),
       array_agg($3::text), $4)
     FROM ledger_entries e WHERE e.id = ANY($1)`,
    [reversed, day, reason, who],
  );
  const rest = Math.max(sum - most, 0);
  if (rest > 0) {
    const about = { clientId, invoiceId };
    const brand = brandOf(type);
    await writeEntries(connection, [
      {
        kind: 'writeOff',
        day,
        who,
        reason,
        ...about,
        postings: [
          { account: 'badDebt', cents: rest, brand, ...about },
          { account: 'receivable', cents: -rest, brand, ...about },
        ],
      },
    ]);
  }
  return sum - rest;
}
