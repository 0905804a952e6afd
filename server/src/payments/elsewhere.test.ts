import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { languageHeader } from 'shared-api/contract/values/language';
import { startTestPayments, type TestPayments } from '../../harness/testing/testPayments.ts';

// The provider's library retries a lost response after a pause.
jest.setTimeout(30_000);

const asking = '4000002500003155';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
}, 60_000);
afterAll(() => payments.close());
beforeEach(() => payments.reset());

/** Pays with a card whose bank asks; the payer's browser can be led there. */
async function leave(number: string, options: { card?: string; key?: string } = {}) {
  const { body, status } = await payments.pay(number, { card: asking, canLeave: true, ...options });
  return { status, body, bank: String(body['continueAt']), key: String(body['key']) };
}

const statusOf = async (key: string) =>
  (await payments.server.call('GET', `payment-status/${key}`)).body;

describe('a card whose bank asks', () => {
  it.each([asking, '4000000000003220'])(
    '%s leads there and back, and pays once the payer has approved',
    async (card) => {
      const { id, number } = await payments.invoiceOf();
      const { status, body, bank, key } = await leave(number, { card });
      expect(status).toBe(202);
      expect(body).toMatchObject({
        status: 'confirming',
        message: 'We are confirming your payment',
      });
      expect(await payments.paymentsOf(id)).toEqual([]);
      const back = new URL(await payments.sendForm(bank, { answer: 'approve' }));
      expect(back.pathname).toBe(`/payment-receipt/${key}`);
      // Coming back asks for the outcome, and drops the provider's secrets from the address.
      const page = await payments.server.app.inject({ url: back.pathname + back.search });
      expect([page.statusCode, page.headers.location]).toEqual([303, `/payment-receipt/${key}`]);
      expect(await statusOf(key)).toMatchObject({ status: 'succeeded', continueAt: '' });
      expect(await payments.paymentsOf(id)).toEqual([11_300]);
      expect(payments.chargesOf(number)).toBe(1);
    },
  );

  it('leads back to the page of the language, on the site that the browser sees', async () => {
    const { number } = await payments.invoiceOf();
    const body = {
      token: await payments.tokenOf(asking),
      amount: '113.00',
      invoice: number,
      key: randomUUID(),
      canLeave: true,
    };
    const headers = { [languageHeader]: 'fr', origin: 'https://shop.example' };
    const { body: answer } = await payments.server.call('POST', 'process-payment/', {
      body,
      headers,
    });
    const back = await payments.sendForm(String(answer['continueAt']), { answer: 'refuse' });
    expect(back).toMatch(
      new RegExp(`^https://shop\\.example/fr/payment-receipt/${body.key}\\?returned=?&`),
    );
  });

  it('and that the payer refuses there fails with words, in the language read', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    await payments.sendForm(bank, { answer: 'refuse' });
    await payments.sweepElsewhere();
    expect(await statusOf(key)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Your bank could not confirm that it is you'),
    });
    const french = await payments.server.call('GET', `payment-status/${key}`, {
      headers: { [languageHeader]: 'fr' },
    });
    expect(french.body['message']).toContain('Votre banque n’a pas pu confirmer votre identité');
    expect((await payments.pay(number)).status).toBe(200);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is declined where nobody can be led there', async () => {
    const { number } = await payments.invoiceOf();
    const { status, body } = await payments.pay(number, { card: asking });
    expect(status).toBe(402);
    expect(body['message']).toContain('Your bank could not confirm');
  });

  it('is one payment from another window too, which says where it goes on', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    const other = await payments.pay(number, { canLeave: true });
    expect([other.status, other.body['key']]).toEqual([202, key]);
    expect(other.body['continueAt']).toBe(bank);
    await payments.sendForm(bank, { answer: 'approve' });
    await payments.sweepElsewhere();
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('whose answer was lost says where to go on once the sweep knows it', async () => {
    const { number } = await payments.invoiceOf();
    payments.faults = ['lostAnswer', 'lostAnswer'];
    const { bank: unknown, key } = await leave(number);
    expect(unknown).toBe('');
    await payments.sweepAll();
    const bank = String((await statusOf(key))['continueAt']);
    await payments.sendForm(bank, { answer: 'approve' });
    await payments.sweepElsewhere();
    expect((await statusOf(key))['status']).toBe('succeeded');
  });

  it('settles for a payer who approved and closed the window', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    await payments.sendForm(bank, { answer: 'approve' });
    expect((await statusOf(key))['status']).toBe('confirming');
    await payments.sweepElsewhere();
    expect((await statusOf(key))['status']).toBe('succeeded');
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is given up after half an hour, and cannot be charged any more', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    await payments.sweepElsewhere(0.4);
    expect((await statusOf(key))['status']).toBe('confirming');
    await payments.sweepElsewhere(0.6);
    expect(await statusOf(key)).toMatchObject({
      status: 'failed',
      message: 'The payment was not finished. Your card was not charged.',
    });
    await payments.sendForm(bank, { answer: 'approve' });
    expect(payments.chargesOf(number)).toBe(0);
    expect((await payments.pay(number)).status).toBe(200);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is paid, not given up, when the payer approved at the last moment', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    await payments.sendForm(bank, { answer: 'approve' });
    await payments.sweepElsewhere(2);
    expect((await statusOf(key))['status']).toBe('succeeded');
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('can be given up by the payer, who then pays in another way', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    const given = await payments.server.call('POST', `payment-status/${key}/abandon/`);
    expect(given.body).toMatchObject({ status: 'failed', continueAt: '' });
    expect((await payments.pay(number)).status).toBe(200);
    await payments.sendForm(bank, { answer: 'approve' });
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
    // A payment that has been made is not given up.
    const { number: second } = await payments.invoiceOf();
    const done = await payments.pay(second);
    const kept = await payments.server.call(
      'POST',
      `payment-status/${String(done.body['key'])}/abandon/`,
    );
    expect(kept.body['status']).toBe('succeeded');
    const nobody = await payments.server.call('POST', `payment-status/${randomUUID()}/abandon/`);
    expect(nobody.status).toBe(404);
  });
});

describe('a payment on the provider’s page', () => {
  async function open(number: string) {
    const { status, body } = await payments.checkout(number);
    return { status, page: String(body['continueAt']), key: String(body['key']) };
  }

  it('goes on there, survives a refused card, and comes back paid', async () => {
    const { id, number } = await payments.invoiceOf();
    const { status, page, key } = await open(number);
    expect(status).toBe(202);
    const text = await (await fetch(page)).text();
    expect(text).toContain(`Invoice #${number}`);
    expect(text).toContain('$ 113.00');
    await payments.sendForm(page, payments.cardFields('4000000000000002'));
    await payments.sweepElsewhere();
    // Another card may follow there.
    expect((await statusOf(key))['status']).toBe('confirming');
    await payments.sendForm(page, payments.cardFields());
    const back = new URL((await fetch(page, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(back.pathname).toBe(`/payment-receipt/${key}`);
    await payments.server.app.inject({ url: back.pathname + back.search });
    expect(await statusOf(key)).toMatchObject({ status: 'succeeded', amount: 113 });
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('also leads to the bank of a card that asks', async () => {
    const { id, number } = await payments.invoiceOf();
    const { page, key } = await open(number);
    const bank = await payments.sendForm(page, payments.cardFields(asking));
    expect(bank).toContain('/bank/');
    await payments.sendForm(bank, { answer: 'approve' });
    await payments.sweepElsewhere();
    expect((await statusOf(key))['status']).toBe('succeeded');
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('that the payer turns back from ends, and another can begin', async () => {
    const { number } = await payments.invoiceOf();
    const { page, key } = await open(number);
    const link = /href="([^"]+)">Back/.exec(await (await fetch(page)).text())?.[1] ?? '';
    const back = new URL(link.replaceAll('&#38;', '&'));
    await payments.server.app.inject({ url: back.pathname + back.search });
    expect((await statusOf(key))['status']).toBe('failed');
    expect((await open(number)).key).not.toBe(key);
  });

  it('that nobody comes back from ends after its hour', async () => {
    const { number } = await payments.invoiceOf();
    const { page, key } = await open(number);
    await payments.sweepElsewhere(1.3);
    expect((await statusOf(key))['status']).toBe('failed');
    await payments.sendForm(page, payments.cardFields());
    expect(payments.chargesOf(number)).toBe(0);
  });

  it('whose answer was lost is opened once, and found by the sweep', async () => {
    const { number } = await payments.invoiceOf();
    payments.faults = ['lostAnswer', 'lostAnswer'];
    const { page: unknown, key } = await open(number);
    expect(unknown).toBe('');
    await payments.sweepElsewhere();
    expect((await statusOf(key))['continueAt']).toContain('/pay/');
    const sessions = [...payments.sandbox.ledger.sessions.values()];
    expect(sessions.filter(({ metadata }) => metadata['attempt'] === key)).toHaveLength(1);
  });

  it('is one from forty windows at once', async () => {
    const { id, number } = await payments.invoiceOf();
    const answers = await Promise.all(Array.from({ length: 40 }, () => payments.checkout(number)));
    const keys = new Set(answers.map(({ body }) => body['key']));
    expect([keys.size, answers.filter(({ status }) => status !== 202)]).toEqual([1, []]);
    const [key] = [...keys].map(String);
    await payments.sendForm(
      String((await statusOf(key ?? ''))['continueAt']),
      payments.cardFields(),
    );
    await payments.sweepElsewhere();
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });
});

it('forty invoices are paid at once, by all ways', async () => {
  const invoices = await Promise.all(Array.from({ length: 40 }, () => payments.invoiceOf()));
  await Promise.all(
    invoices.map(async ({ number }, index) => {
      if (index % 3 === 0) return payments.pay(number);
      if (index % 3 === 1) {
        const { bank } = await leave(number);
        return payments.sendForm(bank, { answer: 'approve' });
      }
      const { body } = await payments.checkout(number);
      return payments.sendForm(String(body['continueAt']), payments.cardFields());
    }),
  );
  await payments.sweepElsewhere();
  await payments.sweepElsewhere();
  for (const { id, number } of invoices) {
    expect([number, payments.chargesOf(number)]).toEqual([number, 1]);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  }
});

describe('a form of the payment page that is sent without scripts', () => {
  let onPage: TestPayments;
  beforeAll(async () => {
    onPage = await startTestPayments('providerPage');
  }, 60_000);
  afterAll(() => onPage.close());

  const send = (server: TestPayments['server'], url: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it.each([
    ['/payment', '113'],
    ['/payment?number=10001', ' $113.00 '],
    ['/fr/payment', '113,00'],
  ])('%s with the amount %s leads to where the payment goes on', async (url, amount) => {
    const { id, number: invoice } = await onPage.invoiceOf();
    const { statusCode, headers } = await send(onPage.server, url, { invoice, amount });
    expect(statusCode).toBe(303);
    const [, key = ''] =
      /^(?:\/fr)?\/payment-receipt\/([0-9a-f-]{36})$/.exec(String(headers.location)) ?? [];
    expect(String(headers.location).startsWith('/fr/')).toBe(url.startsWith('/fr'));
    const { body } = await onPage.server.call('GET', `payment-status/${key}`);
    await onPage.sendForm(String(body['continueAt']), onPage.cardFields());
    await onPage.sweepElsewhere();
    expect(await onPage.paymentsOf(id)).toEqual([11_300]);
  });

  it('is not there where the card is typed in our form', async () => {
    const { number: invoice } = await payments.invoiceOf();
    expect((await send(payments.server, '/payment', { invoice, amount: '113' })).statusCode).toBe(
      404,
    );
  });
});
