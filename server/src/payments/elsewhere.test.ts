import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { languageHeader } from 'shared-api/contract/values/language';
import { depositBody } from '../../harness/testing/money/testDeposits.ts';
import { askingCard, elsewhereOf } from '../../harness/testing/money/testElsewhere.ts';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();
const { leave, statusOf } = elsewhereOf(payments);

describe('a card whose bank asks', () => {
  it.each([askingCard, '4000000000003220'])(
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
      token: await payments.tokenOf(askingCard),
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
    const { status, body } = await payments.pay(number, { card: askingCard });
    expect(status).toBe(402);
    expect(body['message']).toContain('Your bank could not confirm');
  });

  it('is one payment from another window too, which says where it goes on', async () => {
    const { id, number } = await payments.invoiceOf();
    const { bank, key } = await leave(number);
    const other = await payments.pay(number, { canLeave: true });
    expect([other.status, other.body['key']]).toEqual([202, key]);
    expect(other.body['continueAt']).toBe(bank);
    // So does the check before a payment, to whoever knows the amount as well.
    const check = (amount: string) =>
      payments.server.call('POST', 'check-quote-invoice/', { body: { number, amount } });
    expect((await check('113.00')).body).toMatchObject({ open: { key, continueAt: bank } });
    expect((await check('112.00')).body).toEqual({ message: expect.any(String) });
    await payments.sendForm(bank, { answer: 'approve' });
    await payments.sweepElsewhere();
    expect((await check('113.00')).status).toBe(409);
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('whose answer was lost says where to go on once the sweep knows it', async () => {
    const { number } = await payments.invoiceOf();
    payments.inject(['lostAnswer', 'lostAnswer']);
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

  it('is given up after half an hour, and cannot be charged from then on', async () => {
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

it('a payment begun elsewhere ends once all that was paid on its quote before is refunded', async () => {
  const call = async (path: string, body: object) => {
    const answer = await payments.server.call('POST', path, { as: 'Admin', body });
    expect([200, 201]).toContain(answer.status);
    return answer.body;
  };
  const read = async (path: string) =>
    (await payments.server.call('GET', path, { as: 'Admin' })).body;
  const agreed = { on: companyDay(Date.now() / 1000, payments.server.company.timeZone), by: 'Ann' };
  const accepting = { ...agreed, how: 'phone', note: '' };
  const client = await payments.create('clients', { fullName: 'Ann', email: 'ann@example.com' });
  const { id } = await payments.create('quotes', { clientId: client.id, price: 1130 });
  const { version, number } = await read(`quotes/${id}/`);
  await call(`quotes/${id}/accept/`, { ...accepting, version });
  expect((await payments.pay(String(number), { amount: '1130.00' })).status).toBe(200);
  const order = await call(`quotes/${id}/change-orders/`, {
    key: randomUUID(),
    reason: 'More to do',
    lines: [{ description: 'Work', quantity: 1, rate: 100 }],
  });
  await call(`change-orders/${String(order['id'])}/accept/`, {
    ...accepting,
    version: order['version'],
  });
  await call(`quotes/${id}/deposits/`, depositBody({ amount: 113 }));
  const begun = await payments.checkout(String(number), { amount: '113.00' });
  expect(begun.status).toBe(202);
  const [paid] = (await read(`payments/?quoteId=${id}`))['results'] as { id: number }[];
  await call('refunds/', {
    key: randomUUID(),
    paymentId: paid?.id,
    creditId: null,
    amount: 1130,
    method: 'card',
    reference: '',
    reason: 'Called off',
  });
  // The sweep is due at once, without its waiting time.
  await payments.sweepOnce();
  await payments.sendForm(String(begun.body['continueAt']), payments.cardFields());
  await payments.sweepElsewhere();
  expect(payments.chargesOf(String(number))).toBe(1);
  expect(await statusOf(String(begun.body['key']))).toMatchObject({ status: 'failed' });
});
