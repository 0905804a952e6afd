import { formatMoney } from 'shared-api/contract/values/money';
import type { BrandName } from 'shared-api/contract/billing/bank';
import type { Queryable } from '../db/Database.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import { brandOf, writeEntries, type Entry } from './ledger.ts';
import type { LockedInvoice, Share } from './openInvoices.ts';

/** What a client has with us by one payment or one credit, locked until the transaction ends. */
export interface Lot {
  paymentId: number | null;
  creditId: number | null;
  clientId: number | null;
  quoteId: number | null;
  brand: BrandName | null;
  /** What is left of it, in cents. */
  left: number;
}

/** @throws HttpError 404 for an unknown payment, 409 for one that was taken back */
export async function lockPayment(connection: Queryable, id: number): Promise<Lot> {
  const { rows } = await connection.query<{
    clientId: number | null;
    quoteId: number | null;
    brand: BrandName | null;
    isReversed: boolean;
  }>(
    `SELECT client_id AS "clientId", quote_id AS "quoteId", brand, reversed_at IS NOT NULL AS "isReversed"
     FROM payments WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  const [payment] = rows;
  if (!payment) throw new HttpError(404, { code: 'noPaymentOfId', params: { id } });
  if (payment.isReversed) throw new HttpError(409, { code: 'paymentWasReversed' });
  // After taking the lock, so that concurrent allocations are counted.
  const { rows: sums } = await connection.query<{ left: number }>(
    `SELECT coalesce(-sum(cents), 0)::bigint AS left FROM ledger_postings
     WHERE payment_id = $1 AND account = 'onAccount'`,
    [id],
  );
  const { clientId, quoteId, brand } = payment;
  return { paymentId: id, creditId: null, clientId, quoteId, brand, left: sums[0]?.left ?? 0 };
}

/** @throws HttpError 404 for an unknown credit */
export async function lockCredit(connection: Queryable, id: number): Promise<Lot> {
  const { rows } = await connection.query<{ clientId: number | null; type: string }>(
    `SELECT c.client_id AS "clientId", i.type
     FROM credits c JOIN invoices i ON i.id = c.invoice_id WHERE c.id = $1 FOR NO KEY UPDATE OF c`,
    [id],
  );
  const [credit] = rows;
  if (!credit) throw new HttpError(404, { code: 'noCreditOfId', params: { id } });
  const { rows: sums } = await connection.query<{ left: number }>(
    `SELECT coalesce(-sum(cents), 0)::bigint AS left FROM ledger_postings
     WHERE credit_id = $1 AND account = 'onAccount'`,
    [id],
  );
  const { clientId, type } = credit;
  const brand = brandOf(type);
  const left = sums[0]?.left ?? 0;
  return { paymentId: null, creditId: id, clientId, quoteId: null, brand, left };
}

/**
 * Checks that a lot has an amount left.
 * @throws HttpError 409
 */
export function refuseMoreThanLeft(field: string, { left }: Lot, cents: number): void {
  if (cents <= left) return;
  if (left <= 0) throw fieldRefused(409, field, { code: 'nothingOnAccount' });
  throw fieldRefused(409, field, { code: 'notOnAccount', params: { left: formatMoney(left) } });
}

/**
 * Allocates a lot to locked invoices, which the caller has checked to owe and the lot to have that much;
 * on a day, or on that of the invoice where it is later: until then the money is on account.
 * @throws HttpError 409 if an invoice is of another client
 */
export async function allocate(
  connection: Queryable,
  { paymentId, creditId, clientId, quoteId }: Omit<Lot, 'left' | 'brand'>,
  shares: readonly Share[],
  locked: ReadonlyMap<number, LockedInvoice>,
  { day, who }: { day: string; who: string },
): Promise<void> {
  const entries = shares.flatMap(({ invoiceId, cents }): Entry[] => {
    const invoice = locked.get(invoiceId);
    if (!invoice) throw new Error(`Invoice ${invoiceId} is not locked.`);
    if (clientId !== null && invoice.clientId !== clientId) {
      const { number } = invoice;
      throw fieldRefused(409, 'allocations', { code: 'otherClient', params: { number } });
    }
    const lot = { paymentId, creditId, quoteId };
    const about = { ...lot, clientId: invoice.clientId, invoiceId };
    const brand = brandOf(invoice.type);
    return [
      {
        kind: 'allocation',
        day: day < invoice.day ? invoice.day : day,
        who,
        ...about,
        postings: [
          { account: 'onAccount', cents, clientId, ...lot },
          { account: 'receivable', cents: -cents, brand, ...about },
        ],
      },
    ];
  });
  await writeEntries(connection, entries);
}
