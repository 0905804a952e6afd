import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { Queryable } from '../db/Database.ts';
import { givenBack, isCalledOff, lastGivenBack } from '../db/givenBack.ts';
import { leftOfQuote } from '../db/leftOfQuote.ts';
import type { DueDocument } from './due/dueDocument.ts';
import type { Away } from './outcomes.ts';

/** An attempted card payment as stored. */
export interface Attempt {
  key: string;
  number: number;
  invoiceId: number | null;
  quoteId: number | null;
  /** The contract that a request paid by it is of. */
  contractId: number | null;
  /** The request that it pays, and which kind that is. */
  depositRequestId: number | null;
  asked: DepositKind | null;
  cents: number;
  /** Where its card is typed; on the provider's page there is no token. */
  way: PaymentWay;
  token: string;
  /** The page that the payer is led back to; null if they cannot leave. */
  returnTo: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  /** What the provider calls it, once that is known. */
  intent: string | null;
  session: string | null;
  /** The page elsewhere where the payer has to go on. */
  awayTo: string | null;
  /** Why it failed, by code (`declines.ts`); empty where only `message` says so, or nothing. */
  reason: string;
  /** The provider's words for a failure, of an attempt before there were codes. */
  message: string;
  tries: number;
  /** The day and the category of what is paid. */
  day: string | null;
  type: string | null;
  /** The day on which it was received. */
  paidOn: string | null;
  /** What is left to pay of the quote of which it was a part, in cents; 0 where nothing is. */
  left: number;
  /** What of it was given back, in cents. */
  givenBack: number;
  /** Whether it pays for a quote of which all was given back after it was started. */
  isCalledOff: boolean;
  /** Hours since it was started, and when that was (Unix seconds). */
  ageHours: number;
  startedAt: number;
}

/** Seconds during which only one server asks the provider about an attempt. */
export const claimSeconds = 30;

const columns = `key, number, invoice_id AS "invoiceId", quote_id AS "quoteId", amount_cents AS cents,
  deposit_request_id AS "depositRequestId",
  (SELECT contract_id FROM deposit_requests d WHERE d.id = payment_attempts.deposit_request_id)
    AS "contractId",
  (SELECT kind FROM deposit_requests d WHERE d.id = payment_attempts.deposit_request_id) AS asked,
  way, token, return_to AS "returnTo", status, intent, session, away_to AS "awayTo", reason,
  message, tries,
  coalesce((SELECT day FROM deposit_requests d WHERE d.id = payment_attempts.deposit_request_id),
    (SELECT date_ts FROM invoices i WHERE i.id = payment_attempts.invoice_id),
    (SELECT since_ts FROM quotes q WHERE q.id = payment_attempts.quote_id)) AS day,
  coalesce((SELECT i.type FROM invoices i WHERE i.id = payment_attempts.invoice_id),
    (SELECT category FROM quotes q WHERE q.id = payment_attempts.quote_id)) AS type,
  ${leftOfQuote('payment_attempts.deposit_request_id')} AS left,
  coalesce((SELECT ${givenBack('p.id')} FROM payments p WHERE p.attempt_key = payment_attempts.key), 0)
    AS "givenBack",
  (SELECT received_on FROM payments p WHERE p.attempt_key = payment_attempts.key) AS "paidOn",
  coalesce(started_at < ${lastGivenBack('payment_attempts.quote_id')}
    AND ${isCalledOff('payment_attempts.quote_id')}, false) AS "isCalledOff",
  (extract(epoch FROM now() - started_at) / 3600)::double precision AS "ageHours",
  floor(extract(epoch FROM started_at))::bigint AS "startedAt"`;

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

/** What an attempt begins with. */
export interface NewAttempt {
  key: string;
  way: PaymentWay;
  token: string;
  returnTo: string | null;
}

/**
 * Stores an attempt, claimed by this server, before the provider is called. One without a token must
 * never be claimed by a server that knows of tokens alone (migration 0031).
 */
export async function writeAttempt(
  connection: Queryable,
  { key, way, token, returnTo }: NewAttempt,
  { kind, id, number, dueCents, deposit }: DueDocument,
): Promise<Attempt> {
  const { rows } = await connection.query<Attempt>(
    `INSERT INTO payment_attempts (key, number, invoice_id, quote_id, amount_cents, way, token,
       return_to, deposit_request_id, claimed_until, check_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10,
       CASE WHEN $6 = 'cardForm' THEN now() + make_interval(secs => $9) ELSE 'infinity' END,
       CASE WHEN $6 = 'cardForm' THEN NULL ELSE now() + make_interval(secs => $9) END)
     RETURNING ${columns}`,
    [
      key,
      number,
      kind === 'invoices' ? id : null,
      kind === 'quotes' ? id : null,
      dueCents,
      way,
      token,
      returnTo,
      claimSeconds,
      deposit?.id ?? null,
    ],
  );
  const [attempt] = rows;
  if (!attempt) throw new Error(`The attempt ${key} was not stored.`);
  return attempt;
}

/** Sets when an attempt may be claimed next: `check_at` where that has taken over from `claimed_until`. */
const claimIn = (seconds: string): string =>
  `claimed_until = CASE WHEN check_at IS NULL THEN now() + make_interval(secs => ${seconds})
     ELSE claimed_until END,
   check_at = CASE WHEN check_at IS NOT NULL THEN now() + make_interval(secs => ${seconds}) END`;

/**
 * Claims unclaimed attempts with unknown outcome, oldest first. A claim is no pause: it lasts as long as the
 * provider may take, however often the attempt was claimed, since a payer waits when a server dies with it.
 */
export async function claimAttempts(database: Queryable, most: number): Promise<Attempt[]> {
  const { rows } = await database.query<Attempt>(
    `UPDATE payment_attempts SET tries = tries + 1,
       ${claimIn('$2')}
     WHERE key IN (
       SELECT key FROM payment_attempts
       WHERE status = 'pending' AND least(claimed_until, check_at) < now()
       ORDER BY least(claimed_until, check_at) LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     RETURNING ${columns}`,
    [most, claimSeconds],
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
    `UPDATE payment_attempts SET ${claimIn('$2')}
     WHERE key = $1 AND status = 'pending'`,
    [key, seconds],
  );
}

/**
 * Notes where the payer of an open attempt has to go on, and when the provider is asked about it next. A
 * server of the release before leaves it alone from then on.
 */
export async function noteAway(
  database: Queryable,
  key: string,
  { url, intent, session }: Away,
  seconds: number,
): Promise<void> {
  await database.query(
    `UPDATE payment_attempts SET away_to = $2, intent = coalesce($3, intent),
       session = coalesce($4, session), claimed_until = 'infinity',
       check_at = now() + make_interval(secs => $5)
     WHERE key = $1 AND status = 'pending'`,
    [key, url, intent ?? null, session ?? null, seconds],
  );
}

/** The record that an attempt pays for. */
export function paidRecord({
  invoiceId,
  quoteId,
  contractId,
}: Pick<Attempt, 'invoiceId' | 'quoteId' | 'contractId'>): {
  entity: EntityName;
  recordId: number;
} {
  if (invoiceId !== null) return { entity: 'invoices', recordId: invoiceId };
  if (quoteId !== null) return { entity: 'quotes', recordId: quoteId };
  return { entity: 'contracts', recordId: contractId ?? 0 };
}
