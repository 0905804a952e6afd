import { refundSchema, type RefundRequest } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { lookAtOpenPayments } from '../db/givenBack.ts';
import { fieldRefused, HttpError, invalidInput } from '../HttpError.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { dayOf, writeEntries, type LedgerContext } from './ledger.ts';
import { lockCredit, lockPayment, refuseMoreThanLeft, type Lot } from './lots.ts';
import { once } from '../formKeys/once.ts';

/** Seconds for which the server that records a refund to a card is the one that asks the provider. */
export const refundClaimSeconds = 30;

/**
 * Records money given back, today, out of what a payment or a credit left on account. To a card that the
 * provider charged, the provider gives it back: that is pending, and asked for after the transaction
 * (`payments/refunds/`).
 * @throws HttpError 400 unless one of the two is named; 404 for an unknown one; 409 for more than is
 *   left of it or of the card payment, for a payment that was taken back, and for a card payment that is
 *   disputed
 */
export async function refund(
  { database, company }: LedgerContext,
  { key, ...input }: RefundRequest,
  who: string,
): Promise<Spoken<Moved>> {
  const cents = toCents(input.amount);
  if ((input.paymentId === null) === (input.creditId === null)) {
    throw invalidInput({ paymentId: { code: 'oneLot' } }, refundSchema);
  }
  return database.transaction((connection) =>
    once(connection, { key, call: 'refund', who, input }, async () => {
      const card = input.method === 'card' ? await lockCard(connection, input) : null;
      const lot =
        input.paymentId === null
          ? await lockCredit(connection, input.creditId ?? 0)
          : await lockPayment(connection, input.paymentId);
      refuseMoreThanLeft('amount', lot, cents);
      if (card !== null) await refuseMoreThanOfCard(connection, card, cents);
      const day = dayOf(company);
      const id = await insertRefund(connection, lot, input, { cents, day, who, toCard: card, key });
      if (lot.paymentId !== null) await lookAtOpenPayments(connection, lot.paymentId);
      const amount = formatMoney(cents);
      return {
        message: outcomeOf(card === null ? 'refunded' : 'refundOnItsWay', { amount }),
        id,
        onAccount: fromCents(lot.left - cents),
      };
    }),
  );
}

/**
 * The card payment by which a payment or a credit came, locked, after the invoice that the credit is of and before the
 * credit: whoever takes such a payment back, as a lost dispute does, locks them in this order too. Null if
 * it came by no card, or by one that the provider knows nothing of.
 */
async function lockCard(
  connection: Queryable,
  { paymentId, creditId }: Pick<RefundRequest, 'paymentId' | 'creditId'>,
): Promise<number | null> {
  // So that no other payment comes to pay the invoice meanwhile.
  await connection.query(
    `SELECT FROM invoices WHERE id = (SELECT invoice_id FROM credits WHERE id = $1)
     FOR NO KEY UPDATE`,
    [creditId],
  );
  const { rows } = await connection.query<{ paymentId: number }>(
    'SELECT payment_id AS "paymentId" FROM card_payment_of($1, $2)',
    [paymentId, creditId],
  );
  const [card] = rows;
  if (!card) return null;
  await connection.query('SELECT FROM payments WHERE id = $1 FOR NO KEY UPDATE', [card.paymentId]);
  return card.paymentId;
}

/** @throws HttpError 409 for more than the provider can give back of a locked card payment, and while it is disputed */
async function refuseMoreThanOfCard(
  connection: Queryable,
  paymentId: number,
  cents: number,
): Promise<void> {
  // After taking the lock, so that refunds of other lots are counted.
  const { rows } = await connection.query<{ left: number; isDisputed: boolean }>(
    `SELECT cents AS left, is_disputed AS "isDisputed" FROM card_payment_left WHERE payment_id = $1`,
    [paymentId],
  );
  const { left = 0, isDisputed = false } = rows[0] ?? {};
  if (isDisputed) throw new HttpError(409, { code: 'paymentDisputed' });
  if (cents > left) {
    throw fieldRefused(409, 'amount', { code: 'overCard', params: { left: formatMoney(left) } });
  }
}

interface Given {
  cents: number;
  day: string;
  who: string;
  /** The card payment that the provider gives back, if it is one. */
  toCard: number | null;
  key: string;
}

async function insertRefund(
  connection: Queryable,
  { paymentId, creditId, clientId, quoteId, brand }: Lot,
  { method, reference, reason }: Omit<RefundRequest, 'key'>,
  { cents, day, who, toCard, key }: Given,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO refunds (client_id, payment_id, credit_id, amount_cents, method, day, reference,
       reason, status, made_by, card_payment_id, provider_key, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $10::integer IS NULL THEN 'made' ELSE 'pending' END,
       $9, $10, CASE WHEN $10 IS NOT NULL THEN $11::uuid END,
       CASE WHEN $10 IS NOT NULL THEN now() + make_interval(secs => $12) END)
     RETURNING id`,
    [
      clientId,
      paymentId,
      creditId,
      cents,
      method,
      day,
      reference,
      reason,
      who,
      toCard,
      key,
      refundClaimSeconds,
    ],
  );
  const id = rows[0]?.id ?? 0;
  const lot = { paymentId, creditId, quoteId };
  const invoiceId = await invoiceOf(connection, lot);
  await writeEntries(connection, [
    {
      kind: 'refund',
      day,
      who,
      reason,
      clientId,
      invoiceId,
      ...lot,
      refundId: id,
      postings: [
        { account: 'onAccount', cents, clientId, ...lot },
        { account: 'money', cents: -cents, method, brand, clientId, ...lot },
      ],
    },
  ]);
  if (clientId !== null) {
    await audit(connection, {
      who,
      entity: 'clients',
      recordId: clientId,
      action: 'update',
      after: { refunded: fromCents(cents), method, reference, reason },
    });
  }
  return id;
}

/** The invoice whose account shows the refund: that of the credit, or that which was paid too much for. */
async function invoiceOf(
  connection: Queryable,
  { paymentId, creditId }: Pick<Lot, 'paymentId' | 'creditId'>,
): Promise<number | null> {
  const { rows } = await connection.query<{ id: number | null }>(
    `SELECT coalesce((SELECT invoice_id FROM credits WHERE id = $2),
       (SELECT invoice_id FROM payments WHERE id = $1)) AS id`,
    [paymentId, creditId],
  );
  return rows[0]?.id ?? null;
}
