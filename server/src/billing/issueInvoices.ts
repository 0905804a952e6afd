import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Company } from 'shared-api/contract/company/company';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import type { Language } from 'shared-api/contract/values/language';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { clientLanguage } from '../db/readerLanguages.ts';
import { invoiceLetter, type InvoiceFacts } from '../mail/letters.ts';
import type { Outgoing } from '../mail/queueMail.ts';
import { takeDocumentNumbers } from '../numbers/documentNumbers.ts';

/** What a mail about an invoice needs. */
interface Billed extends InvoiceFacts {
  id: number;
  email: string;
  ccEmails: string;
  sendInvoiceToSelf: boolean;
  language: Language;
}

const billedColumns = `i.id, i.invoice_number AS number, coalesce(i.total_cents, 0) AS total,
  i.date_ts AS date, coalesce(${clientName}, '') AS "clientName",
  coalesce(c.email, '') AS email, coalesce(c.cc_emails, '') AS "ccEmails",
  coalesce(c.send_invoice_to_self, false) AS "sendInvoiceToSelf",
  ${clientLanguage} AS language,
  i.type, coalesce(i.sub_total_cents, 0) AS "subTotal", coalesce(i.tax_cents, 0) AS tax,
  i.new_line_data AS details,
  (SELECT b.received_cents FROM invoice_balance b WHERE b.invoice_id = i.id) AS received`;

/**
 * Numbers drafts in the order of their dates, and dates those without one. Invoices that already
 * have a number keep it.
 * @throws HttpError 409 if the numbers are used up; nothing is written then
 */
export async function issueInvoices(
  connection: Queryable,
  ids: readonly number[],
  today: string,
  who: string,
): Promise<void> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT id FROM invoices WHERE id = ANY($1) AND invoice_number IS NULL
     ORDER BY coalesce(date_ts, $2), id FOR UPDATE`,
    [ids, today],
  );
  if (rows.length === 0) return;
  const first = await takeDocumentNumbers(connection, rows.length);
  await connection.query(
    `UPDATE invoices i SET invoice_number = $1 + u.position - 1, date_ts = coalesce(i.date_ts, $2),
       version = i.version + 1
     FROM unnest($3::integer[]) WITH ORDINALITY AS u (id, position) WHERE i.id = u.id`,
    [first, today, rows.map(({ id }) => id)],
  );
  await auditAll(
    connection,
    who,
    rows.map(({ id }, index) => ({ id, after: { invoiceNumber: first + index } })),
  );
}

/** Writes the invoices' audit entries in one statement. */
async function auditAll(
  connection: Queryable,
  who: string,
  changes: { id: number; after: object }[],
): Promise<void> {
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, after)
     SELECT $1, 'invoices', c."id", 'update', c."after"
     FROM jsonb_to_recordset($2) AS c ("id" integer, "after" jsonb)`,
    [who, JSON.stringify(changes)],
  );
}

/** The actor named in audit entries of the daily update. */
export const dailyWho = 'daily update';

/** Issues drafts of contracts with automatic billing, and returns the mails to send. */
export async function autoBill(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<Outgoing[]> {
  const { rows: due } = await connection.query<{ id: number }>(
    `SELECT i.id FROM invoices i JOIN contracts k ON k.id = i.contract_id
     WHERE k.auto_bill AND NOT i.billed AND i.voided_on IS NULL ORDER BY i.id FOR UPDATE OF i`,
  );
  const ids = due.map(({ id }) => id);
  await issueInvoices(connection, ids, today, dailyWho);
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
  return allMails(company, rows, 'bill');
}

/** Marks newly overdue invoices as reminded and returns the mails to send. */
export async function remindOverdue(
  connection: Queryable,
  company: Company,
  today: string,
  afterDays: number,
): Promise<{ count: number; mails: Outgoing[] }> {
  const { rows } = await connection.query<Billed>(
    `WITH reminded AS (
       UPDATE invoices SET reminded_at = now()
       WHERE billed AND invoice_number IS NOT NULL AND NOT paid AND voided_on IS NULL
         AND reminded_at IS NULL AND date_ts < $1::date - $2::integer
       RETURNING *
     )
     SELECT ${billedColumns} FROM reminded i LEFT JOIN clients c ON c.id = i.client_id ORDER BY i.id`,
    [today, afterDays],
  );
  return {
    count: rows.length,
    mails: await allMails(company, rows, 'reminder'),
  };
}

/** The mails of many invoices. Yields between them: rendering one takes about a millisecond. */
async function allMails(
  company: Company,
  invoices: readonly Billed[],
  reason: 'bill' | 'reminder',
): Promise<Outgoing[]> {
  const mails: Outgoing[] = [];
  for (const invoice of invoices) {
    mails.push(...invoiceMails(company, invoice, reason));
    await nextTurn();
  }
  return mails;
}

/** One mail per billing address of the client; none if there is no address. */
function invoiceMails(company: Company, invoice: Billed, reason: 'bill' | 'reminder'): Outgoing[] {
  const { id, email, ccEmails, sendInvoiceToSelf, language } = invoice;
  const addresses = [
    email,
    ...splitAddresses(ccEmails),
    ...(sendInvoiceToSelf ? [company.email] : []),
  ];
  const letter = invoiceLetter(language, company, reason, invoice);
  return [...new Set(addresses.filter((address) => address.includes('@')))].map((recipient) => ({
    entity: 'invoices',
    recordId: id,
    recipient,
    ...letter,
  }));
}
