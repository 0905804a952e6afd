import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { daysAfter } from 'shared-api/contract/values/days';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { yearAfter } from '../ledger/invoiceDays.ts';
import { attachmentsOf } from '../documents/attachments.ts';

const billing = billingPerFile();
const { ask, client, onQuote, paid, quoteOf, receive, requestsOf, sums } = depositsOf(billing);

describe('a request', () => {
  it('for a percentage of a quote has its number with a suffix, and is paid by hand once', async () => {
    const quote = await quoteOf(await client());
    const { status, body } = await ask(onQuote(quote), { amount: null, percent: 30 });
    expect([status, body]).toMatchObject([
      201,
      {
        number: `${String(quote['number'])}-D1`,
        amount: 339,
        tax: 39,
        percent: 30,
        state: 'open',
        held: 0,
      },
    ]);
    const { body: answer } = await receive(body);
    expect(answer).toMatchObject({
      message: `$ 339.00 for ${String(quote['number'])}-D1 is recorded.`,
      request: { state: 'held', held: 339, method: 'cheque', receivedOn: billing.today },
    });
    expect(await sums()).toEqual({ deposits: -33_900, money: 33_900 });
    const again = await receive(body);
    expect([again.status, again.body['message']]).toEqual([
      409,
      `${String(quote['number'])}-D1 is paid already.`,
    ]);
  });

  it('is paid once, however many record it at once', async () => {
    const quote = await quoteOf(await client());
    const { body } = await ask(onQuote(quote));
    const answers = await Promise.all(Array.from({ length: 60 }, () => receive(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 59 }, () => 409),
    ]);
    expect(await sums()).toEqual({ deposits: -30_000, money: 30_000 });
  });

  it('is made once for a key, also 30 times at once, and not for something else', async () => {
    const quote = await quoteOf(await client());
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(onQuote(quote), { key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await requestsOf(onQuote(quote))).toHaveLength(1);
    const other = await ask(onQuote(quote), { key, amount: 301 });
    expect([other.status, other.body['message']]).toEqual([
      409,
      `This form was sent before, and that is done: ${String(quote['number'])}-D1 for $ 300.00 is made. What you have changed since is not done. Send it again only if you want this as well.`,
    ]);
  });

  it('is made once where forty with its key come at once for two quotes, and the others are told of it', async () => {
    const clientId = await client();
    const quotes = [await quoteOf(clientId), await quoteOf(clientId)] as const;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask(onQuote(quotes[index % 2 ? 0 : 1]), { key })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body['number'])).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(
      new Set(
        others.map(
          ({ status, body }) =>
            `${status} ${String(body['doneBefore'])} ${String(body['message'])}`,
        ),
      ),
    ).toEqual(
      new Set([
        `409 true This form was sent before, and that is done: ${String(made[0]?.body['number'])} for $ 300.00 is made. What you have changed since is not done. Send it again only if you want this as well.`,
      ]),
    );
    expect([made.length, others.length]).toEqual([20, 20]);
  });

  it('asks for no more than is left of a quote, 30 at once included', async () => {
    const quote = await quoteOf(await client());
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(onQuote(quote))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      message: `Only $ 230.00 of quote ${String(quote['number'])} is left that is neither paid nor asked for.`,
      errors: {
        amount: `Only $ 230.00 of quote ${String(quote['number'])} is left that is neither paid nor asked for.`,
      },
    });
    const { body } = await billing.call('GET', `${onQuote(quote)}/deposits/`);
    expect(body).toMatchObject({ price: 1130, left: 230 });
  });

  it.each([
    ['no amount', { amount: null }, 'Give an amount or a percentage, one of them.'],
    ['both', { percent: 10 }, 'Give an amount or a percentage, one of them.'],
    [
      'a day that has passed',
      { dueOn: '2020-01-01' },
      "Asked for until can't be earlier than today.",
    ],
    ['no kind', { kind: 'gift' }, 'Say whether this is a deposit or a part payment.'],
    ['less than a dollar', { amount: 0.99 }, "Amount can't be less than $ 1.00."],
    [
      'thousandths of a percent',
      { amount: null, percent: 33.333 },
      'Percent of the price can have at most two decimals.',
    ],
  ])('with %s is refused, with what to do', async (_what, fields, message) => {
    const quote = await quoteOf(await client());
    const { status, body } = await ask(onQuote(quote), fields);
    expect([status, Object.values(body['errors'] as Json)]).toEqual([400, [message]]);
  });

  it('for a day further ahead than a year is refused, as is such a last day of its quote', async () => {
    const quote = await quoteOf(await client());
    const latest = yearAfter(billing.today);
    const told = `${officeDay(latest)}, a year from today. Check the year.`;
    expect((await ask(onQuote(quote), { dueOn: '9999-12-31' })).body['errors']).toEqual({
      dueOn: `Asked for until can't be after ${told}`,
    });
    expect((await ask(onQuote(quote), { dueOn: latest })).status).toBe(201);
    const { id, version } = quote;
    const change = { validUntil: '9999-12-31', version };
    expect((await billing.call('PUT', `quotes/update/${String(id)}/`, change)).body).toMatchObject({
      errors: { validUntil: `Valid until can't be after ${told}` },
    });
  });

  it('is not made for a quote whose price is over, until that has a new last day', async () => {
    const quote = await quoteOf(await client());
    const [path, number] = [onQuote(quote), String(quote['number'])];
    const until = (day: string, version: unknown) =>
      billing.call('PUT', `quotes/update/${String(quote['id'])}/`, { validUntil: day, version });
    const over = await until('2026-01-31', quote['version']);
    expect(over.status).toBe(200);
    const refused = await ask(path);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `The price of quote ${number} was valid until Jan 31, 2026. Give it a new last day and update it first, then ask for money.`,
    ]);
    expect((await until(daysAfter(billing.today, 60), over.body['version'])).status).toBe(200);
    expect((await ask(path)).status).toBe(201);
  });

  it('can be withdrawn until it is paid', async () => {
    const quote = await quoteOf(await client());
    const { body: first } = await ask(onQuote(quote));
    const withdraw = ({ id }: Json, version: number) =>
      billing.call('POST', `deposit-requests/${String(id)}/withdraw/`, { version });
    expect((await withdraw(first, 7)).status).toBe(409);
    expect((await withdraw(first, 1)).body).toMatchObject({
      request: { state: 'withdrawn', withdrawnOn: billing.today, version: 2 },
    });
    expect((await receive(first)).status).toBe(409);
    const second = await paid(onQuote(quote));
    expect(second['number']).toBe(`${String(quote['number'])}-D2`);
    expect((await withdraw(second, 1)).status).toBe(409);
  });

  it('is sent with its document and a link to its payment, once for a key', async () => {
    const { id: clientId } = await billing.create('clients', {
      fullName: 'Ann Payer',
      email: 'ann@example.com',
      ccEmails: 'books@example.com',
    });
    const quote = await quoteOf(Number(clientId));
    const { body: request } = await ask(onQuote(quote));
    const path = `deposit-requests/${String(request['id'])}`;
    const { body: letter } = await billing.call('POST', `${path}/letter/`, {
      message: 'As agreed.',
    });
    expect(letter).toMatchObject({
      subject: `Deposit request #${String(request['number'])}`,
      to: ['ann@example.com'],
      cc: ['books@example.com'],
      attachments: [`payment-request-${String(request['number'])}.pdf`],
    });
    for (const words of ['Dear Ann Payer,', 'As agreed.', '$ 300.00', 'payment?number=']) {
      expect(letter['text']).toContain(words);
    }
    const sending = { key: randomUUID(), to: ['ann@example.com'], cc: [], message: '' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => billing.call('POST', `${path}/send/`, sending)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      message: `${String(request['number'])} is on its way to ann@example.com.`,
    });
    const { rows } = await billing.server.database.query(
      `SELECT entity, recipient, deposit_request_id AS id FROM mails WHERE deposit_request_id = $1`,
      [Number(request['id'])],
    );
    expect(rows).toEqual([{ entity: 'quotes', recipient: 'ann@example.com', id: request['id'] }]);
    const [attached] = await attachmentsOf(billing.server, 'quotes', Number(quote['id']), {
      depositRequestId: Number(request['id']),
    });
    expect(attached?.filename).toBe(`payment-request-${String(request['number'])}.pdf`);
    const other = { ...sending, key: randomUUID() };
    expect(await billing.call('POST', `${path}/send/`, other)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(`${String(request['number'])} was sent already: by `),
        sentMeanwhile: true,
      },
    });
    const again = await billing.call('POST', `${path}/send/`, { ...other, again: true });
    expect(again.status).toBe(200);
    await receive(request);
    const late = await billing.call('POST', `${path}/send/`, { ...sending, key: randomUUID() });
    expect(late.status).toBe(409);
  });

  it('of a contract takes a number of the sequence once', async () => {
    const contract = await billing.create('contracts', { clientId: await client(), price: 200 });
    const subject = `contracts/${String(contract['id'])}`;
    const { body: first } = await ask(subject, { amount: null, percent: 50 });
    const { body: second } = await ask(subject);
    expect(first).toMatchObject({ amount: 113, tax: 13 });
    expect(first['number']).toMatch(/^\d{5}-D1$/);
    expect(second['number']).toBe(String(first['number']).replace('-D1', '-D2'));
  });
});
