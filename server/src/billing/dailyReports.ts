import type {
  DailyReport,
  HeldInvoice,
  MadeInvoice,
  MailedInvoice,
} from 'shared-api/contract/billing/dailyReport';
import { estimateCeiling } from 'shared-api/contract/quotes/office/agreement';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { recipientsOf } from '../mail/recipients.ts';
import { heldDrafts } from './issuing/estimateCeiling.ts';
import type { InvoiceSend } from './invoiceMails.ts';

/** What there was before a run: the newest records, and the next document number. */
export interface LastIds {
  service: number;
  invoice: number;
  next: number;
}

/** Ids and numbers only count up, so that all above these are given by the run itself. */
export async function lastIds(connection: Queryable): Promise<LastIds> {
  const { rows } = await connection.query<LastIds>(
    `SELECT coalesce((SELECT max(id) FROM services), 0) AS service,
       coalesce((SELECT max(id) FROM invoices), 0) AS invoice,
       coalesce((SELECT next FROM document_numbers), 0) AS next`,
  );
  return rows[0] ?? { service: 0, invoice: 0, next: 0 };
}

/** The services of contracts that this transaction has made since, by contract. */
export async function madeServices(
  connection: Queryable,
  after: number,
): Promise<DailyReport['services']> {
  const { rows } = await connection.query<DailyReport['services'][number]>(
    `SELECT s.contract_id AS "contractId", coalesce(min(${clientName}), '') AS "clientName",
       count(*) AS count, min(s.date_ts)::date AS "from", max(s.date_ts)::date AS "to"
     FROM services s LEFT JOIN clients c ON c.id = s.client_id
     WHERE s.id > $1 AND s.contract_id IS NOT NULL AND s.xmin = pg_current_xact_id()::xid
     GROUP BY s.contract_id ORDER BY "clientName", s.contract_id`,
    [after],
  );
  return rows;
}

type Made = Omit<MadeInvoice, 'invoiceId'> & { invoiceId: number };

/** The invoices that this transaction has made since. */
export async function madeInvoices(connection: Queryable, after: number): Promise<Made[]> {
  const { rows } = await connection.query<Omit<Made, 'total'> & { cents: number }>(
    `SELECT i.id AS "invoiceId", i.invoice_number AS number, i.client_id AS "clientId",
       coalesce(${clientName}, '') AS "clientName", coalesce(i.new_line_data->1->>0, '') AS what,
       coalesce(i.total_cents, 0) AS cents
     FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id > $1 AND i.xmin = pg_current_xact_id()::xid
     ORDER BY "clientName", i.id`,
    [after],
  );
  return rows.map(({ cents, ...made }) => ({ ...made, total: fromCents(cents) }));
}

/** What invoices are sent, and to whom. */
export const mailedInvoices = (
  sends: readonly InvoiceSend[],
  kept: LastIds | undefined,
): MailedInvoice[] =>
  sends.map(({ invoice: { id, number, clientId, clientName: name, total, received }, sendTo }) => ({
    ...namesOf({ invoiceId: id, number }, kept),
    clientId,
    clientName: name,
    owed: fromCents(total - received),
    recipients: recipientsOf(sendTo),
  }));

/**
 * The drafts that stay drafts, with what was agreed to.
 * @param kept as for `namesOf`
 */
export async function heldInvoices(
  connection: Queryable,
  kept: LastIds | undefined,
): Promise<HeldInvoice[]> {
  const held = await heldDrafts(connection);
  const { rows } = await connection.query<{
    id: number;
    clientId: number | null;
    clientName: string;
    cents: number;
  }>(
    `SELECT i.id, i.client_id AS "clientId", coalesce(${clientName}, '') AS "clientName",
       coalesce(i.total_cents, 0) AS cents
     FROM invoices i LEFT JOIN clients c ON c.id = i.client_id WHERE i.id = ANY($1)`,
    [held.map(({ invoiceId }) => invoiceId)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return held.flatMap(({ invoiceId, quoteId, number, billedCents, agreedCents }) => {
    const row = byId.get(invoiceId);
    if (!row) return [];
    return {
      ...namesOf({ invoiceId, number: null }, kept),
      clientId: row.clientId,
      clientName: row.clientName,
      total: fromCents(row.cents),
      quoteId,
      quoteNumber: number,
      agreed: fromCents(agreedCents),
      ceiling: fromCents(estimateCeiling(agreedCents)),
      billed: fromCents(billedCents),
    };
  });
}

/**
 * Id and number of an invoice, as far as they last.
 * @param kept what there was before a run that is taken back; undefined for one that stays
 */
export const namesOf = (
  { invoiceId, number }: { invoiceId: number; number: number | null },
  kept: LastIds | undefined,
): { invoiceId: number | null; number: number | null } => ({
  invoiceId: kept && invoiceId > kept.invoice ? null : invoiceId,
  number: kept && number !== null && number >= kept.next ? null : number,
});
