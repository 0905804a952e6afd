import type { Queryable } from '../db/Database.ts';
import { fieldRefused, type HttpError } from '../HttpError.ts';

/**
 * Refuses to give a quote to another client once it has bound one: by an acceptance, by money that is
 * held for it, or by an invoice. A quote of nobody may get one at any time.
 * @param id the quote, which the caller has locked
 * @throws HttpError 409 that says what to do
 */
export async function refuseOtherClient(
  connection: Queryable,
  id: number,
  before: Record<string, unknown>,
): Promise<void> {
  const { clientId, number } = before;
  if (typeof clientId !== 'number' || typeof number !== 'number') return;
  const { rows } = await connection.query<{
    isAccepted: boolean;
    isHeld: boolean;
    invoice: number | null;
    isConfirming: boolean;
  }>(
    `SELECT EXISTS (SELECT FROM acceptances WHERE quote_id = $1) AS "isAccepted",
       EXISTS (SELECT FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
         WHERE r.quote_id = $1 AND a.held_cents > 0) AS "isHeld",
       (SELECT min(invoice_number) FROM invoices
        WHERE quote_id = $1 AND voided_on IS NULL) AS invoice,
       EXISTS (SELECT FROM payment_attempts a
           LEFT JOIN deposit_requests r ON r.id = a.deposit_request_id
         WHERE a.status = 'pending' AND (a.quote_id = $1 OR r.quote_id = $1)) AS "isConfirming"`,
    [id],
  );
  const [found] = rows;
  if (!found) return;
  const { isAccepted, isHeld, invoice, isConfirming } = found;
  const refuse = (code: 'quoteMoneyHeld' | 'quoteAgreedWith' | 'quoteBeingPaid') =>
    fieldRefused(409, 'clientId', { code, params: { number } });
  if (isHeld) throw refuse('quoteMoneyHeld');
  if (isAccepted) throw refuse('quoteAgreedWith');
  if (invoice !== null) {
    throw fieldRefused(409, 'clientId', { code: 'quoteBilled', params: { number, invoice } });
  }
  if (isConfirming) throw refuse('quoteBeingPaid');
}

/**
 * Refuses to give a contract to another client while money of its client is held for it.
 * @param id the contract, which the caller has locked
 * @throws HttpError 409 that says what to do
 */
export async function refuseOtherPayer(connection: Queryable, id: number): Promise<void> {
  // A payment of a request locks it first: one that is made meanwhile is seen after this.
  await connection.query(
    'SELECT FROM deposit_requests WHERE contract_id = $1 ORDER BY id FOR NO KEY UPDATE',
    [id],
  );
  const { rowCount } = await connection.query(
    `SELECT FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
     WHERE r.contract_id = $1 AND a.held_cents > 0`,
    [id],
  );
  if (rowCount) throw fieldRefused(409, 'clientId', { code: 'contractMoneyHeld' });
}

/**
 * Refuses an invoice of one client that names the quote of another: it would be paid with what that one
 * has paid. The quote stays with its client until the transaction ends.
 * @throws HttpError 400 that names the field
 */
export async function refuseForeignQuote(
  connection: Queryable,
  { clientId, quoteId }: { clientId: unknown; quoteId: unknown },
): Promise<void> {
  if (typeof quoteId !== 'number' || typeof clientId !== 'number') return;
  const { rows } = await connection.query<{ number: number; clientId: number | null }>(
    'SELECT number, client_id AS "clientId" FROM quotes WHERE id = $1 FOR SHARE',
    [quoteId],
  );
  const [quote] = rows;
  if (!quote || quote.clientId === null || quote.clientId === clientId) return;
  throw quoteOfOther(400, quote.number);
}

/**
 * Finds the drafts that may not be issued, since the quote that they name, or what is held for their
 * contract, is another client's; and why.
 * @param ids drafts that the caller has locked, with their quotes
 */
export async function findForeignDrafts(
  connection: Queryable,
  ids: readonly number[],
): Promise<{ invoiceId: number; why: HttpError }[]> {
  const { rows } = await connection.query<{ id: number; number: number | null }>(
    `SELECT i.id, q.number FROM invoices i
       LEFT JOIN quotes q ON q.id = i.quote_id AND q.client_id <> coalesce(i.client_id, 0)
       LEFT JOIN contracts k ON k.id = i.contract_id AND k.client_id <> coalesce(i.client_id, 0)
     WHERE i.id = ANY($1) AND (q.id IS NOT NULL OR EXISTS (
         SELECT FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
         WHERE r.contract_id = k.id AND a.held_cents > 0))
     ORDER BY i.id`,
    [ids],
  );
  return rows.map(({ id, number }) => ({
    invoiceId: id,
    why:
      number === null
        ? fieldRefused(409, 'clientId', { code: 'contractOfOther' })
        : quoteOfOther(409, number),
  }));
}

const quoteOfOther = (status: number, number: number): HttpError =>
  fieldRefused(status, 'quoteId', { code: 'quoteOfOther', params: { number } });
