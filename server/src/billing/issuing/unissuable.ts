import { formatMoney } from 'shared-api/contract/values/money';
import type { Queryable } from '../../db/Database.ts';
import { fieldRefused, type HttpError } from '../../HttpError.ts';
import { findForeignDrafts } from '../../ledger/clientOfQuote.ts';
import { findOverBilling, overBilled } from './estimateCeiling.ts';
import { wrongInvoiceDay } from '../../ledger/invoiceDays.ts';

/** A draft that may not be issued, and why. */
export interface Unissuable {
  invoiceId: number;
  why: HttpError;
}

/**
 * Finds the drafts that may not be issued: that would bill more than was agreed to, name the quote of
 * another client, come to less than nothing, or are of a day that nobody can mean. Locks their quotes
 * until the transaction ends.
 * @param ids drafts that the caller has locked
 */
export async function findUnissuable(
  connection: Queryable,
  ids: readonly number[],
  today: string,
): Promise<Unissuable[]> {
  const over = await findOverBilling(connection, ids);
  const foreign = await findForeignDrafts(connection, ids);
  const { rows } = await connection.query<{ id: number; day: string | null; cents: number }>(
    `SELECT id, date_ts AS day, coalesce(total_cents, 0) AS cents FROM invoices
     WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );
  const wrong = rows.flatMap(({ id: invoiceId, day, cents }): Unissuable[] => {
    const why = cents < 0 ? belowNothing(cents) : wrongInvoiceDay(409, day, today);
    return why ? [{ invoiceId, why }] : [];
  });
  return [
    ...foreign,
    ...wrong,
    ...over.map((one) => ({ invoiceId: one.invoiceId, why: overBilled(one) })),
  ];
}

const belowNothing = (cents: number): HttpError =>
  fieldRefused(409, 'subTotal', {
    code: 'invoiceBelowNothing',
    params: { total: formatMoney(cents) },
  });
