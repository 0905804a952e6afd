import { describe, expect, it } from '@jest/globals';
import { askingCard, elsewhereOf } from '../../harness/testing/money/testElsewhere.ts';
import { paymentsPerFile, type TestPayments } from '../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();
const { statusOf } = elsewhereOf(payments);

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

  it.each([askingCard, '4000000000003220'])(
    'also leads to the bank of %s, and is made for a payer who approved and closed the window',
    async (card) => {
      const { id, number } = await payments.invoiceOf();
      const { page, key } = await open(number);
      const bank = await payments.sendForm(page, payments.cardFields(card));
      expect(bank).toContain('/bank/');
      await payments.sendForm(bank, { answer: 'approve' });
      await payments.sweepElsewhere();
      expect((await statusOf(key))['status']).toBe('succeeded');
      expect(await payments.paymentsOf(id)).toEqual([11_300]);
    },
  );

  it('whose card the bank refuses charges nothing, and another card pays there', async () => {
    const { id, number } = await payments.invoiceOf();
    const { page, key } = await open(number);
    const bank = await payments.sendForm(page, payments.cardFields(askingCard));
    await payments.sendForm(bank, { answer: 'refuse' });
    await payments.sweepElsewhere();
    expect([(await statusOf(key))['status'], payments.chargesOf(number)]).toEqual([
      'confirming',
      0,
    ]);
    await payments.sendForm(page, payments.cardFields());
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
    payments.inject(['lostAnswer', 'lostAnswer']);
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

describe('a form of the payment page that is sent without scripts', () => {
  const onPage = paymentsPerFile('providerPage');

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
    ['/payment', '113,00'],
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

  it.each([
    ['/payment', '11,3'],
    ['/payment', '1.130'],
    ['/payment', '-113'],
    ['/payment', '1e2'],
    ['/payment', '100,000'],
    ['/fr/payment', '11,300'],
  ])('%s with the amount %s begins no payment', async (url, amount) => {
    const { number: invoice } = await onPage.invoiceOf();
    const answer = await send(onPage.server, url, { invoice, amount });
    expect(answer.headers.location).toBeUndefined();
    const { rows } = await onPage.server.database.query(
      'SELECT FROM payment_attempts WHERE number = $1',
      [invoice],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [' #', ' '],
    ['', '-D1'],
  ])(
    'takes the number as the page itself does, %j before it and %j after',
    async (before, after) => {
      const { number } = await onPage.invoiceOf();
      const fields = { invoice: before + number + after, amount: '113' };
      expect((await send(onPage.server, '/payment', fields)).statusCode).toBe(303);
    },
  );

  it('begins nothing where the card is typed in our form, and counts as a guess', async () => {
    const { number: invoice } = await payments.invoiceOf();
    const check = (amount: string) => send(payments.server, '/payment', { invoice, amount });
    expect((await check('113')).headers.location).toBeUndefined();
    const { rows } = await payments.server.database.query(
      'SELECT FROM payment_attempts WHERE number = $1',
      [invoice],
    );
    expect(rows).toEqual([]);
    // The API's own check has the same turns.
    await Promise.all(Array.from({ length: 40 }, (_, n) => check(`${n + 1}`)));
    const { status } = await payments.server.call('POST', 'check-quote-invoice/', {
      body: { number: invoice, amount: '113.00' },
    });
    expect(status).toBe(429);
  });
});
