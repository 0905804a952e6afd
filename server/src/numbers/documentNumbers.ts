import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/**
 * Takes the next numbers from the sequence that quotes and invoices share. The row stays locked
 * until the transaction ends, so that numbers of a rolled back transaction are not lost.
 * @returns the first number; the rest follow consecutively
 * @throws HttpError 409 if fewer are left up to 99999; nothing is written then
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

/** Takes one number from that sequence. */
export const nextDocumentNumber = (connection: Queryable): Promise<number> =>
  takeDocumentNumbers(connection, 1);
