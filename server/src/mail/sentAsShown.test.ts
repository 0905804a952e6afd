import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from 'shared-api/contract/values/language';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { attachmentsOf } from '../documents/attachments.ts';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { invoiceLines } from '../../harness/testing/money/testSending.ts';

const billing = billingPerFile();
const deposits = depositsOf(billing);

/** How a mail is looked at and sent: where, and what its form says beside recipients and message. */
interface Form {
  look: string;
  send: string;
  looked: Json;
  /** What only its sending says: the version that it is based on. */
  version?: unknown;
}

const clientOf = async (language: Language): Promise<Json> =>
  billing.create('clients', {
    fullName: 'Zoë Müller-O’Brien',
    email: 'zoe@example.com',
    ccEmails: 'books@example.com',
    language,
  });

const invoiceOf = async (language: Language, fields: Json = {}): Promise<Json> => {
  const { id: clientId } = await clientOf(language);
  const invoice = { clientId, subTotal: 100, type: 'Contracting', newLineData: invoiceLines };
  return billing.create('invoices', { ...invoice, ...fields });
};

const formOf = (path: string, looked: Json = {}, version?: unknown): Form => ({
  look: `${path}/letter/`,
  send: `${path}/send/`,
  looked,
  version,
});

/** What is sent, each made ready to be sent in a client's language. */
const kinds: Record<string, (language: Language) => Promise<Form>> = {
  async 'an invoice that is a draft'(language) {
    const { id, version } = await invoiceOf(language);
    return formOf(`invoices/${String(id)}`, { kind: 'bill' }, version);
  },
  async 'an invoice that is sent again'(language) {
    const { id } = await invoiceOf(language);
    await billing.issue(id);
    const { version } = await billing.invoiceOf(id);
    return formOf(`invoices/${String(id)}`, { kind: 'bill' }, version);
  },
  async 'a reminder of an invoice that was paid in part'(language) {
    const { id } = await invoiceOf(language, { dateTs: '2026-01-02' });
    await billing.issue(id);
    await billing.server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 5000, 'cheque', '2026-01-20', 'test')`,
      [id],
    );
    const { version } = await billing.invoiceOf(id);
    return formOf(`invoices/${String(id)}`, { kind: 'reminder' }, version);
  },
  async 'a quote'(language) {
    const { id: clientId } = await clientOf(language);
    const fields = { clientId, projectTitle: 'Kitchen', category: 'Contracting', price: 1130 };
    const { id, version } = await billing.create('quotes', { ...fields, lineData: invoiceLines });
    return formOf(`quotes/${String(id)}`, {}, version);
  },
  async 'a request for a deposit'(language) {
    const { id: clientId } = await clientOf(language);
    const quote = await deposits.quoteOf(Number(clientId));
    const { body } = await deposits.ask(deposits.onQuote(quote));
    return formOf(`deposit-requests/${String(body['id'])}`);
  },
  async 'a credit note'(language) {
    const { id } = await invoiceOf(language);
    await billing.issue(id);
    const credit = { key: randomUUID(), reason: 'Poor work', lines: null };
    const { body } = await billing.call('POST', `invoices/${String(id)}/credit/`, credit);
    return formOf(`credits/${String(body['id'])}`);
  },
  async 'a statement'(language) {
    const { id, clientId } = await invoiceOf(language);
    await billing.issue(id);
    const path = `clients/${String(clientId)}`;
    return {
      look: `${path}/statement-letter/`,
      send: `${path}/send-statement/`,
      looked: { from: null, until: billing.today },
    };
  },
  async 'a reply to a lead'(language) {
    const { email, ...fields } = { email: 'zoe@example.com', subject: 'Windows', status: 'New' };
    const { id } = await billing.create('leads', { name: 'Zoë', email, ...fields });
    await billing.server.database.query('UPDATE leads SET language = $2 WHERE id = $1', [
      id,
      language,
    ]);
    const { body } = await billing.call('GET', `leads/${String(id)}/`);
    const path = `leads/${String(id)}`;
    const subject = 'Your windows';
    return {
      look: `${path}/letter/`,
      send: `${path}/reply/`,
      looked: { subject },
      version: body['version'],
    };
  },
};

/** Mails that were queued, with what goes with each of them. */
async function queued() {
  const { rows } = await billing.server.database.query<{
    recipient: string;
    subject: string;
    text: string;
    html: string;
    entity: string;
    recordId: number;
    creditId: number | null;
    depositRequestId: number | null;
    statementId: number | null;
  }>(
    `SELECT recipient, subject, text_body AS text, html_body AS html, entity, record_id AS "recordId",
       credit_id AS "creditId", deposit_request_id AS "depositRequestId",
       statement_id AS "statementId"
     FROM mails ORDER BY id`,
  );
  return Promise.all(
    rows.map(async ({ entity, recordId, creditId, depositRequestId, statementId, ...mail }) => {
      const enclosed = { creditId, depositRequestId, statementId };
      const files = await attachmentsOf(billing.server, entity, recordId, enclosed);
      return { ...mail, attachments: files.map(({ filename }) => filename) };
    }),
  );
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(kinds))(
    '%s is sent to the letter as it was shown before, to whom was proposed, with the same files',
    async (kind) => {
      const form = await kinds[kind]?.(language);
      if (!form) throw new Error(`There is no ${kind}.`);
      const message = 'À vous <b>Zoë</b> & “all”.\n\nA second paragraph.';
      const look = () => billing.call('POST', form.look, { ...form.looked, message });
      const { status, body: shown } = await look();
      expect([status, await queued()]).toEqual([200, []]);
      // Looking changes nothing: the second look is the first.
      expect((await look()).body).toEqual(shown);
      const { to, cc, subject, text, html, attachments } = shown;
      const sent = await billing.call('POST', form.send, {
        ...form.looked,
        ...(form.version === undefined ? {} : { version: form.version }),
        message,
        to,
        cc,
        key: randomUUID(),
      });
      expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
      expect(await queued()).toEqual(
        [...(to as string[]), ...(cc as string[])].map((recipient) => ({
          recipient,
          subject,
          text,
          html,
          attachments,
        })),
      );
    },
  );
});
