import type { Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import type { PaymentRequest, PaymentStatus } from 'shared-api/contract/billing/payment';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { countPayment } from '../telemetry/metrics.ts';
import { uuidOf } from '../uuidOf.ts';
import {
  findAttempt,
  pendingAttempt,
  releaseAttempt,
  statusOf,
  writeAttempt,
  type Attempt,
} from './attempts.ts';
import { dueDocument } from './dueDocument.ts';
import type { Outcome, PaymentProvider } from './provider.ts';
import { failAttempt, settleCharge, type PaymentContext } from './settle.ts';

/** Seconds after which an unanswered charge is first checked. */
const firstPause = 3;

/** A started payment. */
export interface BegunPayment {
  key: string;
  /**
   * An existing attempt: with the same key, or pending for the same document. Nothing is charged
   * then.
   */
  earlier?: Attempt | undefined;
}

/**
 * Begins to pay what is owed on an invoice or quote with a card token: writes the attempt down, in
 * the caller's transaction. The attempt is written before the provider is asked and settled after it
 * has answered; its key makes a second click, a retry and a crash at any point end in one charge and
 * one payment (docs/product/money.md "Card payments").
 * @throws HttpError 400 and 409 as `dueDocument`; 409 for a key that another payment has used
 */
export async function beginPayment(
  connection: Queryable,
  request: PaymentRequest,
): Promise<BegunPayment> {
  // A token can be used once, so it serves as the key if none was sent.
  const key = request.key ?? uuidOf(request.token.id);
  const number = Number(request.invoice);
  const cents = toCents(request.amount);
  // Serialized per number and per key, so that neither is charged twice.
  await connection.query('SELECT pg_advisory_xact_lock($1, $2)', [advisoryLocks.payments, number]);
  const earlier = await findAttempt(connection, key);
  if (earlier && (earlier.number !== number || earlier.cents !== cents)) {
    throw new HttpError(409, { code: 'paymentSentBefore' });
  }
  if (earlier) return { key, earlier };
  const open = await pendingAttempt(connection, number);
  if (open && open.cents === cents) return { key, earlier: open };
  const due = await dueDocument(connection, number, cents);
  await writeAttempt(connection, key, request.token.id, due);
  return { key };
}

/** Charges a started payment, after its transaction has been committed. */
export async function finishPayment(
  context: PaymentContext,
  provider: PaymentProvider,
  request: PaymentRequest,
  { key, earlier }: BegunPayment,
  language: Language,
): Promise<PaymentStatus> {
  const { database } = context;
  if (earlier) return statusOf(earlier, language);
  const outcome = await provider.charge({
    key,
    token: request.token.id,
    cents: toCents(request.amount),
    number: Number(request.invoice),
  });
  await record(context, key, outcome);
  if (outcome.kind === 'unknown') {
    countPayment('unknown');
    await releaseAttempt(database, key, firstPause);
  }
  const attempt = await findAttempt(database, key);
  if (!attempt) throw new Error(`The attempt ${key} is gone.`);
  return statusOf(attempt, language);
}

/** Records the outcome of an attempt, if it is known. */
export async function record(
  context: PaymentContext,
  key: string,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind === 'charged') await settleCharge(context, key, outcome.charge);
  if (outcome.kind === 'declined') await failAttempt(context.database, key, outcome.message);
}
