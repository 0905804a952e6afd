import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { languageHeader } from 'shared-api/contract/values/language';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();

describe('a card payment', () => {
  it('pays the invoice, thanks, and mails a receipt', async () => {
    const { id, number } = await payments.invoiceOf();
    const { status, body } = await payments.pay(number);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'succeeded', amount: 113, number });
    expect(body['message']).toContain('Thank you!');
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
    const { body: invoice } = await payments.server.call('GET', `invoices/${id}/`, { as: 'Admin' });
    expect(invoice).toMatchObject({ paid: true, paidDateTs: expect.any(String) });
    const { rows } = await payments.server.database.query(
      "SELECT recipient, subject FROM mails WHERE entity = 'invoices' AND record_id = $1",
      [id],
    );
    expect(rows).toEqual([
      { recipient: 'payer@example.com', subject: `Payment received for invoice #${number}` },
    ]);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000000119', 'An error occurred while processing your card.'],
  ])(
    'with the card %s fails with the provider’s words, and can be tried again',
    async (card, text) => {
      const { id, number } = await payments.invoiceOf();
      const declined = await payments.pay(number, { card });
      expect(declined.status).toBe(402);
      expect(declined.body['message']).toContain(text);
      expect(await payments.paymentsOf(id)).toEqual([]);
      expect((await payments.pay(number)).status).toBe(200);
    },
  );

  it('that the provider refuses without words for the payer fails in ours, in the language read', async () => {
    const { number } = await payments.invoiceOf();
    const key = randomUUID();
    const token = { id: 'tok_unknown' };
    const { status, body } = await payments.server.call('POST', 'process-payment/', {
      body: { token, amount: '113.00', invoice: number, key },
    });
    expect(status).toBe(402);
    expect(body['message']).toBe(
      'The card could not be charged. Try another card, or pay by e-transfer.',
    );
    const { body: inFrench } = await payments.server.call('GET', `payment-status/${key}`, {
      headers: { [languageHeader]: 'fr' },
    });
    expect(inFrench['message']).toBe(
      'La carte n’a pas pu être débitée. Essayez une autre carte ou payez par virement Interac.',
    );
  });

  it.each([
    [
      'the provider’s words, which only those read who read English',
      'Your card was stolen.',
      'Your card was stolen.',
    ],
    ['nothing', '', 'The card could not be charged. Try another card, or pay by e-transfer.'],
  ])('that failed before there were codes, with %s, says so', async (_with, message, english) => {
    const { number } = await payments.invoiceOf();
    const key = randomUUID();
    await payments.pay(number, { card: '4000000000000002', key });
    await payments.server.database.query(
      "UPDATE payment_attempts SET reason = '', message = $2 WHERE key = $1",
      [key, message],
    );
    const told = async (language: string) => {
      const headers = { [languageHeader]: language };
      const { body } = await payments.server.call('GET', `payment-status/${key}`, { headers });
      return [body['status'], body['message']];
    };
    expect(await told('en')).toEqual(['failed', english]);
    expect(await told('fr')).toEqual([
      'failed',
      'La carte n’a pas pu être débitée. Essayez une autre carte ou payez par virement Interac.',
    ]);
  });

  it('is charged once for eight clicks at once', async () => {
    const { id, number } = await payments.invoiceOf();
    const body = {
      token: await payments.tokenOf(),
      amount: '113.00',
      invoice: number,
      key: randomUUID(),
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payments.server.call('POST', 'process-payment/', { body })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true);
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is charged once from eight windows at once', async () => {
    const { id, number } = await payments.invoiceOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => payments.pay(number)));
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('and a payment recorded by hand at the same time do not both count', async () => {
    const { id, number } = await payments.invoiceOf();
    await Promise.all([
      payments.pay(number),
      payments.server.call('PUT', `receive-payment/${id}/`, { as: 'Admin' }),
    ]);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('refuses its key with another amount', async () => {
    const { number } = await payments.invoiceOf();
    const key = randomUUID();
    await payments.pay(number, { key });
    expect((await payments.pay(number, { key, amount: '50.00' })).status).toBe(409);
  });

  it('never brings a card number here', async () => {
    const { number } = await payments.invoiceOf();
    const answer = await payments.server.call('POST', 'process-payment/', {
      body: {
        token: { id: 'tok_1', card: { number: '4242 4242 4242 4242' } },
        amount: '113.00',
        invoice: number,
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain('payment provider alone');
  });

  it('pays a quote, and the invoice that is made of it later', async () => {
    const client = await payments.create('clients', { fullName: 'Quoted' });
    const quote = await payments.create('quotes', { clientId: client.id, price: 113 });
    const { body } = await payments.server.call('GET', `quotes/${quote.id}/`, { as: 'Admin' });
    expect((await payments.pay(String(body['number']))).status).toBe(200);
    const service = await payments.create('services', {
      clientId: client.id,
      serviceStatus: 'Complete',
      dateTs: '2026-03-02T09:00',
      price: 100,
    });
    await payments.server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
      quote.id,
      service.id,
    ]);
    await payments.server.call('GET', 'daily-update', { as: 'Admin' });
    const { rows } = await payments.server.database.query<{ paid: boolean; total_cents: number }>(
      `SELECT i.paid, i.total_cents FROM invoices i JOIN services s ON s.invoice_id = i.id
       WHERE s.quote_id = $1`,
      [quote.id],
    );
    expect(rows).toEqual([{ paid: true, total_cents: 11_300 }]);
    expect((await payments.pay(String(body['number']))).status).toBe(409);
  });
});
