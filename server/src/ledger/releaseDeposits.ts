import type { Queryable } from '../db/Database.ts';

/**
 * Takes deposits and part payments off an invoice that the caller has locked: they are held again, for the
 * next invoice of their quote or contract.
 * @returns how much, in cents
 */
export async function releaseDeposits(
  connection: Queryable,
  invoiceId: number,
  { day, reason, who }: { day: string; reason: string; who: string },
): Promise<number> {
  const { rows } = await connection.query<{ id: number; day: string; cents: number }>(
    `SELECT e.id, greatest(e.day, $2::date) AS day,
       (SELECT -sum(g.cents)::bigint FROM ledger_postings g
        WHERE g.entry_id = e.id AND g.account = 'receivable') AS cents
     FROM ledger_entries e
     WHERE e.invoice_id = $1 AND e.kind = 'depositApplied'
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id)
     ORDER BY e.id`,
    [invoiceId, day],
  );
  if (rows.length === 0) return 0;
  // As whoever gives the money back or keeps it does.
  await connection.query(
    `SELECT FROM payments WHERE id IN (SELECT payment_id FROM ledger_entries WHERE id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [rows.map(({ id }) => id)],
  );
  await connection.query('SELECT ledger_reverse($1, $2, $3, $4)', [
    rows.map(({ id }) => id),
    rows.map((entry) => entry.day),
    rows.map(() => reason),
    who,
  ]);
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}
