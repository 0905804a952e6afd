import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import { languageHeader } from 'shared-api/contract/values/language';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';
import { attachmentsOf } from '../documents/attachments.ts';
import { sandboxKeys } from '../sandboxKeys.ts';

const payments = paymentsPerFile();

describe('the check before a payment', () => {
  it('passes the amount that is owed', async () => {
    const { number } = await payments.invoiceOf();
    const { status } = await payments.server.call('POST', 'check-quote-invoice/', {
      body: { number, amount: '113.00' },
    });
    expect(status).toBe(200);
  });

  it('answers an unknown number and a wrong amount alike', async () => {
    const { number } = await payments.invoiceOf();
    const check = (body: object) => payments.server.call('POST', 'check-quote-invoice/', { body });
    const wrong = await check({ number, amount: '112.99' });
    const unknown = await check({ number: '99998', amount: '113.00' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      message:
        "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
    });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('says that an invoice is paid only to who knows its amount', async () => {
    const { number } = await payments.invoiceOf();
    expect((await payments.pay(number)).status).toBe(200);
    const check = (amount: string) =>
      payments.server.call('POST', 'check-quote-invoice/', { body: { number, amount } });
    const { status, body } = await check('113.00');
    expect([status, body['message']]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^#${number} was paid on \\w+ \\d+, \\d{4}\\.`)),
    ]);
    expect(body['paidOn']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await check('112.00')).status).toBe(400);
  });

  it('says that the rest of an invoice is paid to who has paid it, and counts no guess', async () => {
    const { number, id } = await payments.invoiceOf();
    const cheque = { amount: 33, day: '2026-03-03', method: 'cheque', reference: '7' };
    const { status: recorded } = await payments.server.call('POST', 'payments/', {
      as: 'Admin',
      body: { key: randomUUID(), ...cheque, allocations: [{ invoiceId: id, amount: 33 }] },
    });
    expect(recorded).toBe(201);
    expect((await payments.pay(number, { amount: '80.00' })).status).toBe(200);
    // From another window, more often than an address may guess.
    for (let window = 0; window < 21; window += 1) {
      const { status } = await payments.pay(number, { amount: '80.00' });
      expect(status).toBe(409);
    }
    const { status, body } = await payments.server.call('POST', 'check-quote-invoice/', {
      body: { number, amount: '80.00' },
    });
    expect([status, body['message']]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^#${number} was paid on `)),
    ]);
  });

  it('does not thank for a payment where the amount was written off', async () => {
    const { number, id } = await payments.invoiceOf();
    await payments.server.call('POST', `invoices/${id}/write-off/`, {
      as: 'Admin',
      body: { key: randomUUID(), amount: null, reason: 'Moved away' },
    });
    const { status, body } = await payments.server.call('POST', 'check-quote-invoice/', {
      body: { number, amount: '113.00' },
    });
    expect([status, body]).toEqual([409, { message: `Nothing is owed on #${number}.` }]);
  });

  it('lets an address guess only so often, and says when it may again', async () => {
    const guess = () =>
      payments.server.call('POST', 'check-quote-invoice/', {
        body: { number: '99998', amount: '1.00' },
      });
    for (let count = 0; count < 20; count += 1) expect((await guess()).status).toBe(400);
    const { status, body } = await guess();
    expect(status).toBe(429);
    expect(body['message']).toMatch(/try again in \d+ minutes/);
  });

  it.each([
    [{ number: '1234', amount: '5.00' }, 'number'],
    [{ number: '12345', amount: '5' }, 'amount'],
    [{ number: '12345', amount: '0.99' }, 'amount'],
    [{ number: 12_345, amount: '5.00' }, 'number'],
    [{ number: '12345', amount: '5.00', cvc: '123' }, 'cvc'],
  ])('names the field that is wrong: %j', async (body, field) => {
    const answer = await payments.server.call('POST', 'check-quote-invoice/', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });
});

it('tells the page how to pay, by card and otherwise', async () => {
  const { body } = await payments.server.call('GET', 'payment-settings/');
  expect(body).toEqual({
    providerUrl: expect.stringMatching(/^http:/),
    publishableKey: sandboxKeys.publishableKey,
    way: 'cardForm',
    isSandbox: true,
    eTransfer: {
      email: payments.server.company.eTransferEmail,
      instructions: payments.server.company.eTransferInstructions,
    },
  });
  const { headers } = await payments.server.app.inject({
    url: '/healthz',
    headers: { host: 'shop.test:80' },
  });
  const port = new URL(payments.sandbox.url).port;
  expect(headers['content-security-policy']).toContain(
    `connect-src 'self' http://shop.test:${port};`,
  );
});

describe('a quote whose price has run out', () => {
  const carpet = {
    timestamp: exampleTimestamp,
    room: 3,
    stairCase: 0,
    basement: false,
    email: 'visitor@example.com',
  };

  /** An instant quote that was given some days ago. */
  async function quoteOf(days: number) {
    await payments.server.database.query('DELETE FROM attempts; DELETE FROM sent_forms');
    const { body } = await payments.server.call('POST', 'carpet-quote/', { body: carpet });
    const { rows } = await payments.server.database.query<{ id: number }>(
      `UPDATE quotes SET valid_until = valid_until - $2::integer WHERE number = $1 RETURNING id`,
      [body['number'], days],
    );
    const number = String(body['number']);
    const amount = Number(body['total']).toFixed(2);
    return { id: rows[0]?.id ?? 0, number, amount, secret: String(body['secret']) };
  }
  const check = ({ number, amount }: { number: string; amount: string }, headers = {}) =>
    payments.server.call('POST', 'check-quote-invoice/', { body: { number, amount }, headers });
  const answerOf = async (secret: string) =>
    (await payments.server.call('GET', `quote-answers/${secret}`)).body;

  it('is not paid, and says what to do, in the language read', async () => {
    const quote = await quoteOf(31);
    const { status, body } = await check(quote);
    expect(status).toBe(409);
    expect(body['message']).toMatch(/was valid until \w+ \d+, \d{4}\. Please ask for a new quote/);
    expect(body['validUntil']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const french = await check(quote, { [languageHeader]: 'fr' });
    expect(french.body['message']).toContain('Demandez une nouvelle soumission');
    expect((await payments.pay(quote.number, { amount: quote.amount })).status).toBe(409);
    expect((await payments.checkout(quote.number, { amount: quote.amount })).status).toBe(409);
    expect(await answerOf(quote.secret)).toMatchObject({ payment: 'expired' });
  });

  it('is told apart from an unknown number only by who knows its amount', async () => {
    const { number } = await quoteOf(31);
    expect((await check({ number, amount: '1.00' })).status).toBe(400);
  });

  it('is paid on its last day', async () => {
    const { number, amount, secret } = await quoteOf(30);
    expect(await answerOf(secret)).toMatchObject({ payment: 'open', paidOn: '', receipt: '' });
    const { status, body } = await payments.pay(number, { amount });
    expect(status).toBe(200);
    expect(await answerOf(secret)).toMatchObject({
      payment: 'paid',
      paidOn: body['paidOn'],
      receipt: body['key'],
    });
  });

  it('is paid by who began in time, or has paid a part', async () => {
    const begun = await quoteOf(30);
    const { body } = await payments.checkout(begun.number, { amount: begun.amount });
    const yesterday = 'UPDATE quotes SET valid_until = valid_until - 1 WHERE id = $1';
    await payments.server.database.query(yesterday, [begun.id]);
    expect((await check(begun)).status).toBe(200);
    await payments.sendForm(String(body['continueAt']), payments.cardFields());
    await payments.sweepElsewhere();
    expect(await answerOf(begun.secret)).toMatchObject({ payment: 'paid' });

    const part = await quoteOf(40);
    await payments.server.database.query(
      `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 1000, 'cheque', '2026-03-02', 'test')`,
      [part.id],
    );
    const rest = (Number(part.amount) - 10).toFixed(2);
    expect((await check({ ...part, amount: rest })).status).toBe(200);
  });

  it('is paid once it has been accepted', async () => {
    const quote = await quoteOf(31);
    await payments.server.database.query(
      `INSERT INTO acceptances (quote_id, accepted_on, how, accepted_by, note, recorded_by,
         sub_total_cents, tax_cents, total_cents)
       SELECT id, since_ts, 'phone', 'Visitor', '', 'test', price_cents, 0, price_cents
       FROM quotes WHERE id = $1`,
      [quote.id],
    );
    expect((await check(quote)).status).toBe(200);
  });

  it('is paid once it has become work', async () => {
    const quote = await quoteOf(31);
    const service = await payments.create('services', { dateTs: '2026-03-02T09:00', price: 100 });
    await payments.server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
      quote.id,
      service.id,
    ]);
    expect((await check(quote)).status).toBe(200);
  });
});

describe('the receipt of a payment', () => {
  const fileOf = (key: string, query = '') =>
    payments.server.app.inject({ url: `/api/payment-receipts/${key}/file/${query}` });

  it('is a PDF for who knows its key, in the language of the page', async () => {
    const { number } = await payments.invoiceOf();
    const key = String((await payments.pay(number)).body['key']);
    const english = await fileOf(key);
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const { parts } = await readPdf(english.rawPayload);
    const text = parts.map((part) => part.text).join('\n');
    for (const fact of [`Invoice #${number}`, '$ 113.00', 'Payment receipt', 'March 2, 2026']) {
      expect(text).toContain(fact);
    }
    const french = await readPdf((await fileOf(key, '?language=fr')).rawPayload);
    expect(french.parts.map((part) => part.text).join('\n')).toContain('Reçu de paiement');
  });

  it('goes with the mail that confirms it', async () => {
    const { id, number } = await payments.invoiceOf();
    const key = String((await payments.pay(number)).body['key']);
    const { rows } = await payments.server.database.query<{ receipt_key: string }>(
      "SELECT receipt_key FROM mails WHERE entity = 'invoices' AND record_id = $1",
      [id],
    );
    expect(rows).toEqual([{ receipt_key: key }]);
    const files = await attachmentsOf(payments.server, 'invoices', id, { receiptKey: key });
    expect(files.map(({ filename }) => filename)).toEqual([
      `receipt-${number}.pdf`,
      `invoice-${number}.pdf`,
    ]);
  });

  it('is not there before the payment, nor under another key', async () => {
    const { number } = await payments.invoiceOf();
    const { body } = await payments.checkout(number);
    for (const key of [String(body['key']), randomUUID(), 'none']) {
      expect((await fileOf(key)).statusCode).toBe(404);
    }
  });
});
