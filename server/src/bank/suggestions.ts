import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import type { Company } from 'shared-api/contract/company/company';
import { fromCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { clientName } from '../db/clientName.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';

const openInvoices = `open_invoices AS (
  SELECT i.id, i.invoice_number AS number, i.date_ts,
    coalesce(${clientName}, '') AS client, b.balance_cents AS due
  FROM invoices i JOIN invoice_balance b ON b.invoice_id = i.id
    LEFT JOIN clients c ON c.id = i.client_id
  WHERE i.invoice_number IS NOT NULL AND NOT i.paid AND i.voided_on IS NULL
)`;

/**
 * Recent e-transfers that match an open invoice's balance: the invoice whose number is in the
 * message, or else the only one with this amount or with the sender's name.
 */
export async function suggestPayments(
  database: Queryable,
  today: string,
): Promise<PaymentSuggestion[]> {
  const { rows } = await database.query<Omit<PaymentSuggestion, 'amount'> & { cents: number }>(
    `WITH ${openInvoices}, candidates AS (
       SELECT t.id, to_char(t.day, 'YYYY-MM-DD') AS day, t.counterparty, t.description, t.cents,
         i.id AS invoice_id, i.number, i.client,
         strpos(t.description, i.number::text) > 0 AS names_number,
         fold_text(i.client) <> '' AND (
           strpos(fold_text(t.description), fold_text(i.client)) > 0
           OR strpos(fold_text(i.client), nullif(fold_text(t.counterparty), '')) > 0
         ) AS names_client,
         count(*) OVER (PARTITION BY t.id) AS equals
       FROM bank_transactions t JOIN open_invoices i ON i.due = t.cents
       WHERE t.kind = 'E-Transfer' AND t.cents > 0 AND t.day >= $1::date - 120 AND t.day >= i.date_ts
         AND NOT EXISTS (SELECT FROM payments p WHERE p.bank_transaction_id = t.id)
         AND NOT EXISTS (SELECT FROM refused_suggestions r WHERE r.bank_transaction_id = t.id)
     ), best AS (
       SELECT DISTINCT ON (id) * FROM candidates
       WHERE names_number OR names_client OR equals = 1
       ORDER BY id, names_number DESC, names_client DESC, number
     )
     SELECT id AS "transactionId", day, counterparty, description, cents,
       invoice_id AS "invoiceId", number AS "invoiceNumber", client AS "clientName",
       names_number AS "namesNumber"
     FROM best ORDER BY names_number DESC, day DESC, id LIMIT 100`,
    [today],
  );
  return rows.map(({ cents, ...rest }) => ({ ...rest, amount: fromCents(cents) }));
}

interface Context {
  database: Database;
  company: Company;
}

/**
 * Records an e-transfer as the payment of an invoice.
 * @throws HttpError 404 if either is unknown, 409 if either is settled or the amounts differ
 */
export async function acceptSuggestion(
  { database }: Context,
  transactionId: number,
  invoiceId: number,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    const { rows: invoices } = await connection.query<{
      total: number;
      paid: boolean;
      voidedOn: string | null;
    }>(
      `SELECT coalesce(total_cents, 0) AS total, paid, voided_on AS "voidedOn" FROM invoices
       WHERE id = $1 AND invoice_number IS NOT NULL FOR UPDATE`,
      [invoiceId],
    );
    const { rows: transactions } = await connection.query<{ cents: number; day: string }>(
      `SELECT cents, to_char(day, 'YYYY-MM-DD') AS day FROM bank_transactions
       WHERE id = $1 FOR UPDATE`,
      [transactionId],
    );
    const [invoice] = invoices;
    const [transaction] = transactions;
    if (!invoice || !transaction) throw new HttpError(404, { code: 'noTransferOrInvoice' });
    if (invoice.voidedOn !== null) {
      throw new HttpError(409, { code: 'thisInvoiceVoid' });
    }
    const { rows: taken } = await connection.query<{ cents: number; same: boolean }>(
      `SELECT amount_cents AS cents, bank_transaction_id IS NOT DISTINCT FROM $2 AS same
       FROM payments WHERE invoice_id = $1 OR bank_transaction_id = $2`,
      [invoiceId, transactionId],
    );
    if (invoice.paid || taken.some(({ same }) => same)) {
      throw new HttpError(409, { code: 'settledAlready' });
    }
    const received = taken.reduce((sum, { cents }) => sum + cents, 0);
    if (invoice.total - received !== transaction.cents) {
      throw new HttpError(409, { code: 'transferMismatch' });
    }
    await connection.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by,
         bank_transaction_id)
       VALUES ($1, $2, 'e-transfer', $3, $4, $5)`,
      [invoiceId, transaction.cents, transaction.day, who, transactionId],
    );
    await connection.query(
      'UPDATE invoices SET paid = true, paid_date_ts = $2, version = version + 1 WHERE id = $1',
      [invoiceId, transaction.day],
    );
    await auditPaid(
      connection,
      who,
      invoiceId,
      { paid: false },
      {
        paid: true,
        paidDateTs: transaction.day,
        received: fromCents(transaction.cents),
        method: 'e-transfer',
      },
    );
    return { message: outcomeOf('paymentRecorded') };
  });
}

/**
 * Reverses an accepted suggestion.
 * @throws HttpError 404 if there is none
 */
export async function undoAcceptance(
  { database }: Context,
  transactionId: number,
  who: string,
): Promise<{ message: Outcome }> {
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<{ id: number }>(
      `DELETE FROM payments WHERE bank_transaction_id = $1 AND invoice_id IS NOT NULL
       RETURNING invoice_id AS id`,
      [transactionId],
    );
    const [payment] = rows;
    if (!payment) throw new HttpError(404, { code: 'paysNothing' });
    await connection.query(
      `UPDATE invoices SET paid = false, paid_date_ts = NULL, version = version + 1 WHERE id = $1`,
      [payment.id],
    );
    await auditPaid(connection, who, payment.id, { paid: true }, { paid: false });
    return { message: outcomeOf('paymentTakenBack') };
  });
}

/** Permanently excludes a transfer from suggestions. */
export async function refuseSuggestion(
  { database }: Context,
  transactionId: number,
  who: string,
): Promise<{ message: Outcome }> {
  await database.query(
    `INSERT INTO refused_suggestions (bank_transaction_id, who)
     SELECT id, $2 FROM bank_transactions WHERE id = $1 ON CONFLICT DO NOTHING`,
    [transactionId, who],
  );
  return { message: outcomeOf('notSuggested') };
}

const auditPaid = (
  connection: Queryable,
  who: string,
  recordId: number,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> =>
  audit(connection, { who, entity: 'invoices', recordId, action: 'update', before, after });
