import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import {
  startTestServer,
  testProvider,
  type TestServer,
} from '../../harness/testing/testServer.ts';
import { createQueueMails } from '../mail/queueMail.ts';
import { sandboxKeys } from '../sandboxKeys.ts';
import { startSandbox, type Fault, type Sandbox } from '../../harness/sandbox/startSandbox.ts';
import { sweep } from './sweep.ts';

// The provider's library retries a lost response after a pause.
jest.setTimeout(30_000);

let server: TestServer;
let sandbox: Sandbox;
/** Faults to inject into the provider's next calls, in order. */
let faults: Fault[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    drawFault: () => faults.shift() ?? 'none',
  });
  server = await startTestServer({ provider: testProvider(sandbox.url) });
}, 60_000);
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
beforeEach(async () => {
  faults = [];
  await server.database.query("DELETE FROM attempts WHERE kind = 'payment-address'");
});

async function create(entity: string, body: object): Promise<{ id: number }> {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  expect(answer.status).toBe(201);
  return { id: Number(answer.body['id']) };
}

const good = '4242424242424242';

/** An issued invoice for $ 113.00. */
async function invoiceOf(subTotal = 100): Promise<{ id: number; number: string }> {
  const client = await create('clients', { fullName: 'Payer', email: 'payer@example.com' });
  const { id } = await create('invoices', { clientId: client.id, subTotal, dateTs: '2026-03-02' });
  await server.call('GET', `download-invoice/draft-${id}`, { as: 'Admin' });
  const { rows } = await server.database.query<{ number: number }>(
    'SELECT invoice_number AS number FROM invoices WHERE id = $1',
    [id],
  );
  return { id, number: String(rows[0]?.number) };
}

/** A card token, as a browser would get it. */
async function tokenOf(number = good): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.url}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.publishableKey}` },
    body: new URLSearchParams({
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    }),
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function pay(number: string, options: { card?: string; amount?: string; key?: string } = {}) {
  const { card = good, amount = '113.00', key = randomUUID() } = options;
  const body = { token: await tokenOf(card), amount, invoice: number, key };
  return server.call('POST', 'process-payment/', { body });
}

const chargesOf = (number: string): number =>
  [...sandbox.ledger.intents.values()].filter(
    ({ status, metadata }) => status === 'succeeded' && metadata['number'] === number,
  ).length;

async function paymentsOf(id: number): Promise<number[]> {
  const { rows } = await server.database.query<{ cents: number }>(
    'SELECT amount_cents AS cents FROM payments WHERE invoice_id = $1',
    [id],
  );
  return rows.map(({ cents }) => cents);
}

/** Sweeps until no outcome is unknown, without pauses. */
async function sweepAll(): Promise<void> {
  const { database, company, jobs } = server;
  const context = { database, company, queueMails: createQueueMails(jobs) };
  for (;;) {
    await database.query(
      "UPDATE payment_attempts SET claimed_until = now() - interval '1 second' WHERE status = 'pending'",
    );
    if ((await sweep(context, testProvider(sandbox.url))) === 0) return;
  }
}

describe('the check before a payment', () => {
  it('passes the amount that is owed', async () => {
    const { number } = await invoiceOf();
    const { status } = await server.call('POST', 'check-quote-invoice/', {
      body: { number, amount: '113.00' },
    });
    expect(status).toBe(200);
  });

  it('answers an unknown number and a wrong amount alike', async () => {
    const { number } = await invoiceOf();
    const check = (body: object) => server.call('POST', 'check-quote-invoice/', { body });
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
    const { number } = await invoiceOf();
    expect((await pay(number)).status).toBe(200);
    const check = (amount: string) =>
      server.call('POST', 'check-quote-invoice/', { body: { number, amount } });
    expect((await check('113.00')).status).toBe(409);
    expect((await check('112.00')).status).toBe(400);
  });

  it('lets an address guess only so often, and says when it may again', async () => {
    const guess = () =>
      server.call('POST', 'check-quote-invoice/', { body: { number: '99998', amount: '1.00' } });
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
    const answer = await server.call('POST', 'check-quote-invoice/', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });
});

describe('a card payment', () => {
  it('pays the invoice, thanks, and mails a receipt', async () => {
    const { id, number } = await invoiceOf();
    const { status, body } = await pay(number);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'succeeded', amount: 113, number });
    expect(body['message']).toContain('Thank you!');
    expect(await paymentsOf(id)).toEqual([11_300]);
    const { body: invoice } = await server.call('GET', `invoices/${id}/`, { as: 'Admin' });
    expect(invoice).toMatchObject({ paid: true, paidDateTs: expect.any(String) });
    const { rows } = await server.database.query(
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
      const { id, number } = await invoiceOf();
      const declined = await pay(number, { card });
      expect(declined.status).toBe(402);
      expect(declined.body['message']).toContain(text);
      expect(await paymentsOf(id)).toEqual([]);
      expect((await pay(number)).status).toBe(200);
    },
  );

  it('is charged once for eight clicks at once', async () => {
    const { id, number } = await invoiceOf();
    const body = { token: await tokenOf(), amount: '113.00', invoice: number, key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('POST', 'process-payment/', { body })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true);
    expect(chargesOf(number)).toBe(1);
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('is charged once from eight windows at once', async () => {
    const { id, number } = await invoiceOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(number)));
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    expect(chargesOf(number)).toBe(1);
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('and a payment recorded by hand at the same time do not both count', async () => {
    const { id, number } = await invoiceOf();
    await Promise.all([pay(number), server.call('PUT', `receive-payment/${id}/`, { as: 'Admin' })]);
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('refuses its key with another amount', async () => {
    const { number } = await invoiceOf();
    const key = randomUUID();
    await pay(number, { key });
    expect((await pay(number, { key, amount: '50.00' })).status).toBe(409);
  });

  it('never brings a card number here', async () => {
    const { number } = await invoiceOf();
    const answer = await server.call('POST', 'process-payment/', {
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
    const client = await create('clients', { fullName: 'Quoted' });
    const quote = await create('quotes', { clientId: client.id, price: 113 });
    const { body } = await server.call('GET', `quotes/${quote.id}/`, { as: 'Admin' });
    expect((await pay(String(body['number']))).status).toBe(200);
    const service = await create('services', {
      clientId: client.id,
      serviceStatus: 'Complete',
      dateTs: '2026-03-02T09:00',
      price: 100,
    });
    await server.database.query('UPDATE services SET quote_id = $1 WHERE id = $2', [
      quote.id,
      service.id,
    ]);
    await server.call('GET', 'daily-update', { as: 'Admin' });
    const { rows } = await server.database.query<{ paid: boolean; total_cents: number }>(
      `SELECT i.paid, i.total_cents FROM invoices i JOIN services s ON s.invoice_id = i.id
       WHERE s.quote_id = $1`,
      [quote.id],
    );
    expect(rows).toEqual([{ paid: true, total_cents: 11_300 }]);
    expect((await pay(String(body['number']))).status).toBe(409);
  });
});

describe('a payment whose outcome is not known', () => {
  it.each<[Fault[]]>([
    [['lostAnswer', 'lostAnswer']],
    [['lostRequest', 'lostRequest']],
    [['failureAfter', 'failureAfter', 'failureAfter']],
    [['failureBefore', 'failureBefore', 'failureBefore']],
  ])('is being confirmed, never failed, and settled by the sweep: %j', async (lost) => {
    const { id, number } = await invoiceOf();
    faults = lost;
    const key = randomUUID();
    const { status, body } = await pay(number, { key });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      status: 'confirming',
      key,
      message: 'We are confirming your payment',
    });
    await sweepAll();
    const after = await server.call('GET', `payment-status/${key}`);
    expect(after.body).toMatchObject({ status: 'succeeded', amount: 113 });
    expect(chargesOf(number)).toBe(1);
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('of which the provider keeps failing to speak is searched for', async () => {
    const { id, number } = await invoiceOf();
    faults = Array.from({ length: 30 }, () => 'failureAfter');
    const { body } = await pay(number);
    await sweepAll();
    faults = [];
    const after = await server.call('GET', `payment-status/${String(body['key'])}`);
    expect(after.body['status']).toBe('succeeded');
    expect(chargesOf(number)).toBe(1);
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('is not asked about under a key that is nobody’s', async () => {
    expect((await server.call('GET', `payment-status/${randomUUID()}`)).status).toBe(404);
    expect((await server.call('GET', 'payment-status/1')).status).toBe(404);
  });
});

describe('an event of the provider', () => {
  const send = (
    type: string,
    object: object,
    secret: string = sandboxKeys.webhookSecret,
    secondsAhead = 0,
  ) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const time = Math.floor(Date.now() / 1000) + secondsAhead;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return server.app.inject({
      method: 'POST',
      url: '/api/payment-events/',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
      body,
    });
  };
  const intentOf = (key: string) =>
    [...sandbox.ledger.intents.values()].find(({ metadata }) => metadata['attempt'] === key);

  it('settles a payment whose answer was lost; repeated and reordered it changes nothing', async () => {
    const { id, number } = await invoiceOf();
    faults = ['lostAnswer', 'lostAnswer'];
    const key = randomUUID();
    await pay(number, { key });
    const intent = { ...intentOf(key), amount_received: 11_300 };
    const failed = { metadata: { attempt: key }, last_payment_error: { message: 'Declined.' } };
    for (const [type, object] of [
      ['payment_intent.payment_failed', failed],
      ['payment_intent.succeeded', intent],
      ['payment_intent.succeeded', intent],
      ['payment_intent.payment_failed', failed],
    ] as const) {
      expect((await send(type, object)).statusCode).toBe(200);
    }
    const { body } = await server.call('GET', `payment-status/${key}`);
    expect(body['status']).toBe('succeeded');
    expect(await paymentsOf(id)).toEqual([11_300]);
  });

  it('is refused without the provider’s signature, and dated far from now', async () => {
    const intent = { id: 'pi_x', amount_received: 100, metadata: {} };
    expect((await send('payment_intent.succeeded', intent, 'whsec_wrong')).statusCode).toBe(400);
    const unsigned = await server.call('POST', 'payment-events/', { body: { type: 'x' } });
    expect(unsigned.status).toBe(400);
    for (const [secondsAhead, status] of [
      [-3600, 400],
      [3600, 400],
      [60, 200],
    ] as const) {
      const { statusCode } = await send('charge.updated', {}, undefined, secondsAhead);
      expect([secondsAhead, statusCode]).toEqual([secondsAhead, status]);
    }
  });

  it('about a charge that nothing here explains is kept for a person to look at', async () => {
    const intent = { id: 'pi_elsewhere', amount_received: 900, metadata: { order: '7' } };
    await send('payment_intent.succeeded', intent);
    await send('payment_intent.succeeded', intent);
    const { rows } = await server.database.query(
      'SELECT intent, amount_cents, metadata FROM unexplained_charges',
    );
    expect(rows).toEqual([{ intent: 'pi_elsewhere', amount_cents: 900, metadata: { order: '7' } }]);
  });
});

it('tells the page how to pay, by card and otherwise', async () => {
  const { body } = await server.call('GET', 'payment-settings/');
  expect(body).toEqual({
    providerUrl: expect.stringMatching(/^http:/),
    publishableKey: sandboxKeys.publishableKey,
    isSandbox: true,
    eTransfer: {
      email: server.company.eTransferEmail,
      instructions: server.company.eTransferInstructions,
    },
  });
  const { headers } = await server.app.inject({
    url: '/healthz',
    headers: { host: 'shop.test:80' },
  });
  const port = new URL(sandbox.url).port;
  expect(headers['content-security-policy']).toContain(
    `connect-src 'self' http://shop.test:${port};`,
  );
});
