import { settlementOf } from 'shared-api/contract/billing/settlement';
import type { Queryable } from '../../db/Database.ts';
import { isCalledOff } from '../../db/givenBack.ts';
import { periodOfQuote } from '../../db/periodOfQuote.ts';
import { receivedOfQuote } from '../../db/receivedOfQuote.ts';
import { creditedOf, settledOtherwise } from '../../db/settledOtherwise.ts';
import { HttpError } from '../../HttpError.ts';
import { dueDeposit, isPaidRequest, refusePaidDeposit, type DueDeposit } from './dueDeposit.ts';

/** An invoice or quote to be paid, or a request for a deposit or a part payment. */
export interface DueDocument {
  /** A contract has no document of its own: its requests are paid. */
  kind: 'invoices' | 'quotes' | 'contracts';
  id: number;
  number: number;
  /** Its own day, where it has one. */
  day: string | null;
  /** The category of its brand. */
  type: string;
  /** What the payer owes, in cents. */
  dueCents: number;
  /** The request that is paid, if it is one. */
  deposit: DueDeposit | undefined;
}

/** The same error for an unknown number as for a wrong amount (docs/product/messages.md). */
const mismatch = { code: 'amountMismatch' } as const;

interface Row {
  kind: DueDocument['kind'];
  id: number;
  day: string | null;
  type: string;
  total: number;
  received: number;
  isVoid: boolean;
  /** Whether something of it was credited or written off in place of being paid. */
  isSettledOtherwise: boolean;
  invoicedAs: number | null;
  isInvoiced: boolean;
  /** What requests may come to; null where there is no such bound. */
  left: number | null;
  /** Whether all that was received for a quote was given back, and it was not sent anew since. */
  isCalledOff: boolean;
}

/**
 * Finds what a number names, when the amount is exactly one that is due now: the balance of the invoice or
 * quote, or what a request asks for. Locks it until the transaction ends.
 * @throws HttpError 400 when the number is unknown or the amount differs, the same for both, so that
 *   nobody can find out numbers; 409 when the amount is right, or was when it was paid, and nothing is owed
 *   any more, or all that was paid was given back
 */
export async function dueDocument(
  connection: Queryable,
  number: number,
  cents: number,
): Promise<DueDocument> {
  const row = (await lockedInvoice(connection, number)) ?? (await lockedQuote(connection, number));
  const deposit = await dueDeposit(connection, number, cents);
  if (!row) return dueOfContract(connection, number, cents, deposit);
  if (row.isVoid) {
    // Whoever has the invoice still, or the link of its mail, is told so.
    const isKnown = cents === row.total || (await isPaidAmount(connection, row, cents));
    if (!isKnown) throw new HttpError(400, mismatch);
    throw new HttpError(409, { code: 'invoiceCancelled', params: { number } });
  }
  const due = row.total - row.received;
  if (due <= 0 && (cents === row.total || (await isPaidAmount(connection, row, cents)))) {
    const code = row.isSettledOtherwise ? 'nothingToPay' : 'alreadyPaid';
    throw new HttpError(409, { code, params: { number } });
  }
  const isAsked = deposit !== undefined && (row.left === null || cents <= row.left);
  await refuseCalledOff(connection, row, { number, cents, due, deposit });
  if (cents !== due && !isAsked) {
    if (row.kind === 'quotes') await refusePaidDeposit(connection, number, cents);
    throw new HttpError(400, mismatch);
  }
  if (row.isInvoiced) {
    const params = { number, invoice: row.invoicedAs };
    throw new HttpError(409, { code: 'quoteInvoiced', params });
  }
  const { kind, id, day, type } = row;
  return isAsked
    ? { kind, id, number, day: deposit.day, type, dueCents: cents, deposit }
    : { kind, id, number, day, type, dueCents: due, deposit: undefined };
}

/**
 * Refuses to take money once more for a quote of which all was given back: an old link, or a page that was open before,
 * would have it paid again by mistake. What staff have asked for since is paid, and it can be paid once sent anew.
 * @throws HttpError 409, to whoever knows an amount that is or was due
 */
async function refuseCalledOff(
  connection: Queryable,
  row: Row,
  tried: { number: number; cents: number; due: number; deposit: DueDeposit | undefined },
): Promise<void> {
  const { number, cents, due, deposit } = tried;
  if (!row.isCalledOff || row.isInvoiced || deposit?.isSinceRefund === true) return;
  const isKnown =
    cents === due ||
    deposit !== undefined ||
    (await isPaidAmount(connection, row, cents)) ||
    (await isPaidRequest(connection, number, cents));
  if (!isKnown) return;
  throw new HttpError(409, { code: 'quoteCalledOff', params: { number } }, { calledOff: true });
}

/**
 * Whether this amount of the document was paid by card: a payer who sends it again from another window is told so,
 * and it does not count as a guess.
 */
async function isPaidAmount(
  connection: Queryable,
  { kind, id }: Row,
  cents: number,
): Promise<boolean> {
  const document = kind === 'invoices' ? 'invoice_id' : 'quote_id';
  const { rowCount } = await connection.query(
    `SELECT FROM payment_attempts
     WHERE ${document} = $1 AND status = 'succeeded' AND amount_cents = $2 LIMIT 1`,
    [id, cents],
  );
  return rowCount === 1;
}

/** What is due on a contract: what a request asks for, under the number that the first one took. */
async function dueOfContract(
  connection: Queryable,
  number: number,
  cents: number,
  deposit: DueDeposit | undefined,
): Promise<DueDocument> {
  if (!deposit) {
    await refusePaidDeposit(connection, number, cents);
    throw new HttpError(400, mismatch);
  }
  const { rows } = await connection.query<{ id: number }>(
    'SELECT contract_id AS id FROM deposit_requests WHERE id = $1 AND contract_id IS NOT NULL',
    [deposit.id],
  );
  const [contract] = rows;
  if (!contract) throw new HttpError(400, mismatch);
  const { day } = deposit;
  return { kind: 'contracts', id: contract.id, number, day, type: '', dueCents: cents, deposit };
}

async function lockedInvoice(connection: Queryable, number: number): Promise<Row | undefined> {
  const { rows } = await connection.query<{
    id: number;
    day: string | null;
    type: string;
    total: number;
    isVoid: boolean;
  }>(
    `SELECT id, date_ts AS day, type, coalesce(total_cents, 0) AS total, voided_on IS NOT NULL AS "isVoid"
     FROM invoices WHERE invoice_number = $1 FOR NO KEY UPDATE`,
    [number],
  );
  const [invoice] = rows;
  if (!invoice) return undefined;
  // After taking the lock, so that concurrent payments are counted.
  const { rows: sums } = await connection.query<{
    received: number;
    credited: number;
    writtenOff: number;
    allCredits: number;
  }>(
    `SELECT received_cents AS received, ${settledOtherwise('$1')}, ${creditedOf('$1')} AS "allCredits"
     FROM invoice_balance WHERE invoice_id = $1`,
    [invoice.id],
  );
  const { received = 0, credited = 0, writtenOff = 0, allCredits = 0 } = sums[0] ?? {};
  const settlement = settlementOf({ total: invoice.total, allCredits, writtenOff });
  return {
    ...invoice,
    kind: 'invoices',
    received,
    isSettledOtherwise: credited + writtenOff > 0 || settlement !== 'paid',
    invoicedAs: null,
    isInvoiced: false,
    left: null,
    isCalledOff: false,
  };
}

async function lockedQuote(connection: Queryable, number: number): Promise<Row | undefined> {
  const { rows } = await connection.query<
    Pick<Row, 'id' | 'day' | 'type' | 'total'> & { isBound: boolean }
  >(
    `SELECT id, since_ts AS day, category AS type, coalesce(price_cents, 0) AS total,
       price_cents IS NOT NULL AND ${periodOfQuote('quotes')} IS NULL AS "isBound"
     FROM quotes WHERE number = $1 FOR NO KEY UPDATE`,
    [number],
  );
  const [quote] = rows;
  if (!quote) return undefined;
  const { rows: sums } = await connection.query<
    Pick<Row, 'isCalledOff'> & { received: number; agreed: number | null }
  >(
    // In one statement, so that a refund that fails meanwhile is counted in both or in neither.
    `SELECT ${receivedOfQuote('$1')} AS received, ${isCalledOff('$1')} AS "isCalledOff",
       (SELECT total_cents FROM quote_agreements WHERE quote_id = $1) AS agreed`,
    [quote.id],
  );
  const { received = 0, agreed = null, isCalledOff: calledOff = false } = sums[0] ?? {};
  const { isBound, ...found } = quote;
  const { rows: invoices } = await connection.query<{ number: number | null }>(
    `SELECT i.invoice_number AS number FROM services s JOIN invoices i ON i.id = s.invoice_id
     WHERE s.quote_id = $1 ORDER BY i.id LIMIT 1`,
    [quote.id],
  );
  return {
    ...found,
    kind: 'quotes',
    received,
    isCalledOff: calledOff,
    left: isBound ? (agreed ?? quote.total) - received : null,
    isVoid: false,
    isSettledOtherwise: false,
    invoicedAs: invoices[0]?.number ?? null,
    isInvoiced: invoices.length > 0,
  };
}
