import type { Queryable } from '../../db/Database.ts';
import { fieldRefused } from '../../HttpError.ts';
import { closedUntil } from '../../ledger/closedDays.ts';

/**
 * Refuses drafts that are dated in a closed period.
 * @throws HttpError 409
 */
export async function refuseClosedDrafts(
  connection: Queryable,
  ids: readonly number[],
): Promise<void> {
  const until = await closedUntil(connection);
  if (until === null) return;
  const { rowCount } = await connection.query(
    `SELECT FROM invoices WHERE id = ANY($1) AND invoice_number IS NULL AND date_ts <= $2 LIMIT 1`,
    [ids, until],
  );
  if (rowCount) throw fieldRefused(409, 'dateTs', { code: 'booksClosed', params: { until } });
}

/** Dates drafts that are dated in a closed period anew, for runs that no single invoice may stop. */
export async function moveClosedDrafts(
  connection: Queryable,
  ids: readonly number[],
  today: string,
): Promise<void> {
  const until = await closedUntil(connection);
  if (until === null) return;
  await connection.query(
    `UPDATE invoices SET date_ts = $2, version = version + 1
     WHERE id = ANY($1) AND invoice_number IS NULL AND date_ts <= $3`,
    [ids, today, until],
  );
}
