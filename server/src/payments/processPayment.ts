import { splitLanguage } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import type { CheckoutRequest, PaymentRequest } from 'shared-api/contract/billing/payment';
import type { Company } from 'shared-api/contract/company/company';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { countPayment } from '../telemetry/metrics.ts';
import { uuidOf } from '../uuidOf.ts';
import {
  findAttempt,
  noteAway,
  pendingAttempt,
  releaseAttempt,
  writeAttempt,
  type Attempt,
  type NewAttempt,
} from './attempts.ts';
import { isWithdrawn, lockKey, noteJoined } from './withdrawal/paymentKeys.ts';
import { dueDocument } from './due/dueDocument.ts';
import { refuseExpiredQuote } from './due/expiredQuote.ts';
import type { Outcome } from './outcomes.ts';
import { sayingPaidDay } from './due/paidDay.ts';
import type { PaymentProvider } from './provider.ts';
import { failAttempt, settleCharge, type PaymentContext } from './settle.ts';
import { paymentTexts } from './texts.ts';

/** Seconds after which an unanswered charge is first checked. */
const firstPause = 3;

/** Seconds that the provider's page is open for a payer, counted from the attempt's start. */
const pageSeconds = 60 * 60;

/** A started payment. */
export interface BegunPayment {
  attempt: Attempt;
  /**
   * Whether it was there before: with the same key, or pending for the same document. Nothing is
   * charged then.
   */
  isEarlier: boolean;
}

/** What a payment begins from: a card's token, or the wish to pay on the provider's page. */
export const newAttemptOf = (
  request: PaymentRequest | CheckoutRequest,
  returnTo: (key: string) => string,
): NewAttempt => {
  if (!('token' in request)) {
    const { key } = request;
    return { key, way: 'providerPage', token: '', returnTo: returnTo(key) };
  }
  // A token can be used once, so it serves as the key if none was sent.
  const key = request.key ?? uuidOf(request.token.id);
  const canLeave = request.canLeave === true;
  return {
    key,
    way: 'cardForm',
    token: request.token.id,
    returnTo: canLeave ? returnTo(key) : null,
  };
};

/**
 * Begins to pay what is owed on an invoice or quote: writes the attempt down, in the caller's
 * transaction. The attempt is written before the provider is asked and settled after it has answered;
 * its key makes a second click, a retry and a crash at any point end in one charge and one payment
 * (docs/product/money.md "Card payments").
 * @throws HttpError 400 and 409 as `dueDocument`; 409 for a key that another payment has used or that was
 *   withdrawn, and for a quote whose price has run out
 */
export async function beginPayment(
  connection: Queryable,
  company: Company,
  { invoice, amount }: Pick<PaymentRequest, 'invoice' | 'amount'>,
  begun: NewAttempt,
): Promise<BegunPayment> {
  const { key, way } = begun;
  const number = Number(invoice);
  const cents = toCents(amount);
  // Serialized per number and per key, so that neither is charged twice.
  await connection.query('SELECT pg_advisory_xact_lock($1, $2)', [advisoryLocks.payments, number]);
  await lockKey(connection, key);
  const earlier = await findAttempt(connection, key);
  if (earlier && (earlier.number !== number || earlier.cents !== cents || earlier.way !== way)) {
    throw new HttpError(409, { code: 'paymentSentBefore' });
  }
  if (earlier) return { attempt: earlier, isEarlier: true };
  if (await isWithdrawn(connection, key)) throw new HttpError(409, { code: 'paymentWithdrawn' });
  const open = await pendingAttempt(connection, number);
  if (open && open.cents === cents) {
    await noteJoined(connection, key, open.key);
    return { attempt: open, isEarlier: true };
  }
  const due = await sayingPaidDay(connection, number, () => dueDocument(connection, number, cents));
  await refuseExpiredQuote(connection, company, due);
  // Two amounts can be due under a number, and one attempt is made at a time.
  if (open) throw new HttpError(409, { code: 'otherPaymentConfirming', params: { number } });
  return { attempt: await writeAttempt(connection, begun, due), isEarlier: false };
}

/** Charges a started payment, after its transaction has been committed. */
export async function finishPayment(
  context: PaymentContext,
  provider: PaymentProvider,
  { attempt, isEarlier }: BegunPayment,
): Promise<Attempt> {
  const { database } = context;
  if (isEarlier) return attempt;
  const { key } = attempt;
  const outcome = await request(provider, attempt);
  await record(context, attempt, outcome);
  if (outcome.kind === 'unknown') {
    countPayment('unknown');
    await releaseAttempt(database, key, firstPause);
  }
  const after = await findAttempt(database, key);
  if (!after) throw new Error(`The attempt ${key} is gone.`);
  return after;
}

/** Asks the provider for a charge, or for its page; under the attempt's key, always the same. */
export function request(provider: PaymentProvider, attempt: Attempt): Promise<Outcome> {
  const { key, way, token, cents, number, returnTo, startedAt } = attempt;
  if (way === 'cardForm') return provider.charge({ key, token, cents, number, returnTo });
  const page = returnTo ?? '';
  const { language } = splitLanguage(new URL(page).pathname);
  return provider.openPage({
    key,
    cents,
    number,
    item: paymentTexts[language].item(itemOf(attempt), number),
    locale: language === 'fr' ? 'fr-CA' : 'en',
    returnTo: page,
    endsAt: startedAt + pageSeconds,
  });
}

/** What an attempt pays, as its payer knows it. */
const itemOf = ({ invoiceId, asked }: Attempt) =>
  asked ?? (invoiceId === null ? ('quote' as const) : ('invoice' as const));

/** Records the outcome of an attempt, if it is known. */
export async function record(
  context: PaymentContext,
  { key, ageHours }: Pick<Attempt, 'key' | 'ageHours'>,
  outcome: Outcome,
): Promise<void> {
  const { database } = context;
  if (outcome.kind === 'charged') await settleCharge(context, key, outcome.charge);
  if (outcome.kind === 'declined') await failAttempt(database, key, outcome.reason);
  if (outcome.kind === 'away') await noteAway(database, key, outcome.at, awayPause(ageHours));
}

/** Seconds until the provider is asked again about a payer who is away; more the longer they are. */
const awayPause = (ageHours: number): number => Math.min(60, 5 + ageHours * 360);
