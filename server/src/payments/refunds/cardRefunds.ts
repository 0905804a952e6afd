import type { RefundFailure } from 'shared-api/contract/billing/moneyBack';
import type { Queryable } from '../../db/Database.ts';

/** A refund to a card, as stored. */
export interface CardRefund {
  id: number;
  /** The key that the provider is asked with. */
  key: string;
  /** What the provider calls the charge that is given back, and the refund, once that is known. */
  intent: string;
  providerId: string | null;
  cents: number;
  status: 'made' | 'pending' | 'failed';
  failure: RefundFailure | '';
  tries: number;
  /** Hours since it was recorded. */
  ageHours: number;
}

const columns = `r.id, coalesce(r.provider_key::text, '') AS key, coalesce(a.intent, '') AS intent, r.provider_id AS "providerId",
  r.amount_cents AS cents, r.status, r.failure, r.tries,
  (extract(epoch FROM now() - r.made_at) / 3600)::double precision AS "ageHours"`;
const tables = `refunds r JOIN payments p ON p.id = r.card_payment_id
  JOIN payment_attempts a ON a.key = p.attempt_key`;

/** The refund to a card that was recorded under a key. */
export async function findCardRefund(
  connection: Queryable,
  key: string,
): Promise<CardRefund | undefined> {
  const { rows } = await connection.query<CardRefund>(
    `SELECT ${columns} FROM ${tables} WHERE r.provider_key = $1`,
    [key],
  );
  return rows[0];
}

/** Claims refunds that the provider is to be asked about, those that wait longest first. */
export async function claimRefunds(database: Queryable, most: number): Promise<CardRefund[]> {
  const { rows } = await database.query<CardRefund>(
    `WITH claimed AS (
       UPDATE refunds SET tries = tries + 1,
         ask_at = now() + make_interval(secs => least(300, 15 * 2 ^ least(tries, 10)))
       WHERE id IN (
         SELECT id FROM refunds WHERE ask_at < now() ORDER BY ask_at LIMIT $1
         FOR UPDATE SKIP LOCKED
       )
       RETURNING id
     )
     SELECT ${columns} FROM ${tables} WHERE r.id IN (SELECT id FROM claimed) ORDER BY r.id`,
    [most],
  );
  return rows;
}

/** Has the provider asked about a refund again after some seconds. */
export async function askAgain(database: Queryable, id: number, seconds: number): Promise<void> {
  await database.query(
    `UPDATE refunds SET ask_at = now() + make_interval(secs => $2)
     WHERE id = $1 AND status = 'pending'`,
    [id, seconds],
  );
}
