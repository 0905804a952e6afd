import { formatMoney } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { allocate, lockCredit } from './lots.ts';
import { auditShares, type LockedInvoice } from './openInvoices.ts';

interface Movement {
  day: string;
  who: string;
}

/**
 * Settles locked invoices that are owed again, because a payment was taken back, from their own credits on
 * account. Such a credit went on account only because its invoice had been paid.
 */
export async function settleByOwnCredits(
  connection: Queryable,
  invoiceIds: readonly number[],
  movement: Movement,
): Promise<void> {
  const { rows } = await connection.query<LockedInvoice & { creditIds: number[] }>(
    `SELECT i.id, coalesce(i.invoice_number, 0) AS number, i.client_id AS "clientId", i.type,
       coalesce(i.total_cents, 0) AS total, i.balance_cents AS balance,
       coalesce(i.date_ts, (SELECT e.day FROM ledger_entries e
         WHERE e.invoice_id = i.id AND e.kind = 'invoiceIssued'))::text AS day,
       (SELECT array_agg(c.id ORDER BY c.id) FROM credits c WHERE c.invoice_id = i.id) AS "creditIds"
     FROM invoices i
     WHERE i.id = ANY($1) AND i.voided_on IS NULL
       AND EXISTS (SELECT FROM credits c WHERE c.invoice_id = i.id)
     ORDER BY i.id`,
    [invoiceIds],
  );
  for (const { creditIds, ...invoice } of rows)
    await settle(connection, invoice, creditIds, movement);
}

async function settle(
  connection: Queryable,
  invoice: LockedInvoice,
  creditIds: readonly number[],
  { day, who }: Movement,
): Promise<void> {
  let owed = invoice.balance;
  for (const creditId of creditIds) {
    const lot = await lockCredit(connection, creditId);
    const cents = Math.min(owed, lot.left);
    if (cents <= 0) continue;
    const shares = [{ invoiceId: invoice.id, cents }];
    const locked = new Map([[invoice.id, { ...invoice, balance: owed }]]);
    await allocate(connection, lot, shares, locked, { day, who });
    await auditShares(connection, who, shares, locked, { fromAccount: formatMoney(cents) });
    owed -= cents;
  }
}
