import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { fieldRefused, HttpError, invalidInput } from '../HttpError.ts';

/** An issued invoice, locked until the transaction ends. */
export interface LockedInvoice {
  id: number;
  number: number;
  clientId: number | null;
  type: string;
  /** The day it is dated. */
  day: string;
  total: number;
  balance: number;
}

/** What an invoice takes, in cents. */
export interface Share {
  invoiceId: number;
  cents: number;
}

interface Row extends Omit<LockedInvoice, 'number' | 'day'> {
  number: number | null;
  /** None of a draft without one. */
  day: string | null;
  isVoid: boolean;
}

/**
 * The invoices that money is allocated to, in cents.
 * @throws HttpError 400 if one is named twice
 */
export function sharesOf(allocations: readonly { invoiceId: number; amount: number }[]): Share[] {
  const shares = allocations.map(({ invoiceId, amount }) => ({
    invoiceId,
    cents: toCents(amount),
  }));
  if (new Set(shares.map(({ invoiceId }) => invoiceId)).size < shares.length) {
    throw invalidInput({ allocations: { code: 'invoiceTwice' } });
  }
  return shares;
}

export const sumOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Locks issued invoices in the order of their ids.
 * @throws HttpError 404 for an unknown one; 409 for a draft, a void one, and one that a card payment
 *   may pay any moment
 */
export async function lockInvoices(
  connection: Queryable,
  ids: readonly number[],
): Promise<Map<number, LockedInvoice>> {
  const { rows } = await connection.query<Row>(
    `SELECT id, invoice_number AS number, client_id AS "clientId", type,
       coalesce(date_ts, (SELECT e.day FROM ledger_entries e
         WHERE e.invoice_id = invoices.id AND e.kind = 'invoiceIssued'))::text AS day,
       coalesce(total_cents, 0) AS total, balance_cents AS balance, voided_on IS NOT NULL AS "isVoid"
     FROM invoices WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const locked = new Map(ids.map((id) => [id, issued(id, found.get(id))]));
  // After taking the locks, so that a card payment that has begun is seen.
  const { rows: confirming } = await connection.query<{ id: number }>(
    `SELECT invoice_id AS id FROM payment_attempts
     WHERE invoice_id = ANY($1) AND status = 'pending' ORDER BY 1 LIMIT 1`,
    [ids],
  );
  for (const { id } of confirming) {
    const number = locked.get(id)?.number ?? 0;
    throw new HttpError(409, { code: 'paymentConfirming', params: { number } });
  }
  return locked;
}

function issued(id: number, row: Row | undefined): LockedInvoice {
  if (!row) throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  const { number, day, isVoid, ...invoice } = row;
  if (number === null || day === null) throw new HttpError(409, { code: 'draftNotPaid' });
  if (isVoid) throw new HttpError(409, { code: 'invoiceVoid', params: { number } });
  return { ...invoice, number, day };
}

/**
 * Locks the invoices of shares, each of which owes its share.
 * @throws HttpError as `lockInvoices`, and 409 where a share is more than is owed
 */
export async function lockShares(
  connection: Queryable,
  shares: readonly Share[],
): Promise<Map<number, LockedInvoice>> {
  const locked = await lockInvoices(
    connection,
    shares.map(({ invoiceId }) => invoiceId),
  );
  refuseMoreThanOwed(shares, locked);
  return locked;
}

/** @throws HttpError 409 where a share is more than is owed on its locked invoice */
export function refuseMoreThanOwed(
  shares: readonly Share[],
  locked: ReadonlyMap<number, LockedInvoice>,
): void {
  for (const { invoiceId, cents } of shares) {
    const { number = 0, balance = 0 } = locked.get(invoiceId) ?? {};
    if (cents > balance) {
      throw fieldRefused(409, 'allocations', {
        code: 'overAllocated',
        params: { number, balance: formatMoney(Math.max(balance, 0)) },
      });
    }
  }
}

/** Writes to the audit trail what invoices have received, or have lost again. */
export async function auditShares(
  connection: Queryable,
  who: string,
  shares: readonly Share[],
  locked: ReadonlyMap<number, LockedInvoice>,
  what: Record<string, unknown>,
): Promise<void> {
  const changes = shares.map(({ invoiceId, cents }) => {
    const { balance = 0 } = locked.get(invoiceId) ?? {};
    return {
      id: invoiceId,
      before: { balance: fromCents(balance) },
      after: { balance: fromCents(balance - cents), ...what },
    };
  });
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, before, after)
     SELECT $1, 'invoices', c."id", 'update', c."before", c."after"
     FROM jsonb_to_recordset($2) AS c ("id" integer, "before" jsonb, "after" jsonb)`,
    [who, JSON.stringify(changes)],
  );
}
