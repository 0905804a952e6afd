import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { invoiceSchema, type Invoice } from 'shared-api/contract/entities/invoice';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { previewInvoice } from './previewInvoice.ts';

const billing = billingPerFile();
const { onQuote, paid } = depositsOf(billing);

const post = async (address: string, body: object): Promise<Json> => {
  const answer = await billing.call('POST', address, body);
  if (answer.status >= 300) throw new Error(`${address}: ${answer.text}`);
  return answer.body;
};

async function draftWithMoneyHeld(language = 'en'): Promise<Json> {
  const { id: clientId } = await billing.create('clients', {
    fullName: 'Ann Payer',
    email: 'ann@example.com',
    language,
  });
  const quote = await billing.create('quotes', { clientId, category: 'Janitorial', price: 1130 });
  await paid(onQuote(quote), { amount: 113 });
  await paid(onQuote(quote), { kind: 'partPayment', amount: 113 });
  const lines = [
    ['Description', 'Amount'],
    ['Work', '1000.00'],
  ];
  const fields = { clientId, quoteId: quote['id'], type: 'Janitorial', subTotal: 1000 };
  return billing.create('invoices', { ...fields, newLineData: lines });
}

it.each(['en', 'fr'])(
  'the look at a mail of a draft (%s) is the mail that goes: money held for it is taken off',
  async (language) => {
    const { id, version } = await draftWithMoneyHeld(language);
    const letter = await post(`invoices/${String(id)}/letter/`, { kind: 'bill', message: 'Hi' });
    expect(letter).toMatchObject({ isDraft: true, owed: 904 });
    expect(letter['html']).toContain('amount=904.00');
    expect(await billing.invoiceOf(id)).toMatchObject({ invoiceNumber: null, version });

    const sending = { version, kind: 'bill', message: 'Hi', key: randomUUID() };
    await post(`invoices/${String(id)}/send/`, { ...sending, to: ['ann@example.com'], cc: [] });
    const { rows } = await billing.server.database.query(
      'SELECT subject, html_body AS html, text_body AS text FROM mails',
    );
    const { subject, html, text } = letter;
    expect(rows).toEqual([{ subject, html, text }]);
    expect(await billing.invoiceOf(id)).toMatchObject({ balance: 904 });
  },
);

it('the document of a draft that is typed says what is held for its quote, and stores nothing', async () => {
  const { id, clientId, quoteId } = (await draftWithMoneyHeld()) as unknown as Invoice & {
    id: number;
  };
  const { database, company, workers } = billing.server;
  const typed = { ...invoiceSchema.getDefault(), clientId, quoteId, subTotal: 2000 };
  for (const draft of [id, null]) {
    const pdf = await previewInvoice({ database, company, workers }, { ...typed, id: draft });
    const text = (await readPdf(pdf)).parts.map((part) => part.text).join(' ');
    expect(text).toContain('$ 226.00');
    expect(text).toMatch(/Balance.*\$ 2,034\.00/);
  }
  expect(await billing.invoiceOf(id)).toMatchObject({ subTotal: 1000, invoiceNumber: null });
  const { rows } = await database.query('SELECT FROM invoices');
  expect(rows).toHaveLength(1);
});

it('the look at a credit says what of it was held, and that is on account then, unless the invoice is voided', async () => {
  const { id, clientId } = await draftWithMoneyHeld();
  await billing.issue(Number(id));
  await post('payments/', {
    key: randomUUID(),
    clientId: null,
    amount: 4,
    day: billing.today,
    method: 'cheque',
    reference: '',
    allocations: [{ invoiceId: id, amount: 4 }],
  });
  const look = await post(`invoices/${String(id)}/credit-preview/`, { lines: null });
  expect(look).toMatchObject({ total: 1130, reduces: 900, onAccount: 230, wasHeld: 226 });
  await post(`invoices/${String(id)}/credit/`, { key: randomUUID(), reason: 'No', lines: null });
  const { body } = await billing.call('GET', `clients/${String(clientId)}/account/`);
  expect(body).toMatchObject({ onAccount: 230, held: 0 });
});
