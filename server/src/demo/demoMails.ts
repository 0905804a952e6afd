import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { Company } from 'shared-api/contract/company/company';
import { daysAfter } from 'shared-api/contract/values/days';
import { billedColumns, type Billed } from '../billing/invoiceMails.ts';
import type { Queryable } from '../db/Database.ts';
import type { IssuedBy } from '../db/seller.ts';
import type { ForReader } from '../documents/pdfs.ts';
import { quoteRowColumns } from '../documents/quotePdfs.ts';
import { invoiceLetter } from '../mail/letters.ts';
import { sentQuoteLetter, type PricedQuote } from '../mail/sentQuoteLetter.ts';
import type { Letter } from '../mail/writing/LetterContent.ts';

/** A mail that has gone, with the send that it was of. */
interface Gone extends Letter {
  sendId: number;
}

/** As when it went: nothing of it had been paid or credited. */
const unsettled = {
  received: 0,
  credited: 0,
  writtenOff: 0,
  allCredits: 0,
  isDisputed: false,
} as const;

/** Whose mails are there: composing those of a year would keep the first start waiting for seconds. */
const daysWithMails = 60;

/** The mails of the last sends of invoices, as their recipients saw them. None is sent from here. */
export async function insertInvoiceMails(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<void> {
  const { rows } = await connection.query<
    Billed & { sendId: number; kind: LetterKind; day: string }
  >(
    `SELECT ${billedColumns}, s.id AS "sendId", s.kind, s.day
     FROM invoice_sends s JOIN invoices i ON i.id = s.invoice_id
       JOIN clients c ON c.id = i.client_id AND c.email <> ''
     WHERE s.day > $1
     ORDER BY s.day, s.id`,
    [daysAfter(today, -daysWithMails)],
  );
  const mails = rows.map(({ sendId, kind, day, ...invoice }) => ({
    sendId,
    ...invoiceLetter(invoice.language, company, { kind, day }, { ...invoice, ...unsettled }),
  }));
  await connection.query(
    `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status, attempts,
       queued_at, sent_at, send_id)
     SELECT 'invoices', s.invoice_id, s.recipients[1], m.subject, m.text, m.html, 'sent', 1, s.at, s.at,
       s.id
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) m (send_id, subject, text, html)
       JOIN invoice_sends s ON s.id = m.send_id
     ORDER BY s.day, s.id`,
    columnsOf(mails),
  );
}

/** The same of sends of quotes. */
export async function insertQuoteMails(connection: Queryable, company: Company): Promise<void> {
  const { rows } = await connection.query<PricedQuote & ForReader & IssuedBy & { sendId: number }>(
    `SELECT s.id AS "sendId", q.letter_key AS "letterKey", ${quoteRowColumns}
     FROM quote_sends s JOIN quotes q ON q.id = s.quote_id LEFT JOIN clients c ON c.id = q.client_id`,
  );
  const mails = rows.map(({ sendId, ...quote }) => ({
    sendId,
    ...sentQuoteLetter(quote.language, company, { ...quote, received: 0 }, ''),
  }));
  await connection.query(
    `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status, queued_at,
       sent_at, quote_send_id)
     SELECT 'quotes', s.quote_id, s.recipients[1], m.subject, m.text, m.html, 'sent', s.at, s.at, s.id
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) m (send_id, subject, text, html)
       JOIN quote_sends s ON s.id = m.send_id
     ORDER BY s.id`,
    columnsOf(mails),
  );
}

const columnsOf = (mails: readonly Gone[]): [number[], string[], string[], string[]] => [
  mails.map(({ sendId }) => sendId),
  mails.map(({ subject }) => subject),
  mails.map(({ text }) => text),
  mails.map(({ html }) => html),
];
