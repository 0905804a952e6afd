import type { ClientAccount } from 'shared-api/contract/billing/ledgerAnswers';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { lotsOf } from './lotsOf.ts';

/**
 * What a client owes and has with us today.
 * @throws HttpError 404 for an unknown client
 */
export async function clientAccount(
  database: Queryable,
  id: number,
  today: string,
): Promise<ClientAccount> {
  const { rows: sums } = await database.query<{ owed: number; onAccount: number; held: number }>(
    `SELECT coalesce(sum(g.cents) FILTER (WHERE g.account = 'receivable'), 0)::bigint AS owed,
       coalesce(-sum(g.cents) FILTER (WHERE g.account <> 'receivable'), 0)::bigint AS "onAccount",
       -- Part payments are on account; what else is held is security.
       (SELECT coalesce(-sum(d.cents), 0) FROM ledger_postings d
        WHERE d.client_id = c.id AND d.account = 'deposits')::bigint
         + coalesce(sum(g.cents) FILTER (WHERE g.account = 'deposits'), 0)::bigint AS held
     FROM clients c LEFT JOIN client_postings g ON g.client_id = c.id
     WHERE c.id = $1 GROUP BY c.id`,
    [id],
  );
  const [sum] = sums;
  if (!sum) throw await missingClient(database, id);
  return {
    balance: fromCents(sum.owed - sum.onAccount),
    owed: fromCents(sum.owed),
    onAccount: fromCents(sum.onAccount),
    held: fromCents(sum.held),
    openInvoices: await openInvoices(database, id, today),
    lots: await lotsOf(database, { clientId: id }),
  };
}

async function openInvoices(
  database: Queryable,
  id: number,
  today: string,
): Promise<ClientAccount['openInvoices']> {
  const { rows } = await database.query<{
    id: number;
    number: number;
    day: string;
    total: number;
    balance: number;
    isOverdue: boolean;
  }>(
    `SELECT id, invoice_number AS number, coalesce(to_char(date_ts, 'YYYY-MM-DD'), '') AS day,
       coalesce(total_cents, 0) AS total, balance_cents AS balance,
       coalesce(date_ts < $2::date - $3::integer, false) AS "isOverdue"
     FROM invoices
     WHERE client_id = $1 AND invoice_number IS NOT NULL AND voided_on IS NULL AND NOT paid
     ORDER BY date_ts, id`,
    [id, today, overdueDays],
  );
  return rows.map(({ id: invoiceId, number, day, total, balance, isOverdue }) => ({
    id: invoiceId,
    invoiceNumber: number,
    dateTs: day,
    total: fromCents(total),
    balance: fromCents(balance),
    isOverdue,
  }));
}
