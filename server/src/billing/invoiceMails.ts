import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { clientCopies } from '../db/clientCopies.ts';
import { buyerName } from '../db/buyer.ts';
import { clientLanguage } from '../db/readerLanguages.ts';
import type { Queryable } from '../db/Database.ts';
import { creditedOf, isDisputed, settledOtherwise } from '../db/settledOtherwise.ts';
import { copiesOf } from '../mail/copiesOf.ts';
import { HttpError } from '../HttpError.ts';
import { invoiceLetter, type InvoiceFacts } from '../mail/letters.ts';
import type { Outgoing } from '../mail/queueMail.ts';
import { proposedRecipients, type ClientAddresses } from '../mail/recipients.ts';

/** What a mail about an invoice needs. */
export interface Billed extends InvoiceFacts, ClientAddresses {
  id: number;
  clientId: number | null;
  language: Language;
}

/** The columns of `Billed`, of issued invoices `i` and their clients `c`. */
export const billedColumns = `i.id, i.client_id AS "clientId", i.invoice_number AS number,
  coalesce(i.total_cents, 0) AS total,
  i.date_ts AS date, coalesce(${buyerName('i')}, '') AS "clientName",
  coalesce(c.email, '') AS email, ${clientCopies('invoices')} AS "ccEmails",
  coalesce(c.send_invoice_to_self, false) AS "sendInvoiceToSelf",
  ${clientLanguage} AS language,
  i.type, coalesce(i.sub_total_cents, 0) AS "subTotal", coalesce(i.tax_cents, 0) AS tax,
  i.new_line_data AS details, i.letter_key AS "letterKey",
  (SELECT b.received_cents FROM invoice_balance b WHERE b.invoice_id = i.id) AS received,
  ${settledOtherwise('i.id')}, ${creditedOf('i.id')} AS "allCredits",
  ${isDisputed('i.id')} AS "isDisputed"`;

/** The addresses that the daily update writes to about an invoice. */
export function dailyRecipients(company: Company, invoice: Billed): SendTo {
  const { to, cc } = proposedRecipients(company, invoice);
  const isAddress = (address: string): boolean => address.includes('@');
  return { to: to.filter(isAddress), cc: cc.filter(isAddress) };
}

/** Who gets a mail, and who a copy of it. */
export type SendTo = Readonly<Record<'to' | 'cc', readonly string[]>>;

/** A mail about an invoice, and who gets it. */
export interface InvoiceSend {
  /** Its row of `invoice_sends`. */
  id: number;
  kind: LetterKind;
  invoice: Billed;
  sendTo: SendTo;
  message: string;
  /** The company's day on which it is sent. */
  day: string;
}

/** The mails of many sends. Yields between them: rendering one takes about a millisecond. */
export async function mailsOf(
  company: Company,
  sends: readonly InvoiceSend[],
): Promise<Outgoing[]> {
  const mails: Outgoing[] = [];
  for (const { id: sendId, invoice, sendTo, ...facts } of sends) {
    const letter = invoiceLetter(invoice.language, company, facts, invoice);
    mails.push(
      ...copiesOf(sendTo, { entity: 'invoices', recordId: invoice.id, sendId, ...letter }),
    );
    await nextTurn();
  }
  return mails;
}

/**
 * What the mail of an issued invoice says of it.
 * @throws HttpError 404 for an unknown invoice
 */
export async function findBilled(connection: Queryable, id: number): Promise<Billed> {
  const { rows } = await connection.query<Billed>(
    `SELECT ${billedColumns} FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id = $1`,
    [id],
  );
  const [invoice] = rows;
  if (!invoice) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  return invoice;
}
