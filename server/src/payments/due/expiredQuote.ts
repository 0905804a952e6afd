import type { Company } from 'shared-api/contract/company/company';
import type { Queryable } from '../../db/Database.ts';
import { HttpError } from '../../HttpError.ts';
import { canExpire, isOver } from '../../pricing/quoteExpiry.ts';
import type { DueDocument } from './dueDocument.ts';

/**
 * Refuses to take money for a quote at a price that is no longer valid.
 * @throws HttpError 409 that says what to do
 */
export async function refuseExpiredQuote(
  connection: Queryable,
  company: Company,
  { kind, id, number, deposit }: DueDocument,
): Promise<void> {
  if (kind !== 'quotes') return;
  // Whoever asks for a part of a price until a day stands by it until then.
  if (deposit && !isOver(company, deposit.dueOn)) return;
  const { rows } = await connection.query<{ day: string | null }>(
    `SELECT valid_until AS day FROM quotes q WHERE id = $1 AND ${canExpire('q')}`,
    [id],
  );
  const day = rows[0]?.day;
  if (!day || !isOver(company, day)) return;
  throw new HttpError(409, { code: 'quoteExpired', params: { number, day } }, { validUntil: day });
}
