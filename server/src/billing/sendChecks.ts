import type { Queryable } from '../db/Database.ts';
import { fieldRefused, HttpError, keySpent } from '../HttpError.ts';
import { changedOrSent } from '../mail/sentMeanwhile.ts';

interface InvoiceState {
  id: number;
  version: number;
  number: number | null;
  total: number;
  owed: number;
  billed: boolean;
  paid: boolean;
  voidedOn: string | null;
}

/** An invoice whose row is locked, as far as sending it depends on it. */
export interface LockedInvoice extends InvoiceState {
  /**
   * @throws HttpError 409 for a void invoice, and for a version that is not the newest: who has sent it, if
   *   that is what has happened
   */
  refuseVoidOrOld: (version: number) => Promise<void>;
}

/** Locks an invoice. @throws HttpError 404 for an unknown one */
export async function lockForSending(
  connection: Queryable,
  id: number,
  timeZone: string,
): Promise<LockedInvoice> {
  const { rowCount } = await connection.query(
    'SELECT FROM invoices WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  // After taking the lock, so that concurrent payments are counted.
  const { rows } = await connection.query<InvoiceState>(
    `SELECT i.id, i.version, i.invoice_number AS number, b.total_cents AS total,
       b.balance_cents AS owed, i.billed, i.paid, i.voided_on AS "voidedOn"
     FROM invoices i JOIN invoice_balance b ON b.invoice_id = i.id WHERE i.id = $1`,
    [id],
  );
  const [invoice] = rows;
  if (!rowCount || !invoice) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  return {
    ...invoice,
    async refuseVoidOrOld(version) {
      const { number } = invoice;
      if (invoice.voidedOn !== null) {
        throw new HttpError(409, { code: 'invoiceVoid', params: { number } });
      }
      if (invoice.version !== version) {
        throw await changedOrSent(connection, 'invoices', invoice, timeZone);
      }
    },
  };
}

/** @throws HttpError 409 for a draft without an amount: a number would be spent on nothing */
export function refuseEmptyDraft({ number, total }: Pick<InvoiceState, 'number' | 'total'>): void {
  if (number === null && total === 0) {
    throw fieldRefused(409, 'kind', { code: 'nothingToBill' });
  }
}

/**
 * What was sent under a key before; undefined if nothing was.
 * @throws HttpError 409 if the key was used for another invoice or another kind of mail
 */
export async function refuseOtherUse(
  connection: Queryable,
  key: string,
  { id, kind }: { id: number; kind: 'bill' | 'reminder' | 'other' },
): Promise<{ recipients: string[] } | undefined> {
  const { rows } = await connection.query<{
    invoiceId: number;
    kind: string;
    recipients: string[];
  }>(`SELECT invoice_id AS "invoiceId", kind, recipients FROM invoice_sends WHERE key = $1`, [key]);
  const [before] = rows;
  if (!before) return undefined;
  if (before.invoiceId === id && before.kind === kind) return before;
  throw keySpent({ code: 'sendKeyUsed' });
}
