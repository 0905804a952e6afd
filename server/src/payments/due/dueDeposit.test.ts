import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { englishDay } from 'shared-api/contract/values/englishDays';
import { disputeJson } from '../../../harness/sandbox/sandboxObjects.ts';
import { depositBody } from '../../../harness/testing/money/testDeposits.ts';
import type { Json } from '../../../harness/testing/testBilling.ts';
import { tellEvent } from '../../../harness/testing/providerEvents.ts';
import { readPdf } from '../../../harness/testing/readPdf.ts';
import { paymentsPerFile } from '../../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();

const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  payments.server.call(method, path, { as: 'Admin', ...(body ? { body } : {}) });

/** Asks for 300 dollars on a new quote of 1,130 dollars, and says what a payer types. */
async function asked(
  fields: object = {},
): Promise<{ subject: string; number: string; id: number }> {
  const client = await payments.create('clients', { fullName: 'Ann', email: 'ann@example.com' });
  const quote = await payments.create('quotes', { clientId: client.id, price: 1130 });
  const subject = `quotes/${quote.id}`;
  const { body } = await call('POST', `${subject}/deposits/`, depositBody(fields));
  return { subject, number: String(body['number']).slice(0, 5), id: Number(body['id']) };
}

const check = (number: string, amount: string) =>
  payments.server.call('POST', 'check-quote-invoice/', { body: { number, amount } });

const requestsOf = async (subject: string): Promise<Json[]> =>
  (await call('GET', `${subject}/deposits/`)).body['results'] as Json[];

/** Sends a quote to its client once more, as staff do who mean it again. */
async function sendAnew(subject: string): Promise<void> {
  const { body } = await call('GET', `${subject}/`);
  const to = { to: ['ann@example.com'], cc: [], message: '', key: randomUUID() };
  const { status, text } = await call('POST', `${subject}/send/`, {
    version: body['version'],
    ...to,
  });
  expect([status, text]).toMatchObject([200, expect.any(String)]);
}

/** What the receipt of a payment says as PDF. */
async function receiptText(key: string): Promise<string> {
  const file = await payments.server.app.inject(`/api/payment-receipts/${key}/file/`);
  const { parts } = await readPdf(file.rawPayload);
  return parts.map(({ text }) => text).join('\n');
}

describe('a deposit that is asked for on a quote', () => {
  it('is due beside the whole of the quote, and nothing else is', async () => {
    const { number } = await asked();
    const { status, body } = await check(number, '300.00');
    expect([status, body['document']]).toMatchObject([200, { kind: 'quote', asked: 'deposit' }]);
    expect((await check(number, '1130.00')).body['document']).toMatchObject({ asked: '' });
    for (const amount of ['299.99', '830.00', '600.00']) {
      expect((await check(number, amount)).status).toBe(400);
    }
  });

  it('is held once it is paid by card, and the balance is due then', async () => {
    const { subject, number } = await asked();
    const { status, body } = await payments.pay(number, { amount: '300.00' });
    expect([status, body]).toMatchObject([
      200,
      { status: 'succeeded', amount: 300, document: { kind: 'quote', asked: 'deposit' } },
    ]);
    expect(await requestsOf(subject)).toMatchObject([{ state: 'held', held: 300, isCard: true }]);
    expect((await check(number, '830.00')).status).toBe(200);
    expect((await check(number, '1130.00')).status).toBe(400);
    const again = await check(number, '300.00');
    expect([again.status, again.body['message']]).toEqual([
      409,
      `This amount has already been paid for #${number}. Thank you!`,
    ]);
    const { rows } = await payments.server.database.query(
      'SELECT recipient, subject FROM mails ORDER BY id DESC LIMIT 1',
      [],
    );
    expect(rows).toEqual([
      { recipient: 'ann@example.com', subject: `Payment received for deposit request #${number}` },
    ]);
  });

  it('has a receipt that says what is left to pay of the quote, until nothing is', async () => {
    const { number } = await asked();
    const deposit = await payments.pay(number, { amount: '300.00' });
    expect(deposit.body).toMatchObject({ left: 830, leftOn: deposit.body['paidOn'] });
    const left = `$ 830.00 is left to pay on quote #${number} as of ${englishDay(String(deposit.body['leftOn']))}.`;
    const { rows } = await payments.server.database.query<{ text: string }>(
      'SELECT text_body AS text FROM mails ORDER BY id DESC LIMIT 1',
      [],
    );
    expect(rows[0]?.text).toContain(left);
    const key = String(deposit.body['key']);
    expect(await receiptText(key)).toContain(left);
    const rest = await payments.pay(number, { amount: '830.00' });
    expect(rest.body).toMatchObject({ left: 0 });
    expect(rest.body).not.toHaveProperty('leftOn');
    expect(await receiptText(key)).not.toContain('left to pay');
  });

  it('is charged once, however many pay it at once', async () => {
    const { subject, number } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => payments.pay(number, { amount: '300.00' })),
    );
    expect(answers.filter(({ status }) => ![200, 202, 409].includes(status))).toEqual([]);
    await payments.sweepAll();
    expect(payments.chargesOf(number)).toBe(1);
    expect(await requestsOf(subject)).toMatchObject([{ state: 'held', held: 300 }]);
  });

  it('and the whole of its quote are never both charged, however many pay at once', async () => {
    const { subject, number } = await asked();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        payments.pay(number, { amount: index % 2 === 0 ? '300.00' : '1130.00' }),
      ),
    );
    await payments.sweepAll();
    const [first] = await requestsOf(subject);
    if (first?.['state'] === 'held') {
      expect((await check(number, '830.00')).status).toBe(200);
    } else {
      expect((await check(number, '300.00')).status).toBe(400);
    }
    const { rows } = await payments.server.database.query<{ cents: number }>(
      `SELECT sum(p.amount_cents)::bigint AS cents FROM payments p JOIN quotes q ON q.id = p.quote_id
       WHERE q.number = $1`,
      [Number(number)],
    );
    expect([30_000, 113_000]).toContain(rows[0]?.cents);
  });

  it('is not due once it is withdrawn, or the whole quote is paid', async () => {
    const first = await asked();
    await call('POST', `deposit-requests/${first.id}/withdraw/`, { version: 1 });
    expect((await check(first.number, '300.00')).status).toBe(400);
    const second = await asked();
    expect((await payments.pay(second.number, { amount: '1130.00' })).status).toBe(200);
    expect((await check(second.number, '300.00')).status).toBe(400);
  });

  it('that was given back is not paid again, until staff ask for money or send the quote anew', async () => {
    const { number, id, subject } = await asked();
    const key = String((await payments.pay(number, { amount: '300.00' })).body['key']);
    const { status, body } = await call('POST', `deposit-requests/${id}/return/`, {
      key: randomUUID(),
      amount: null,
      method: 'card',
      reference: '',
      reason: 'The work begins later',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        message: `$ 300.00 of ${number}-D1 is on its way back to the card.`,
        request: { state: 'returned', returned: 300, held: 0 },
      },
    ]);
    // Neither by the old link of the deposit nor as a whole; who knows no amount is told nothing.
    for (const amount of ['300.00', '1130.00']) {
      const refused = await check(number, amount);
      expect([refused.status, refused.body['calledOff']]).toEqual([409, true]);
      expect(refused.body['message']).toContain(`refunded what was paid for quote #${number}`);
      expect((await payments.pay(number, { amount })).body).toMatchObject({ calledOff: true });
      expect((await payments.checkout(number, { amount })).body).toMatchObject({ calledOff: true });
    }
    expect((await check(number, '299.99')).status).toBe(400);
    expect(payments.chargesOf(number)).toBe(1);
    // Its receipt says so, and asks for nothing.
    const receipt = await payments.server.call('GET', `payment-status/${key}/`, {});
    expect(receipt.body).toMatchObject({ givenBack: 300, left: 0 });
    const text = await receiptText(key);
    expect(text).toContain('We have refunded $ 300.00 of it.');
    expect(text).not.toContain('left to pay');

    await call('POST', `${subject}/deposits/`, depositBody({ amount: 200 }));
    expect((await check(number, '200.00')).status).toBe(200);
    expect((await check(number, '1130.00')).status).toBe(409);
    await sendAnew(subject);
    expect((await payments.pay(number, { amount: '1130.00' })).status).toBe(200);
  });

  it('that is disputed goes back to no card while it is', async () => {
    const { number, id } = await asked();
    const disputed = { amount: '300.00', card: '4000000000000259' };
    expect((await payments.pay(number, disputed)).status).toBe(200);
    payments.sandbox.doLater();
    const { intents, disputes } = payments.sandbox.ledger;
    const intent = [...intents.values()].find(({ metadata }) => metadata['number'] === number);
    const dispute = [...disputes.values()].find((each) => each.intent === intent?.id);
    if (!dispute) throw new Error('The payment is not disputed.');
    await tellEvent(payments.server, 'charge.dispute.created', disputeJson(dispute));
    const { status, body } = await call('POST', `deposit-requests/${id}/return/`, {
      key: randomUUID(),
      amount: null,
      method: 'card',
      reference: '',
      reason: 'To settle it',
    });
    expect([status, body['message']]).toEqual([409, expect.stringContaining('disputes')]);
  });

  it('that was given back ends a payment of the rest that was begun elsewhere, until the quote is sent anew', async () => {
    const { number, id, subject } = await asked();
    await payments.pay(number, { amount: '300.00' });
    const begun = await payments.checkout(number, { amount: '830.00' });
    const page = String(begun.body['continueAt']);
    expect(begun.status).toBe(202);
    const given = await call('POST', `deposit-requests/${id}/return/`, {
      key: randomUUID(),
      amount: null,
      method: 'cheque',
      reference: '',
      reason: 'Called off',
    });
    // Paid by card, it is given back as it is said: the provider is asked for nothing.
    expect([given.status, given.body['message']]).toEqual([
      200,
      `$ 300.00 of ${number}-D1 is given back.`,
    ]);
    // The sweep is due at once, without its waiting time.
    await payments.sweepOnce();
    await payments.sendForm(page, payments.cardFields());
    await payments.sweepElsewhere();
    expect(payments.chargesOf(number)).toBe(1);
    const { body } = await payments.server.call(
      'GET',
      `payment-status/${String(begun.body['key'])}/`,
      {},
    );
    expect(body['status']).toBe('failed');

    await sendAnew(subject);
    const anew = await payments.checkout(number, { amount: '1130.00' });
    await payments.sweepElsewhere();
    await payments.sendForm(String(anew.body['continueAt']), payments.cardFields());
    await payments.sweepElsewhere();
    expect(payments.chargesOf(number)).toBe(2);
  });

  it('is not asked for any more once the whole was paid and given back', async () => {
    const { subject, number } = await asked();
    await payments.pay(number, { amount: '1130.00' });
    const { body } = await call('GET', `payments/?quoteId=${subject.split('/')[1] ?? ''}`);
    const [whole] = body['results'] as { id: number }[];
    const refund = await call('POST', 'refunds/', {
      key: randomUUID(),
      paymentId: whole?.id,
      creditId: null,
      amount: 1130,
      method: 'card',
      reference: '',
      reason: 'Called off',
    });
    expect(refund.status).toBe(201);
    // Thirty windows that were open before, at once.
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        payments.pay(number, { amount: index % 2 === 0 ? '300.00' : '1130.00' }),
      ),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([409]));
    expect(payments.chargesOf(number)).toBe(1);
    await sendAnew(subject);
    expect((await check(number, '300.00')).status).toBe(200);
  });
});

it('a part payment of a contract is paid with the number that it took', async () => {
  const client = await payments.create('clients', { fullName: 'Ben', email: 'ben@example.com' });
  const contract = await payments.create('contracts', { clientId: client.id, price: 200 });
  const subject = `contracts/${contract.id}`;
  const { body } = await call('POST', `${subject}/deposits/`, depositBody({ kind: 'partPayment' }));
  const number = String(body['number']).slice(0, 5);
  expect((await check(number, '300.01')).status).toBe(400);
  const paid = await payments.pay(number, { amount: '300.00' });
  expect([paid.status, paid.body]).toMatchObject([
    200,
    { status: 'succeeded', document: { asked: 'partPayment' } },
  ]);
  expect(await requestsOf(subject)).toMatchObject([{ state: 'held', held: 300 }]);
  const receipt = await payments.server.call(
    'GET',
    `payment-receipts/${String(paid.body['key'])}/file/`,
    {},
  );
  expect(receipt.status).toBe(200);
  expect((await check(number, '300.00')).status).toBe(409);
});
