import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/**
 * Takes the next number of the sequence that quotes and invoices share. The row stays locked until
 * the transaction ends, so a number that is not used in the end is not lost.
 * @throws HttpError 409 when 99999 is used up; nothing is written then
 */
export async function nextDocumentNumber(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ number: number }>(
    'UPDATE document_numbers SET next = next + 1 WHERE next <= 99999 RETURNING next - 1 AS number',
  );
  const [taken] = rows;
  if (!taken) {
    throw new HttpError(
      409,
      'All five-digit numbers for quotes and invoices are used up. Nothing was saved.',
    );
  }
  return taken.number;
}
