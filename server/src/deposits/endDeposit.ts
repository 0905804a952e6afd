import type {
  DepositForfeit,
  DepositMoved,
  DepositReturn,
} from 'shared-api/contract/billing/deposits';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { formatMoney, fromCents, splitTotal, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { lookAtOpenPayments } from '../db/givenBack.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import { taxOfPart } from '../ledger/invoiceLines.ts';
import { dayOf, writeEntries, type LedgerContext, type Posting } from '../ledger/ledger.ts';
import { once } from '../formKeys/once.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { findRequest, lockRequest, type LockedRequest } from './depositRequests.ts';

/** What is taken of the money of a locked request. */
interface Taken {
  request: LockedRequest;
  paymentId: number;
  cents: number;
  /** The part of it that is tax which is owed already. */
  advanceTax: number;
  brand: BrandName | null;
  isCard: boolean;
  about: { clientId: number | null; quoteId: number | null; paymentId: number };
}

/**
 * Records that what is held of a request was given back, today, or a part of it. The tax of a part payment is
 * not owed any more.
 * @throws HttpError 404; 409 for more than is held, or than the provider can give back to a card
 */
export async function returnDeposit(
  { database, company }: LedgerContext,
  id: number,
  { key, ...input }: DepositReturn,
  who: string,
): Promise<Spoken<DepositMoved>> {
  const { amount, method, reference, reason } = input;
  return database.transaction((connection) =>
    once(connection, { key, call: 'returnDeposit', who, input: { id, ...input } }, async () => {
      const taken = await take(connection, id, amount);
      const { request, cents, advanceTax, brand, about } = taken;
      const isToCard = method === 'card' && taken.isCard;
      if (isToCard) await refuseMoreThanOfCard(connection, taken);
      const day = dayOf(company);
      // The job that asks the provider for refunds takes one to a card from here.
      const { rows } = await connection.query<{ id: number }>(
        `INSERT INTO refunds (client_id, payment_id, amount_cents, method, day, reference, reason,
           made_by, status, card_payment_id, provider_key, ask_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
           CASE WHEN $9 = 'pending' THEN now() END)
         RETURNING id`,
        [
          about.clientId,
          taken.paymentId,
          cents,
          method,
          day,
          reference,
          reason,
          who,
          isToCard ? 'pending' : 'made',
          isToCard ? taken.paymentId : null,
          isToCard ? key : null,
        ],
      );
      await lookAtOpenPayments(connection, taken.paymentId);
      const postings: Posting[] = [
        { account: 'deposits', cents, brand, ...about },
        { account: 'money', cents: -cents, method, brand, ...about },
        { account: 'hst', cents: advanceTax, brand, ...about },
        { account: 'advanceTax', cents: -advanceTax, brand, ...about },
      ];
      const refundId = rows[0]?.id ?? 0;
      await writeEntries(connection, [
        { kind: 'depositReturned', day, who, reason, ...about, refundId, postings },
      ]);
      await note(connection, who, taken, { returned: fromCents(cents), method, reference, reason });
      const params = { number: request.number, amount: formatMoney(cents) };
      return {
        message: outcomeOf(isToCard ? 'depositOnItsWay' : 'depositReturned', params),
        request: await findRequest(connection, id),
      };
    }),
  );
}

/**
 * Keeps what is held of a request, today, or a part of it, without an invoice. Of a deposit the tax in it is
 * owed from then on (13/113 of it in Ontario); that of a part payment is already.
 * @throws HttpError 404; 409 for more than is held
 */
export async function forfeitDeposit(
  { database, company }: LedgerContext,
  id: number,
  { key, ...input }: DepositForfeit,
  who: string,
): Promise<Spoken<DepositMoved>> {
  const { amount, reason } = input;
  return database.transaction((connection) =>
    once(connection, { key, call: 'forfeitDeposit', who, input: { id, ...input } }, async () => {
      const taken = await take(connection, id, amount);
      const { request, cents, advanceTax, brand, about } = taken;
      const isPart = request.kind === 'partPayment';
      const tax = isPart ? advanceTax : splitTotal(cents, company.taxRate).tax;
      const postings: Posting[] = [
        { account: 'deposits', cents, brand, ...about },
        { account: 'revenue', cents: tax - cents, brand, ...about },
        { account: isPart ? 'advanceTax' : 'hst', cents: -tax, brand, ...about },
      ];
      const day = dayOf(company);
      await writeEntries(connection, [
        { kind: 'depositForfeited', day, who, reason, ...about, postings },
      ]);
      await note(connection, who, taken, { kept: fromCents(cents), tax: fromCents(tax), reason });
      const params = {
        number: request.number,
        amount: formatMoney(cents),
        tax: formatMoney(tax),
      };
      return {
        message: outcomeOf('depositForfeited', params),
        request: await findRequest(connection, id),
      };
    }),
  );
}

/** @throws HttpError 409 for more than the provider can give back of a card payment, and while it is disputed */
async function refuseMoreThanOfCard(
  connection: Queryable,
  { paymentId, cents }: Taken,
): Promise<void> {
  const { rows } = await connection.query<{ left: number; isDisputed: boolean }>(
    `SELECT cents AS left, is_disputed AS "isDisputed" FROM card_payment_left WHERE payment_id = $1`,
    [paymentId],
  );
  const { left = 0, isDisputed = false } = rows[0] ?? {};
  if (isDisputed) throw new HttpError(409, { code: 'paymentDisputed' });
  if (cents <= left) return;
  throw fieldRefused(409, 'amount', { code: 'overCard', params: { left: formatMoney(left) } });
}

/**
 * Locks a request, and finds what is taken of its money.
 * @param amount in dollars; all that is held if null
 * @throws HttpError 404; 409 for more than is held
 */
async function take(connection: Queryable, id: number, amount: number | null): Promise<Taken> {
  const request = await lockRequest(connection, id);
  const { number, paymentId, heldCents, advanceTaxCents } = request;
  const cents = amount === null ? heldCents : toCents(amount);
  if (paymentId === null || heldCents === 0) {
    throw new HttpError(409, { code: 'depositNotHeld', params: { number } });
  }
  if (cents > heldCents) {
    const params = { number, held: formatMoney(heldCents) };
    throw fieldRefused(409, 'amount', { code: 'depositHeldLess', params });
  }
  const { rows } = await connection.query<{
    clientId: number | null;
    quoteId: number | null;
    brand: BrandName | null;
    isCard: boolean;
  }>(
    `SELECT client_id AS "clientId", quote_id AS "quoteId", brand,
       attempt_key IS NOT NULL AS "isCard" FROM payments WHERE id = $1`,
    [paymentId],
  );
  const { clientId = null, quoteId = null, brand = null, isCard = false } = rows[0] ?? {};
  return {
    request,
    paymentId,
    cents,
    // All of it with the last cent.
    advanceTax: taxOfPart({ cents: heldCents, taxCents: advanceTaxCents }, 0, cents),
    brand,
    isCard,
    about: { clientId, quoteId, paymentId },
  };
}

const note = (
  connection: Queryable,
  who: string,
  { request: { number, subject } }: Taken,
  after: object,
): Promise<void> =>
  audit(connection, {
    who,
    entity: subject.entity,
    recordId: subject.id,
    action: 'update',
    after: { deposit: number, ...after },
  });
