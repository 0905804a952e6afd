import type { Queryable } from '../db/Database.ts';
import { fieldRefused } from '../HttpError.ts';

/**
 * The last closed day; null while none is. Until the transaction ends nobody closes or reopens a period.
 */
export async function closedUntil(connection: Queryable): Promise<string | null> {
  const { rows } = await connection.query<{ until: string | null }>(
    'SELECT ledger_closed_until() AS until',
  );
  return rows[0]?.until ?? null;
}

/**
 * Refuses a day that somebody has typed, where the books are closed.
 * @throws HttpError 409
 */
export async function refuseClosedDay(
  connection: Queryable,
  field: string,
  day: string,
): Promise<void> {
  const until = await closedUntil(connection);
  if (until === null || day > until) return;
  throw fieldRefused(409, field, { code: 'booksClosed', params: { until } });
}
