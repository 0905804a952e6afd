import { describe, expect, it } from '@jest/globals';
import { invoiceLines, sendingOf } from '../../harness/testing/money/testSending.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { draft, mails, send } = sendingOf(billing);

describe('a letter before it is sent', () => {
  const letter = (invoice: Json, more: object = {}) =>
    billing.call('POST', `invoices/${String(invoice['id'])}/letter/`, {
      kind: 'bill',
      message: '',
      ...more,
    });

  it('of a void invoice there is none', async () => {
    const invoice = await billing.issued();
    await billing.makeVoid(invoice);
    const { status, body } = await letter(invoice);
    expect([status, body['message']]).toEqual([409, expect.stringMatching(/is void/)]);
  });

  it('is what is sent then, with the next number, to whom the client says; and issues nothing', async () => {
    const invoice = await draft({ sendInvoiceToSelf: true });
    // Stored before such addresses were refused.
    await billing.server.database.query(
      "UPDATE clients SET cc_emails = 'books@example.com; broken' WHERE id = $1",
      [invoice['clientId']],
    );
    const { body } = await letter(invoice, { message: 'Hello.' });
    expect(body).toMatchObject({
      isDraft: true,
      to: ['ann@example.com'],
      cc: ['books@example.com', 'broken', billing.server.company.email],
      attachments: [`invoice-${String(body['number'])}.pdf`],
      owed: 113,
    });
    expect((await billing.invoiceOf(invoice['id']))['invoiceNumber']).toBeNull();
    await send(invoice, { message: 'Hello.' });
    const [mail] = await mails();
    expect([mail?.subject, mail?.text, mail?.html]).toEqual([
      body['subject'],
      body['text'],
      body['html'],
    ]);
  });

  it('of a draft that comes to nothing is refused as its sending is', async () => {
    const invoice = await draft();
    const { status } = await billing.call('PUT', `invoices/update/${String(invoice['id'])}/`, {
      version: invoice['version'],
      subTotal: 0,
    });
    expect(status).toBe(200);
    const refused = await send(await billing.invoiceOf(invoice['id']));
    const { body, ...answer } = await letter(invoice);
    expect([answer.status, body['message']]).toEqual([409, refused.body['message']]);
  });

  it('of an invoice that is not there is refused', async () => {
    expect((await letter({ id: 999_999 })).status).toBe(404);
  });
});

it('a document that is not saved is written from what is typed, and nothing is stored', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Zoë Müller' });
  const answer = await billing.call('POST', 'invoices/preview-file/', {
    clientId,
    type: 'Contracting',
    dateTs: null,
    subTotal: 100,
    newLineData: invoiceLines,
    notes: '',
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { rows } = await billing.server.database.query('SELECT FROM invoices');
  expect(rows).toEqual([]);
  const nobody = await billing.call('POST', 'invoices/preview-file/', { clientId: 999_999 });
  expect([nobody.status, Object.keys(nobody.body['errors'] as Json)]).toEqual([400, ['clientId']]);
});
