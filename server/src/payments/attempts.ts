import type { Language } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import type {
  PaidDocument,
  PaymentState,
  PaymentStatus,
} from 'shared-api/contract/billing/payment';
import { categories } from 'shared-api/contract/values/categories';
import { uuid } from 'shared-api/contract/values/uuid';
import type { Queryable } from '../db/Database.ts';
import type { DueDocument } from './dueDocument.ts';
import { paymentTexts } from './texts.ts';

/** An attempted card payment as stored. */
export interface Attempt {
  key: string;
  number: number;
  invoiceId: number | null;
  quoteId: number | null;
  cents: number;
  token: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** The provider's words for a failure; empty where it has none for the payer. */
  message: string;
  tries: number;
  /** The day and the category of what is paid. */
  day: string | null;
  type: string | null;
  /** The day on which it was received. */
  paidOn: string | null;
  /** Hours since it was started. */
  ageHours: number;
}

/** Seconds during which only one server asks the provider about an attempt. */
export const claimSeconds = 30;

const columns = `key, number, invoice_id AS "invoiceId", quote_id AS "quoteId", amount_cents AS cents,
  token, status, message, tries,
  coalesce((SELECT date_ts FROM invoices i WHERE i.id = payment_attempts.invoice_id),
    (SELECT since_ts FROM quotes q WHERE q.id = payment_attempts.quote_id)) AS day,
  coalesce((SELECT i.type FROM invoices i WHERE i.id = payment_attempts.invoice_id),
    (SELECT category FROM quotes q WHERE q.id = payment_attempts.quote_id)) AS type,
  (SELECT received_on FROM payments p WHERE p.attempt_key = payment_attempts.key) AS "paidOn",
  (extract(epoch FROM now() - started_at) / 3600)::double precision AS "ageHours"`;

/** Finds an attempt by its key. */
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

/** The attempt for a number whose outcome is still unknown. */
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

/** Stores an attempt, claimed by this server, before the provider is called. */
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
 * Claims unclaimed attempts with unknown outcome, oldest first. The pause before an attempt can be
 * claimed again grows each time, up to five minutes.
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

/** Releases the claim on an attempt with unknown outcome, so that it is checked again soon. */
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

/** What is paid, for the payer. */
export const documentOf = ({
  kind,
  day,
  type,
}: Pick<DueDocument, 'kind' | 'day'> & { type: string | null }): PaidDocument => ({
  kind: kind === 'invoices' ? 'invoice' : 'quote',
  day: day ?? '',
  type: categories.find((category) => category === type) ?? '',
});

const states: Record<Attempt['status'], PaymentState> = {
  pending: 'confirming',
  succeeded: 'succeeded',
  failed: 'failed',
};

/** The status of an attempt, for the payer. */
export function statusOf(
  { key, number, invoiceId, cents, status, message, day, type, paidOn }: Attempt,
  language: Language,
): PaymentStatus {
  const texts = paymentTexts[language];
  const messages: Record<Attempt['status'], string> = {
    pending: texts.confirming,
    succeeded: texts.received(texts.money(cents)),
    // The provider's own words, if it has any.
    failed: message === '' ? texts.declined : message,
  };
  return {
    status: states[status],
    key,
    number: String(number),
    amount: fromCents(cents),
    message: messages[status],
    document: documentOf({ kind: invoiceId === null ? 'quotes' : 'invoices', day, type }),
    paidOn: paidOn ?? '',
  };
}

/** The status of the attempt that has a key, for whoever knows the key. */
export async function paymentStatus(
  database: Queryable,
  key: string,
  language: Language,
): Promise<PaymentStatus | undefined> {
  const attempt = uuid.test(key) ? await findAttempt(database, key) : undefined;
  return attempt && statusOf(attempt, language);
}
