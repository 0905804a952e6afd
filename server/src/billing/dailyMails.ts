import type { SparedInvoice } from 'shared-api/contract/billing/dailyReport';
import type { Company } from 'shared-api/contract/company/company';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { billedColumns, dailyRecipients, type Billed, type InvoiceSend } from './invoiceMails.ts';
import { auditAll, dailyWho, issueWithinEstimates } from './issueInvoices.ts';
import { recordSends } from './recordSends.ts';

/** Issues drafts of contracts with automatic billing, and returns what to send to whom. */
export async function autoBill(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<InvoiceSend[]> {
  const { rows: due } = await connection.query<{ id: number }>(
    `SELECT i.id FROM invoices i JOIN contracts k ON k.id = i.contract_id
     WHERE k.auto_bill AND NOT i.billed AND i.voided_on IS NULL ORDER BY i.id FOR NO KEY UPDATE OF i`,
  );
  const all = due.map(({ id }) => id);
  const left = await issueWithinEstimates(connection, all, today, dailyWho);
  const ids = all.filter((id) => !left.some(({ invoiceId }) => invoiceId === id));
  await connection.query(
    'UPDATE invoices SET billed = true, version = version + 1 WHERE id = ANY($1)',
    [ids],
  );
  await auditAll(
    connection,
    dailyWho,
    ids.map((id) => ({ id, after: { billed: true } })),
  );
  const { rows } = await connection.query<Billed>(
    `SELECT ${billedColumns} FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id = ANY($1) ORDER BY i.id`,
    [ids],
  );
  return sendsOf(connection, company, 'bill', rows, today);
}

/** Invoices that have become overdue, and of which nobody was reminded yet, by $1 the day and $2 how many days late. */
const isNewlyOverdue = `billed AND invoice_number IS NOT NULL AND NOT paid AND voided_on IS NULL
  AND reminded_at IS NULL AND date_ts < $1::date - $2::integer`;

/** What the client of an invoice has on account, in cents. */
const onAccount = `coalesce((SELECT -sum(g.cents) FROM ledger_postings g
  WHERE g.client_id = invoices.client_id AND g.account = 'onAccount'), 0)`;

/** What the client of an invoice owes in all, in cents. */
const owedInAll = `(SELECT sum(o.balance_cents) FROM invoices o
  WHERE o.id = invoices.id OR o.client_id = invoices.client_id)`;

/**
 * Marks newly overdue invoices as reminded, and returns what to send to whom. Nobody is reminded who has as much on
 * account as they owe: that is for the office to use.
 */
export async function remindOverdue(
  connection: Queryable,
  company: Company,
  today: string,
  afterDays: number,
): Promise<InvoiceSend[]> {
  const { rows } = await connection.query<Billed>(
    `WITH reminded AS (
       UPDATE invoices SET reminded_at = now()
       WHERE ${isNewlyOverdue} AND ${onAccount} < ${owedInAll}
       RETURNING *
     )
     SELECT ${billedColumns} FROM reminded i LEFT JOIN clients c ON c.id = i.client_id ORDER BY i.id`,
    [today, afterDays],
  );
  return sendsOf(connection, company, 'reminder', rows, today);
}

/** Those that `remindOverdue` leaves, since their clients have as much on account as they owe. */
export async function sparedInvoices(
  connection: Queryable,
  today: string,
  afterDays: number,
): Promise<SparedInvoice[]> {
  const { rows } = await connection.query<
    Omit<SparedInvoice, 'owed' | 'onAccount'> & { owedCents: number; onAccountCents: number }
  >(
    `SELECT invoices.id AS "invoiceId", invoice_number AS number, client_id AS "clientId",
       coalesce(${clientName}, '') AS "clientName", balance_cents AS "owedCents",
       ${onAccount}::bigint AS "onAccountCents"
     FROM invoices LEFT JOIN clients c ON c.id = invoices.client_id
     WHERE ${isNewlyOverdue} AND ${onAccount} >= ${owedInAll} ORDER BY "clientName", invoices.id`,
    [today, afterDays],
  );
  return rows.map(({ owedCents, onAccountCents, ...invoice }) => ({
    ...invoice,
    owed: fromCents(owedCents),
    onAccount: fromCents(onAccountCents),
  }));
}

const sendsOf = (
  connection: Queryable,
  company: Company,
  kind: InvoiceSend['kind'],
  invoices: readonly Billed[],
  today: string,
): Promise<InvoiceSend[]> =>
  recordSends(
    connection,
    kind,
    invoices.map((invoice) => ({ invoice, sendTo: dailyRecipients(company, invoice) })),
    today,
    dailyWho,
  );
