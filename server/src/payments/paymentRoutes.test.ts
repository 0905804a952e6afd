import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestPayments, type TestPayments } from '../../harness/testing/testPayments.ts';
import { sandboxKeys } from '../sandboxKeys.ts';

// The provider's library retries a lost response after a pause.
jest.setTimeout(30_000);

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
}, 60_000);
afterAll(() => payments.close());
beforeEach(() => payments.reset());

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
    expect((await check('113.00')).status).toBe(409);
    expect((await check('112.00')).status).toBe(400);
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
