import { randomUUID } from 'node:crypto';
import type { Json, TestBilling } from '../testBilling.ts';

/** The lines of a drafted invoice. */
export const invoiceLines = [
  ['Description', 'Qty', 'Rate', 'Amount'],
  ['Weekly cleaning', '4', '25.00', '100.00'],
];

interface StoredMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Drafts and sends invoices, and reads what was sent. */
export function sendingOf(billing: TestBilling) {
  const asked = ({ version }: Json, more: object = {}) => ({
    version,
    kind: 'bill',
    to: ['ann@example.com'],
    cc: [],
    message: '',
    key: randomUUID(),
    ...more,
  });
  return {
    /** The body that sends an invoice; fields take the place of its own. */
    asked,
    draft: async (client: object = {}, invoice: object = {}): Promise<Json> => {
      const { id: clientId } = await billing.create('clients', {
        fullName: 'Ann Payer',
        email: 'ann@example.com',
        ...client,
      });
      const fields = { clientId, subTotal: 100, type: 'Janitorial', newLineData: invoiceLines };
      return billing.create('invoices', { ...fields, ...invoice });
    },
    send: (invoice: Json, more: object = {}) =>
      billing.call('POST', `invoices/${String(invoice['id'])}/send/`, asked(invoice, more)),
    mails: async (): Promise<StoredMail[]> => {
      const { rows } = await billing.server.database.query<StoredMail>(
        'SELECT recipient, subject, text_body AS text, html_body AS html FROM mails ORDER BY id',
      );
      return rows;
    },
    timeline: async ({ id }: Json): Promise<Json[]> => {
      const { body } = await billing.call('GET', `invoices/${String(id)}/timeline/`);
      return body['results'] as Json[];
    },
  };
}
