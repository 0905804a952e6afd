import {
  depositRequestSchema,
  leastDeposit,
  type DepositAsked,
  type DepositRequest,
} from 'shared-api/contract/billing/deposits';
import { formatMoney, fromCents, splitTotal, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { lockFormKey } from '../formKeys/lockFormKey.ts';
import { fieldRefused, HttpError, invalidInput, keySpent } from '../HttpError.ts';
import { yearAfter } from '../ledger/invoiceDays.ts';
import { dayOf, type LedgerContext } from '../ledger/ledger.ts';
import { nextDocumentNumber } from '../numbers/documentNumbers.ts';
import { findRequest, type DepositSubject } from './depositRequests.ts';
import { depositTerms, type DepositTerms } from './depositTerms.ts';

/**
 * Asks for a deposit or a part payment on a quote or a contract. The same key never makes a second one.
 * @throws HttpError 400 for a day that has passed, or is more than a year ahead; 404; 409 for a percentage of no price, for more than is
 *   left of a quote, for one that is invoiced or whose price is over, and for a key that was used for something else
 */
export async function askForDeposit(
  { database, company }: LedgerContext,
  subject: DepositSubject,
  asked: DepositAsked,
  who: string,
): Promise<DepositRequest> {
  const today = dayOf(company);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, asked.key);
    await lockSubject(connection, subject);
    const before = await sentBefore(connection, subject, asked);
    if (before !== undefined) return findRequest(connection, before);
    if (asked.dueOn < today) {
      throw invalidInput({ dueOn: { code: 'dueInPast' } }, depositRequestSchema);
    }
    const latest = yearAfter(today);
    if (asked.dueOn > latest) {
      throw invalidInput({ dueOn: { code: 'dayFar', params: { latest } } }, depositRequestSchema);
    }
    const terms = await depositTerms(connection, company, subject);
    refuseExpired(terms);
    const cents = centsOf(asked, terms);
    refuseTooMuch(cents, terms);
    const id = await insertRequest(connection, subject, asked, {
      ...terms,
      cents,
      tax: splitTotal(cents, company.taxRate).tax,
      today,
      who,
    });
    const request = await findRequest(connection, id);
    await audit(connection, {
      who,
      entity: subject.entity,
      recordId: subject.id,
      action: 'update',
      after: {
        asked: request.number,
        kind: asked.kind,
        amount: request.amount,
        dueOn: asked.dueOn,
      },
    });
    return request;
  });
}

/** A request would hold the price open that nobody stands by any more. */
function refuseExpired({ number, expiredOn }: DepositTerms): void {
  if (number === null || expiredOn === null) return;
  throw new HttpError(409, { code: 'expiredNotAsked', params: { number, day: expiredOn } });
}

async function lockSubject(connection: Queryable, { entity, id }: DepositSubject): Promise<void> {
  if (entity === 'quotes') {
    await connection.query('SELECT FROM quotes WHERE id = $1 FOR NO KEY UPDATE', [id]);
  } else {
    await connection.query('SELECT FROM contracts WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }
}

/** The id of the request that a key has made. @throws HttpError 409 if it was for something else */
async function sentBefore(
  connection: Queryable,
  { entity, id }: DepositSubject,
  { key, kind, amount, percent, dueOn, note }: DepositAsked,
): Promise<number | undefined> {
  const { rows } = await connection.query<{ id: number; same: boolean }>(
    `SELECT id, (quote_id IS NOT DISTINCT FROM $2::integer
       AND contract_id IS NOT DISTINCT FROM $3::integer AND kind = $4
       AND percent IS NOT DISTINCT FROM $5::numeric
       AND amount_cents = coalesce($6::bigint, amount_cents) AND due_on = $7::date AND note = $8) AS same
     FROM deposit_requests WHERE form_key = $1`,
    [
      key,
      entity === 'quotes' ? id : null,
      entity === 'contracts' ? id : null,
      kind,
      percent,
      amount === null ? null : toCents(amount),
      dueOn,
      note,
    ],
  );
  const [before] = rows;
  if (before && !before.same) {
    const { number, amount } = await findRequest(connection, before.id);
    const params = { number, amount: formatMoney(toCents(amount)) };
    throw keySpent({ code: 'depositAskedBefore', params });
  }
  return before?.id;
}

function centsOf({ amount, percent }: DepositAsked, { price }: DepositTerms): number {
  if (amount !== null) return toCents(amount);
  if (price === null) throw fieldRefused(409, 'percent', { code: 'percentOfNothing' });
  // In hundredths of a percent, which are whole numbers.
  const cents = Math.round((price * Math.round((percent ?? 0) * 100)) / 10_000);
  if (cents < toCents(leastDeposit)) {
    const params = { amount: formatMoney(cents), least: formatMoney(toCents(leastDeposit)) };
    throw fieldRefused(409, 'percent', { code: 'depositTooSmall', params });
  }
  return cents;
}

function refuseTooMuch(
  cents: number,
  { left, number, isInvoiced, invoicedAs }: DepositTerms,
): void {
  if (number === null) return;
  if (isInvoiced) {
    throw new HttpError(409, { code: 'quoteInvoiced', params: { number, invoice: invoicedAs } });
  }
  if (left !== null && cents > left) {
    const params = { number, left: formatMoney(left) };
    throw fieldRefused(409, 'amount', { code: 'depositTooMuch', params });
  }
}

async function insertRequest(
  connection: Queryable,
  { entity, id }: DepositSubject,
  { key, kind, percent, dueOn, note }: DepositAsked,
  made: { number: number | null; cents: number; tax: number; today: string; who: string },
): Promise<number> {
  const quoteId = entity === 'quotes' ? id : null;
  const contractId = entity === 'contracts' ? id : null;
  const { rows: before } = await connection.query<{ number: number; count: number }>(
    `SELECT number, count(*) AS count FROM deposit_requests
     WHERE quote_id = $1 OR contract_id = $2 GROUP BY number`,
    [quoteId, contractId],
  );
  const { number, count } = before[0] ?? {
    number: made.number ?? (await nextDocumentNumber(connection)),
    count: 0,
  };
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO deposit_requests (quote_id, contract_id, number, position, kind, percent,
       amount_cents, tax_cents, day, due_on, note, made_by, form_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [
      quoteId,
      contractId,
      number,
      count + 1,
      kind,
      percent,
      made.cents,
      made.tax,
      made.today,
      dueOn,
      note,
      made.who,
      key,
    ],
  );
  const [request] = rows;
  if (!request) throw new Error(`The request ${fromCents(made.cents)} was not stored.`);
  return request.id;
}
