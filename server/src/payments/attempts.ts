import type { Language } from 'shared-api/contract/values/language';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import type { PaymentState, PaymentStatus } from 'shared-api/contract/billing/payment';
import type { Queryable } from '../db/Database.ts';
import type { DueDocument } from './dueDocument.ts';
import { paymentTexts } from './texts.ts';

/** An attempt to pay by card, as the database keeps it. */
export interface Attempt {
  key: string;
  number: number;
  invoiceId: number | null;
  quoteId: number | null;
  cents: number;
  token: string;
  status: 'pending' | 'succeeded' | 'failed';
  message: string;
  tries: number;
  /** Hours since it began. */
  ageHours: number;
}

/** Seconds for which one server may ask the provider about an attempt before another may. */
export const claimSeconds = 30;

const columns = `key, number, invoice_id AS "invoiceId", quote_id AS "quoteId", amount_cents AS cents,
  token, status, message, tries,
  (extract(epoch FROM now() - started_at) / 3600)::double precision AS "ageHours"`;

/** The attempt under a key. */
export async function findAttempt(
  connection: Queryable,
  key: string,
  { lock = false } = {},
): Promise<Attempt | undefined> {
  const { rows } = await connection.query<Attempt>(
    `SELECT ${columns} FROM payment_attempts WHERE key = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [key],
  );
  return rows[0];
}

/** The attempt for a number whose outcome is still open. */
export async function pendingAttempt(
  connection: Queryable,
  number: number,
): Promise<Attempt | undefined> {
  const { rows } = await connection.query<Attempt>(
    `SELECT ${columns} FROM payment_attempts WHERE number = $1 AND status = 'pending'`,
    [number],
  );
  return rows[0];
}

/** Writes an attempt down, claimed by this server, before the provider hears of it. */
export async function writeAttempt(
  connection: Queryable,
  key: string,
  token: string,
  { kind, id, number, dueCents }: DueDocument,
): Promise<void> {
  await connection.query(
    `INSERT INTO payment_attempts (key, number, invoice_id, quote_id, amount_cents, token,
       claimed_until)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      key,
      number,
      kind === 'invoices' ? id : null,
      kind === 'quotes' ? id : null,
      dueCents,
      token,
      claimSeconds,
    ],
  );
}

/**
 * Claims attempts whose outcome is open and that nobody is asking about, the oldest first. Each time
 * one is claimed, the next pause before another claim is longer, up to five minutes.
 */
export async function claimAttempts(database: Queryable, most: number): Promise<Attempt[]> {
  const { rows } = await database.query<Attempt>(
    `UPDATE payment_attempts SET tries = tries + 1,
       claimed_until = now() + make_interval(secs => least(300, $2 * 2 ^ least(tries, 10)))
     WHERE key IN (
       SELECT key FROM payment_attempts WHERE status = 'pending' AND claimed_until < now()
       ORDER BY claimed_until LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     RETURNING ${columns}`,
    [most, claimSeconds / 2],
  );
  return rows;
}

/** Lets go of an attempt whose outcome is unknown, so that the next round asks again soon. */
export async function releaseAttempt(
  database: Queryable,
  key: string,
  seconds: number,
): Promise<void> {
  await database.query(
    `UPDATE payment_attempts SET claimed_until = now() + make_interval(secs => $2)
     WHERE key = $1 AND status = 'pending'`,
    [key, seconds],
  );
}

const states: Record<Attempt['status'], PaymentState> = {
  pending: 'confirming',
  succeeded: 'succeeded',
  failed: 'failed',
};

/** How an attempt stands, for the one who pays. */
export function statusOf(
  { key, number, cents, status, message }: Attempt,
  language: Language,
): PaymentStatus {
  const texts = paymentTexts[language];
  const messages: Record<Attempt['status'], string> = {
    pending: texts.confirming,
    succeeded: texts.received(formatMoney(cents)),
    // The provider's own words.
    failed: message,
  };
  return {
    status: states[status],
    key,
    number: String(number),
    amount: fromCents(cents),
    message: messages[status],
  };
}
