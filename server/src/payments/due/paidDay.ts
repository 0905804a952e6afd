import type { Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';

/**
 * Runs what finds out what is owed under a number, and says of what is paid already when that was.
 * @throws HttpError as `work`; 409 with the day
 */
export async function sayingPaidDay<T>(
  connection: Queryable,
  number: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || !('code' in error.why)) throw error;
    if (error.why.code !== 'alreadyPaid') throw error;
    const day = await paidDay(connection, number);
    if (day === null) throw error;
    throw new HttpError(409, { code: 'paidOn', params: { number, day } }, { paidOn: day });
  }
}

/** The day on which the document of a number was paid. */
async function paidDay(connection: Queryable, number: number): Promise<string | null> {
  const { rows } = await connection.query<{ day: string | null }>(
    `SELECT coalesce(
       (SELECT paid_date_ts FROM invoices WHERE invoice_number = $1),
       (SELECT max(p.received_on) FROM payments p JOIN quotes q ON q.id = p.quote_id
        WHERE q.number = $1 AND p.reversed_at IS NULL)) AS day`,
    [number],
  );
  return rows[0]?.day ?? null;
}
