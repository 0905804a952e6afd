import { estimateCeiling } from 'shared-api/contract/quotes/office/agreement';
import { formatMoney } from 'shared-api/contract/values/money';
import { billedOfQuote } from '../../db/billedOfQuote.ts';
import type { Queryable } from '../../db/Database.ts';
import { periodOfQuote } from '../../db/periodOfQuote.ts';
import { HttpError } from '../../HttpError.ts';

/** An invoice that would bill more than the client of its quote has agreed to. */
export interface OverBilling {
  invoiceId: number;
  quoteId: number;
  /** The quote's number. */
  number: number;
  /** What would then be billed for the quote, and what was agreed to, in cents. */
  billedCents: number;
  agreedCents: number;
}

/**
 * Finds the drafts that may not be issued: with them, more than the estimate's ceiling would be billed
 * for an accepted quote (docs/decisions/0044). Drafts are taken in the order given, each with those
 * before it. Locks their quotes until the transaction ends, so that of many invoices issued at once
 * only as many pass as fit.
 * @param ids drafts that the caller has locked: always invoices first, then quotes, each by id
 */
export async function findOverBilling(
  connection: Queryable,
  ids: readonly number[],
): Promise<OverBilling[]> {
  // Not FOR UPDATE, with which rows that refer to a quote could not be added meanwhile.
  const { rows: quotes } = await connection.query<{ id: number }>(
    `SELECT id FROM quotes WHERE id IN (SELECT quote_id FROM invoices WHERE id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
  if (quotes.length === 0) return [];
  // After taking the locks, so that what was issued meanwhile is counted.
  return overBilling(connection, ids);
}

/** Which of the drafts given would bill too much, each taken with those before it; locks nothing. */
async function overBilling(connection: Queryable, ids: readonly number[]): Promise<OverBilling[]> {
  const { rows } = await connection.query<{
    id: number;
    quoteId: number;
    number: number;
    cents: number;
    billedCents: number;
    agreedCents: number;
  }>(
    `SELECT i.id, i.quote_id AS "quoteId", q.number, coalesce(i.total_cents, 0) AS cents,
       ${billedOfQuote('i.quote_id')} AS "billedCents", a.total_cents AS "agreedCents"
     FROM unnest($1::integer[]) WITH ORDINALITY AS given (id, position)
       JOIN invoices i ON i.id = given.id JOIN quotes q ON q.id = i.quote_id
       JOIN quote_agreements a ON a.quote_id = q.id
     WHERE i.invoice_number IS NULL AND ${periodOfQuote('q')} IS NULL
     ORDER BY given.position`,
    [ids],
  );
  const billed = new Map(rows.map(({ quoteId, billedCents }) => [quoteId, billedCents]));
  const over: OverBilling[] = [];
  for (const { id, quoteId, number, cents, agreedCents } of rows) {
    const billedCents = (billed.get(quoteId) ?? 0) + cents;
    if (cents > 0 && billedCents > estimateCeiling(agreedCents)) {
      over.push({ invoiceId: id, quoteId, number, billedCents, agreedCents });
    } else billed.set(quoteId, billedCents);
  }
  return over;
}

/** Why a draft is not issued with which more would be billed than was agreed to. */
export const overBilled = ({ quoteId, number, billedCents, agreedCents }: OverBilling): HttpError =>
  new HttpError(
    409,
    {
      code: 'overEstimate',
      params: {
        number,
        billed: formatMoney(billedCents),
        agreed: formatMoney(agreedCents),
        ceiling: formatMoney(estimateCeiling(agreedCents)),
      },
    },
    { leadsTo: { words: String(number), entity: 'quotes', id: quoteId, part: 'agreement' } },
  );

/**
 * All drafts that cannot be issued as they are, because more would be billed with them than was agreed
 * to: who reads it can act before somebody is refused. Locks nothing, so it promises nothing either.
 */
export async function heldDrafts(connection: Queryable): Promise<OverBilling[]> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT id FROM invoices WHERE quote_id IS NOT NULL AND invoice_number IS NULL
       AND voided_on IS NULL ORDER BY date_ts NULLS LAST, id`,
  );
  return overBilling(
    connection,
    rows.map(({ id }) => id),
  );
}
