import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';
import { matchTransfer, type Candidates, type OpenInvoice } from './matchTransfer.ts';

/** Transfers that are looked at, the newest, and open invoices of each of their clients, the oldest. */
const mostTransfers = 200;
const mostInvoices = 30;

/** Suggestions that are given at once. */
const mostSuggestions = 100;

interface Transfer {
  id: number;
  day: string;
  counterparty: string;
  description: string;
  cents: number;
}

/**
 * Recent e-transfers that look like payments of open invoices, and what each would pay: those that name
 * an invoice first, then the newest (`matchTransfer`).
 */
export async function suggestPayments(
  database: Queryable,
  today: string,
): Promise<PaymentSuggestion[]> {
  const { rows: transfers } = await database.query<Transfer>(
    `SELECT t.id, to_char(t.day, 'YYYY-MM-DD') AS day, t.counterparty, t.description, t.cents
     FROM bank_transactions t
     WHERE t.kind = 'E-Transfer' AND t.cents > 0 AND t.currency = 'CAD'
       AND t.paired_with IS NULL AND t.day >= $1::date - 120
       AND NOT EXISTS (
         SELECT FROM payments p WHERE p.bank_transaction_id = t.id AND p.reversed_at IS NULL)
       AND NOT EXISTS (SELECT FROM refused_suggestions r WHERE r.bank_transaction_id = t.id)
     ORDER BY t.day DESC, t.id LIMIT ${mostTransfers}`,
    [today],
  );
  const candidates = await candidatesOf(
    database,
    transfers.map(({ id }) => id),
  );
  return transfers
    .flatMap((transfer) => suggestionOf(transfer, candidates.get(transfer.id)))
    .sort((a, b) => Number(b.namesNumber) - Number(a.namesNumber))
    .slice(0, mostSuggestions);
}

function suggestionOf(
  { id, cents, ...transfer }: Transfer,
  candidates: Omit<Candidates, 'cents'> | undefined,
): PaymentSuggestion[] {
  const match = candidates && matchTransfer({ cents, ...candidates });
  const [first] = match?.shares ?? [];
  if (!match || !first) return [];
  const { named } = candidates;
  return [
    {
      ...transfer,
      transactionId: id,
      amount: fromCents(cents),
      invoiceId: first.invoice.id,
      invoiceNumber: first.invoice.number,
      clientName: first.invoice.clientName,
      namesNumber: match.shares.some(({ invoice }) => named.some((one) => one.id === invoice.id)),
      match: match.kind,
      onAccount: fromCents(match.onAccount),
      allocations: match.shares.map(({ invoice, cents: share }) => ({
        invoiceId: invoice.id,
        invoiceNumber: invoice.number,
        day: invoice.day,
        amount: fromCents(share),
        left: fromCents(invoice.balance - share),
      })),
    },
  ];
}

interface Row extends OpenInvoice {
  transferId: number;
  isNamed: boolean;
  isOfClient: boolean;
  isExact: boolean;
}

/** The open invoices that transfers may pay, and why, by transfer. */
async function candidatesOf(
  database: Queryable,
  transferIds: readonly number[],
): Promise<Map<number, Omit<Candidates, 'cents'>>> {
  const { rows } = await database.query<Row>(
    `WITH transfers AS MATERIALIZED (
       SELECT t.id, t.day, t.cents, t.description,
         fold_text(t.description) AS words, nullif(fold_text(t.counterparty), '') AS payer
       FROM bank_transactions t WHERE t.id = ANY($1)
     ), open_invoices AS MATERIALIZED (
       SELECT i.id, i.invoice_number AS number, i.client_id, i.date_ts AS day, i.balance_cents AS balance
       FROM invoices i
       WHERE i.invoice_number IS NOT NULL AND NOT i.paid AND i.voided_on IS NULL
     ), open_clients AS MATERIALIZED (
       SELECT c.id, nullif(fold_text(coalesce(${clientName}, '')), '') AS name,
         nullif(fold_text(c.full_name), '') AS person
       FROM clients c WHERE c.id IN (SELECT client_id FROM open_invoices)
     ), named AS (
       SELECT t.id AS transfer_id, i.id AS invoice_id, i.client_id
       FROM transfers t
         CROSS JOIN LATERAL regexp_matches(t.description, '(?<!\\d)\\d{5}(?!\\d)', 'g') AS found (digits)
         JOIN open_invoices i ON i.number = found.digits[1]::integer AND i.day <= t.day
     ), payers AS (
       SELECT t.id AS transfer_id, c.id AS client_id FROM transfers t JOIN open_clients c
         ON strpos(t.words, c.name) > 0 OR strpos(c.name, t.payer) > 0
           OR (length(c.person) > 4 AND strpos(t.words, c.person) > 0)
       UNION SELECT transfer_id, client_id FROM named WHERE client_id IS NOT NULL
     ), found AS (
       SELECT transfer_id, invoice_id, 1 AS why FROM named
       UNION ALL
       SELECT p.transfer_id, i.id, 2 FROM payers p JOIN transfers t ON t.id = p.transfer_id
         CROSS JOIN LATERAL (
           SELECT o.id FROM open_invoices o WHERE o.client_id = p.client_id AND o.day <= t.day
           ORDER BY o.day, o.id LIMIT ${mostInvoices}) i
       UNION ALL
       SELECT t.id, i.id, 3 FROM transfers t CROSS JOIN LATERAL (
         SELECT o.id FROM open_invoices o WHERE o.balance = t.cents AND o.day <= t.day
         ORDER BY o.day, o.id LIMIT 2) i
     )
     SELECT f.transfer_id AS "transferId", i.id, i.number, i.client_id AS "clientId",
       coalesce(${clientName}, '') AS "clientName", to_char(i.day, 'YYYY-MM-DD') AS day, i.balance,
       bool_or(f.why = 1) AS "isNamed", bool_or(f.why = 2) AS "isOfClient",
       bool_or(f.why = 3) AS "isExact"
     FROM found f JOIN open_invoices i ON i.id = f.invoice_id
       LEFT JOIN clients c ON c.id = i.client_id
     GROUP BY f.transfer_id, i.id, i.number, i.client_id, c.company_name, c.full_name, i.day, i.balance
     ORDER BY f.transfer_id, i.day, i.id`,
    [transferIds],
  );
  const all = new Map<number, Omit<Candidates, 'cents'>>();
  for (const transferId of transferIds) {
    const mine = rows.filter((row) => row.transferId === transferId);
    all.set(transferId, {
      named: mine.filter(({ isNamed }) => isNamed),
      ofClients: mine.filter(({ isOfClient }) => isOfClient),
      exact: mine.filter(({ isExact }) => isExact),
    });
  }
  return all;
}
