import { acceptTransferSchema, type AcceptTransfer } from 'shared-api/contract/billing/ledger';
import type { Company } from 'shared-api/contract/company/company';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../../db/Database.ts';
import { fieldRefused, HttpError, invalidInput } from '../../HttpError.ts';
import { brandOf, dayOf } from '../../ledger/ledger.ts';
import { allocate } from '../../ledger/lots.ts';
import {
  auditShares,
  lockInvoices,
  refuseMoreThanOwed,
  sharesOf,
  sumOf,
  type LockedInvoice,
  type Share,
} from '../../ledger/openInvoices.ts';
import { lockWhole, takeBack } from '../../ledger/reversePayment.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';

interface Context {
  database: Database;
  company: Company;
}

interface Transfer {
  cents: number;
  day: string;
}

/**
 * Records an e-transfer as the payment of an invoice to the cent, or of what is given of one or several
 * invoices of one client; what they do not take stays on account.
 * @throws HttpError 400 for more than the transfer; 404 if it or an invoice is unknown; 409 if it is taken,
 *   if an invoice is void, owes less, is of another client or being paid by card, or if the amounts differ
 */
export async function acceptSuggestion(
  { database }: Context,
  transactionId: number,
  accepted: AcceptTransfer,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    const { shares, locked } = await lockAccepted(connection, accepted);
    const transfer = await lockTransfer(connection, transactionId);
    // After the transfer, so that one that was recorded meanwhile is called that.
    if ((accepted.invoiceId ?? null) === null) refuseMoreThanOwed(shares, locked);
    const [first] = locked.values();
    if (shares.some(({ cents }) => cents === 0))
      throw new HttpError(409, { code: 'settledAlready' });
    const isWhole = (accepted.invoiceId ?? null) !== null;
    const left = transfer.cents - sumOf(shares);
    if (isWhole && left !== 0) throw new HttpError(409, { code: 'transferMismatch' });
    if (left < 0) {
      const params = { amount: formatMoney(transfer.cents) };
      throw invalidInput({ allocations: { code: 'moreThanPaid', params } });
    }
    const clientId = clientOf([...locked.values()]);
    if (clientId === null && left > 0) throw invalidInput({ clientId: { code: 'noPayer' } });
    const [only] = shares;
    // Of one invoice alone, the database allocates it by itself, up to its balance.
    const invoiceId = shares.length === 1 && left === 0 ? (only?.invoiceId ?? null) : null;
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO payments (invoice_id, client_id, brand, amount_cents, method, received_on,
         recorded_by, bank_transaction_id)
       VALUES ($1, $2, $3, $4, 'e-transfer', $5, $6, $7) RETURNING id`,
      [
        invoiceId,
        clientId,
        first ? brandOf(first.type) : null,
        transfer.cents,
        transfer.day,
        who,
        transactionId,
      ],
    );
    if (invoiceId === null) {
      const lot = { paymentId: rows[0]?.id ?? 0, creditId: null, clientId, quoteId: null };
      await allocate(connection, lot, shares, locked, { day: transfer.day, who });
    }
    const what = {
      received: fromCents(transfer.cents),
      method: 'e-transfer',
      paidDateTs: transfer.day,
    };
    await auditShares(connection, who, shares, locked, what);
    if (isWhole) return { message: outcomeOf('paymentRecorded') };
    return {
      message: outcomeOf('paymentKept', {
        invoices: shares.length,
        onAccount: left > 0 ? formatMoney(left) : undefined,
      }),
    };
  });
}

/** Locks the invoices that a transfer is accepted for, in the order of their ids. */
async function lockAccepted(
  connection: Queryable,
  accepted: AcceptTransfer,
): Promise<{ shares: Share[]; locked: Map<number, LockedInvoice> }> {
  const { invoiceId = null, allocations = [] } = accepted;
  if (invoiceId === null) {
    if (allocations.length === 0) {
      throw invalidInput({ allocations: { code: 'noInvoices' } }, acceptTransferSchema);
    }
    const shares = sharesOf(allocations);
    const ids = shares.map((share) => share.invoiceId);
    return { shares, locked: await lockInvoices(connection, ids) };
  }
  const locked = await lockInvoices(connection, [invoiceId]);
  const cents = Math.max(locked.get(invoiceId)?.balance ?? 0, 0);
  return { shares: [{ invoiceId, cents }], locked };
}

async function lockTransfer(connection: Queryable, id: number): Promise<Transfer> {
  const { rows } = await connection.query<Transfer & { currency: string | null }>(
    `SELECT cents, to_char(day, 'YYYY-MM-DD') AS day, currency FROM bank_transactions
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  const [transfer] = rows;
  if (!transfer) throw new HttpError(404, { code: 'noTransferOrInvoice' });
  // After taking the lock, so that somebody else's acceptance is seen.
  const { rowCount: isTaken } = await connection.query(
    'SELECT FROM payments WHERE bank_transaction_id = $1 AND reversed_at IS NULL',
    [id],
  );
  if (isTaken) throw new HttpError(409, { code: 'transferRecorded' });
  if (transfer.cents <= 0 || transfer.currency !== 'CAD') {
    throw new HttpError(409, { code: 'transferMismatch' });
  }
  return transfer;
}

/** The client of all invoices. */
function clientOf(invoices: readonly LockedInvoice[]): number | null {
  const clientId = invoices[0]?.clientId ?? null;
  const other = invoices.find((invoice) => invoice.clientId !== clientId);
  if (!other) return clientId;
  const { number } = other;
  throw fieldRefused(409, 'allocations', { code: 'otherClient', params: { number } });
}

/**
 * Reverses an accepted suggestion.
 * @throws HttpError 404 if there is none
 */
export async function undoAcceptance(
  { database, company }: Context,
  transactionId: number,
  who: string,
): Promise<{ message: Outcome }> {
  for (;;) {
    const done = await database.transaction(async (connection) => {
      const { rows } = await connection.query<{ id: number }>(
        'SELECT id FROM payments WHERE bank_transaction_id = $1 AND reversed_at IS NULL',
        [transactionId],
      );
      const [payment] = rows;
      if (!payment) throw new HttpError(404, { code: 'paysNothing' });
      const locked = await lockWhole(connection, payment.id);
      if (!locked || locked.isReversed) return undefined;
      const movement = { day: dayOf(company), reason: '', who };
      await takeBack(connection, payment.id, movement);
      return { message: outcomeOf('paymentTakenBack') };
    });
    // Undefined if somebody else has allocated it or taken it back just before it was locked.
    if (done) return done;
  }
}

/** Permanently excludes a transfer from suggestions. */
export async function refuseSuggestion(
  { database }: Context,
  transactionId: number,
  who: string,
): Promise<{ message: Outcome }> {
  await database.query(
    `INSERT INTO refused_suggestions (bank_transaction_id, who)
     SELECT id, $2 FROM bank_transactions WHERE id = $1 ON CONFLICT DO NOTHING`,
    [transactionId, who],
  );
  return { message: outcomeOf('notSuggested') };
}
