import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/**
 * Takes the next numbers of the sequence that quotes and invoices share. The row stays locked until
 * the transaction ends, so numbers that are not used in the end are not lost.
 * @returns the first of them; the others follow
 * @throws HttpError 409 when fewer are left up to 99999; nothing is written then
 */
export async function takeDocumentNumbers(connection: Queryable, count: number): Promise<number> {
  const { rows } = await connection.query<{ number: number }>(
    `UPDATE document_numbers SET next = next + $1 WHERE next + $1 <= 100000
     RETURNING next - $1 AS number`,
    [count],
  );
  const [taken] = rows;
  if (!taken) {
    throw new HttpError(409, { code: 'numbersUsedUp' });
  }
  return taken.number;
}

/** One number of that sequence. */
export const nextDocumentNumber = (connection: Queryable): Promise<number> =>
  takeDocumentNumbers(connection, 1);
