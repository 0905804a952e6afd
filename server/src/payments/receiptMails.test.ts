import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import { languageHeader } from 'shared-api/contract/values/language';
import { readPdf, type PdfPart } from '../../harness/testing/readPdf.ts';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';
import { attachmentsOf } from '../documents/attachments.ts';

const payments = paymentsPerFile();

/** A quote that a visitor has asked for on an English page, and what it comes to. */
async function quoteOf(email = `${randomUUID()}@example.com`) {
  const { body } = await payments.server.call('POST', 'carpet-quote/', {
    body: { timestamp: exampleTimestamp, room: 1, stairCase: 0, basement: false, email },
  });
  const number = String(body['number']);
  const { rows } = await payments.server.database.query<{ id: number }>(
    'SELECT id FROM quotes WHERE number = $1',
    [number],
  );
  return { id: rows[0]?.id ?? 0, number, amount: Number(body['total']).toFixed(2) };
}

/** Pays by card on a page of a language. */
async function payOn(language: 'en' | 'fr', number: string, amount: string): Promise<string> {
  const key = randomUUID();
  const token = await payments.tokenOf();
  const { status } = await payments.server.call('POST', 'process-payment/', {
    body: { token, amount, invoice: number, key, canLeave: true },
    headers: { [languageHeader]: language },
  });
  expect(status).toBe(200);
  return key;
}

async function mailOf(key: string) {
  const { rows } = await payments.server.database.query<{ subject: string; text: string }>(
    'SELECT subject, text_body AS text FROM mails WHERE receipt_key = $1',
    [key],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { subject: '', text: '' };
}

const linksIn = (parts: readonly PdfPart[]): string[] =>
  parts.flatMap((part) => [...part.links.map(({ url }) => url), ...linksIn(part.parts)]);

/** What a file that goes with a mail says, and where its links lead. */
async function fileOf(id: number, key: string, name: RegExp) {
  const files = await attachmentsOf(payments.server, 'quotes', id, { receiptKey: key });
  const file = files.find(({ filename }) => name.test(filename));
  const { parts } = await readPdf(file?.content ?? Buffer.alloc(0));
  return { text: parts.map(({ text }) => text).join('\n'), links: linksIn(parts) };
}

const receiptLink = (prefix: string, key: string): string =>
  `${payments.server.company.siteUrl}${prefix}/payment-receipt/${key}`;

describe('the quote that goes with the receipt of its payment', () => {
  it('says that it is paid in full, and asks for nothing more', async () => {
    const quote = await quoteOf();
    const key = await payOn('en', quote.number, quote.amount);
    const { text, links } = await fileOf(quote.id, key, /^quote/);
    for (const words of ['Paid in full. Thank you!', 'Received', 'Left to pay', '$ 0.00']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/pay by card|Next steps|To accept/i);
    expect(links.filter((link) => link.includes('/payment'))).toEqual([]);
  });

  it('says what is left where a part was received, and asks for that', async () => {
    const quote = await quoteOf();
    await payments.server.database.query(
      `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 1000, 'cheque', '2026-03-02', 'test')`,
      [quote.id],
    );
    const files = await attachmentsOf(payments.server, 'quotes', quote.id);
    const { parts } = await readPdf(files[0]?.content ?? Buffer.alloc(0));
    const text = parts.map((part) => part.text).join('\n');
    const left = (Number(quote.amount) - 10).toFixed(2);
    expect(text).toContain('$ 10.00');
    expect(text).toContain(`$ ${left}`);
    expect(text).not.toContain('Paid in full');
    expect(linksIn(parts)).toContainEqual(expect.stringContaining(`amount=${left}`));
  });
});

describe('the mail with a receipt leads to its page', () => {
  it('in the language in which a visitor has paid, with its files', async () => {
    const quote = await quoteOf();
    const key = await payOn('fr', quote.number, quote.amount);
    const { subject, text } = await mailOf(key);
    expect(subject).toMatch(/^Paiement reçu/);
    expect(text).toContain(receiptLink('/fr', key));
    expect((await fileOf(quote.id, key, /^(?:recu|receipt)/)).text).toContain('Reçu de paiement');
    expect((await fileOf(quote.id, key, /^soumission/)).text).toContain('Payée en entier. Merci!');
    // The quote itself stays in the language in which it was asked for.
    const { rows } = await payments.server.database.query(
      'SELECT language FROM quotes WHERE id = $1',
      [quote.id],
    );
    expect(rows).toEqual([{ language: 'en' }]);
  });

  it('in a client’s own language, on whatever page it was paid', async () => {
    const { number } = await payments.invoiceOf();
    const key = await payOn('fr', number, '113.00');
    const { subject, text } = await mailOf(key);
    expect(subject).toBe(`Payment received for invoice #${number}`);
    expect(text).toContain(receiptLink('', key));
  });
});
