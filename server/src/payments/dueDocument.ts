import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** An invoice or quote to be paid. */
export interface DueDocument {
  kind: 'invoices' | 'quotes';
  id: number;
  number: number;
  /** Its own day, where it has one. */
  day: string | null;
  /** The category of its brand. */
  type: string;
  /** What the payer owes, in cents. */
  dueCents: number;
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
  paid: boolean;
  isVoid: boolean;
  invoicedAs: number | null;
  isInvoiced: boolean;
}

/**
 * Finds the invoice or quote that a number names, when the amount is exactly what is owed on it, and
 * locks it until the transaction ends.
 * @throws HttpError 400 when the number is unknown or the amount differs, the same for both, so that
 *   nobody can find out numbers; 409 when the amount is right and it is paid already
 */
export async function dueDocument(
  connection: Queryable,
  number: number,
  cents: number,
): Promise<DueDocument> {
  const row = (await lockedInvoice(connection, number)) ?? (await lockedQuote(connection, number));
  // Nothing is owed on a void invoice, so any amount is wrong.
  if (!row || row.isVoid) throw new HttpError(400, mismatch);
  const due = row.paid ? 0 : row.total - row.received;
  if (due <= 0 && cents === row.total) {
    throw new HttpError(409, { code: 'alreadyPaid', params: { number } });
  }
  if (cents !== due) throw new HttpError(400, mismatch);
  if (row.isInvoiced) {
    const params = { number, invoice: row.invoicedAs };
    throw new HttpError(409, { code: 'quoteInvoiced', params });
  }
  const { kind, id, day, type } = row;
  return { kind, id, number, day, type, dueCents: due };
}

async function lockedInvoice(connection: Queryable, number: number): Promise<Row | undefined> {
  const { rows } = await connection.query<{
    id: number;
    day: string | null;
    type: string;
    total: number;
    paid: boolean;
    isVoid: boolean;
  }>(
    `SELECT id, date_ts AS day, type, coalesce(total_cents, 0) AS total, paid, voided_on IS NOT NULL AS "isVoid"
     FROM invoices WHERE invoice_number = $1 FOR UPDATE`,
    [number],
  );
  const [invoice] = rows;
  if (!invoice) return undefined;
  // After taking the lock, so that concurrent payments are counted.
  const { rows: sums } = await connection.query<{ received: number }>(
    'SELECT received_cents AS received FROM invoice_balance WHERE invoice_id = $1',
    [invoice.id],
  );
  const received = sums[0]?.received ?? 0;
  return { ...invoice, kind: 'invoices', received, invoicedAs: null, isInvoiced: false };
}

async function lockedQuote(connection: Queryable, number: number): Promise<Row | undefined> {
  const { rows } = await connection.query<Pick<Row, 'id' | 'day' | 'type' | 'total'>>(
    `SELECT id, since_ts AS day, category AS type, coalesce(price_cents, 0) AS total
     FROM quotes WHERE number = $1 FOR UPDATE`,
    [number],
  );
  const [quote] = rows;
  if (!quote) return undefined;
  const { rows: sums } = await connection.query<{ received: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::bigint AS received FROM payments WHERE quote_id = $1`,
    [quote.id],
  );
  const received = sums[0]?.received ?? 0;
  const { rows: invoices } = await connection.query<{ number: number | null }>(
    `SELECT i.invoice_number AS number FROM services s JOIN invoices i ON i.id = s.invoice_id
     WHERE s.quote_id = $1 ORDER BY i.id LIMIT 1`,
    [quote.id],
  );
  return {
    ...quote,
    kind: 'quotes',
    received,
    paid: false,
    isVoid: false,
    invoicedAs: invoices[0]?.number ?? null,
    isInvoiced: invoices.length > 0,
  };
}
