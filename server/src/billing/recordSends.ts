import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { Queryable } from '../db/Database.ts';
import { recipientsOf } from '../mail/recipients.ts';
import type { Billed, InvoiceSend, SendTo } from './invoiceMails.ts';

interface NewSend {
  invoice: Billed;
  sendTo: SendTo;
  message?: string;
  key?: string;
  /** The key of the bulk send that it is part of. */
  bulkKey?: string;
}

/** Keeps who is written to about each invoice, in one statement. */
export async function recordSends(
  connection: Queryable,
  kind: LetterKind,
  sends: readonly NewSend[],
  today: string,
  who: string,
): Promise<InvoiceSend[]> {
  const stored = sends.map(({ invoice, sendTo, message = '', key = null, bulkKey = null }) => ({
    invoiceId: invoice.id,
    recipients: recipientsOf(sendTo),
    message,
    key,
    bulkKey,
  }));
  const { rows } = await connection.query<{ id: number; invoiceId: number }>(
    `INSERT INTO invoice_sends (key, bulk_key, invoice_id, kind, recipients, message, day, who)
     SELECT s."key", s."bulkKey", s."invoiceId", $2,
       ARRAY(SELECT jsonb_array_elements_text(s."recipients")), s."message", $3, $4
     FROM jsonb_to_recordset($1) AS s ("key" uuid, "bulkKey" uuid, "invoiceId" integer, "recipients" jsonb,
       "message" text)
     RETURNING id, invoice_id AS "invoiceId"`,
    [JSON.stringify(stored), kind, today, who],
  );
  const ids = new Map(rows.map(({ id, invoiceId }) => [invoiceId, id]));
  return sends.map(({ invoice, sendTo, message = '' }) => ({
    id: ids.get(invoice.id) ?? 0,
    kind,
    invoice,
    sendTo,
    message,
    day: today,
  }));
}
