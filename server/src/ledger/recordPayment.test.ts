import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const client = async (): Promise<number> =>
  Number((await billing.create('clients', { fullName: 'Ann Payer' }))['id']);

/** Sends a payment of 113 dollars by cheque, received today; fields take the place of its own. */
const pay = (fields: object) =>
  billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId: null,
    amount: 113,
    day: billing.today,
    method: 'cheque',
    reference: 'No. 17',
    allocations: [],
    ...fields,
  });

const account = async (id: number): Promise<Json> =>
  (await billing.call('GET', `clients/${id}/account/`)).body;

const of = ({ id }: Json, amount: number) => ({ invoiceId: Number(id), amount });

describe('a recorded payment', () => {
  it('covers several invoices, one in part, and keeps the rest on account', async () => {
    const clientId = await client();
    const [first, second] = [
      await billing.issued({ clientId }),
      await billing.issued({ clientId }),
    ];
    const { status, body } = await pay({
      amount: 200,
      allocations: [of(first, 113), of(second, 50)],
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        message: 'The payment is recorded. It covers 2 invoices. $ 37.00 is kept on account.',
        onAccount: 37,
      },
    ]);
    expect(await billing.invoiceOf(first['id'])).toMatchObject({
      paid: true,
      paidDateTs: billing.today,
      version: Number(first['version']) + 1,
    });
    expect(await billing.invoiceOf(second['id'])).toMatchObject({ paid: false, paidDateTs: null });
    expect(await account(clientId)).toMatchObject({ balance: 26, owed: 63, onAccount: 37 });
    const ledger = await billing.call('GET', `invoices/${String(second['id'])}/ledger/`);
    expect(ledger.body).toMatchObject({
      balance: 63,
      lots: [{ paymentId: body['id'], onAccount: 37 }],
      results: [
        { kind: 'invoiceIssued', amount: 113, balance: 113 },
        { kind: 'allocation', amount: -50, balance: 63, method: 'cheque', reference: 'No. 17' },
      ],
    });
    const list = await billing.call('GET', `payments/?invoiceId=${String(second['id'])}`);
    expect(list.body['results']).toMatchObject([
      { amount: 200, onAccount: 37, allocations: [{ amount: 113 }, { amount: 50 }] },
    ]);
  });

  it('is one payment, however often and at once its key is sent', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => pay({ key, allocations: [of(invoice, 113)] })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { body } = await billing.call('GET', `payments/?clientId=${clientId}`);
    expect(body['results']).toHaveLength(1);
    const other = await pay({ key, amount: 1, clientId });
    expect([other.status, other.body['message']]).toEqual([
      409,
      'This form was sent before with $ 113.00, and that is done: The payment is recorded. It covers 1 invoice. What you have changed since is not done. Send it again only if you want this as well.',
    ]);
  });

  it('never allocates more than is owed, with 60 at once on three invoices', async () => {
    const clientId = await client();
    const invoices = await Promise.all([1, 2, 3].map(() => billing.issued({ clientId })));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const [a, b] = [invoices[index % 3], invoices[(index + 1) % 3]];
        return pay({ amount: 40, allocations: [of(b ?? {}, 20), of(a ?? {}, 20)] });
      }),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    const balances = await Promise.all(
      invoices.map(
        async ({ id }) => (await billing.call('GET', `invoices/${String(id)}/ledger/`)).body,
      ),
    );
    for (const { balance } of balances) expect(Number(balance)).toBeGreaterThanOrEqual(0);
    const owed = balances.reduce((sum, { balance }) => sum + Number(balance), 0);
    expect(owed).toBe(339 - made * 40);
    expect((await account(clientId))['balance']).toBe(owed);
  });

  it('on account is allocated later, and no part of it twice', async () => {
    const clientId = await client();
    const invoices = await Promise.all([1, 2, 3].map(() => billing.issued({ clientId })));
    const { body } = await pay({ clientId, amount: 150 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        billing.call('POST', `payments/${String(body['id'])}/allocate/`, {
          key: randomUUID(),
          allocations: [of(invoices[index % 3] ?? {}, 30)],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(25);
    expect(await account(clientId)).toMatchObject({ onAccount: 0, owed: 339 - 150 });
  });

  it('that is taken back leaves everything owed again, and stays in the ledger', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    const { body } = await pay({ amount: 120, allocations: [of(invoice, 113)] });
    const address = `payments/${String(body['id'])}/reverse/`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => billing.call('POST', address, { reason: 'It bounced' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: false, paidDateTs: null });
    expect(await account(clientId)).toMatchObject({ balance: 113, onAccount: 0 });
    const { body: ledger } = await billing.call('GET', `invoices/${String(invoice['id'])}/ledger/`);
    expect(ledger['results']).toMatchObject([
      { kind: 'invoiceIssued', balance: 113 },
      { kind: 'allocation', balance: 0, isReversed: true },
      { kind: 'allocationReleased', balance: 113, reason: 'It bounced', who: 'test-admin' },
    ]);
    const { body: list } = await billing.call('GET', `payments/?clientId=${clientId}`);
    expect(list['results']).toMatchObject([{ isReversed: true, onAccount: 0, allocations: [] }]);
  });

  it('needs a payer for what no invoice takes, be it a cent, and says what it keeps', async () => {
    const nobody = await billing.issued();
    const more = await pay({ amount: 113.01, allocations: [of(nobody, 113)] });
    expect(more.body['errors']).toEqual({
      clientId: 'Choose a client: what no invoice takes is kept on account.',
    });
    const { status, body } = await pay({ amount: 113, allocations: [of(nobody, 113)] });
    expect([status, body['message']]).toEqual([
      201,
      'The payment is recorded. It covers 1 invoice.',
    ]);
    const theirs = await billing.issued({ clientId: await client() });
    const kept = await pay({ amount: 113.01, allocations: [of(theirs, 113)] });
    expect(kept.body['message']).toBe(
      'The payment is recorded. It covers 1 invoice. $ 0.01 is kept on account.',
    );
  });

  it('says what is wrong with it', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    const foreign = await billing.issued({ clientId: await client() });
    const draft = await billing.create('invoices', { clientId, subTotal: 1 });
    const number = String(invoice['invoiceNumber']);
    const cases: [object, number, string, string?][] = [
      [
        { allocations: [of(invoice, 114)], amount: 200 },
        409,
        `Invoice #${number} owes $ 113.00 now, less than this gives to it. Give it that much at most, or leave it out.`,
        'allocations',
      ],
      [
        { allocations: [of(invoice, 10), of(invoice, 10)] },
        400,
        'Name each invoice once.',
        'allocations',
      ],
      [
        { allocations: [of(invoice, 113)], amount: 100 },
        400,
        'The invoices come to more than the payment, which is $ 100.00.',
        'allocations',
      ],
      [
        { allocations: [of(invoice, 50), of(foreign, 50)] },
        409,
        `Invoice #${String(foreign['invoiceNumber'])} is of another client than this money.`,
        'allocations',
      ],
      [
        { allocations: [of(draft, 1)] },
        409,
        'This invoice is a draft without a number. Issue it first.',
      ],
      [{}, 400, 'Choose a client: what no invoice takes is kept on account.', 'clientId'],
      [
        { clientId: 999_999 },
        400,
        'Client names a record that is not there. Choose another one.',
        'clientId',
      ],
      [{ clientId, day: '2999-01-01' }, 400, "Day can't be later than today.", 'day'],
      [{ clientId, method: '' }, 400, 'Choose how the money came.', 'method'],
      [{ clientId, amount: 0 }, 400, "Amount can't be less than $ 0.01.", 'amount'],
      [{ clientId, amount: null }, 400, 'Amount is missing: give the amount in dollars.', 'amount'],
    ];
    for (const [fields, status, message, field] of cases) {
      const answer = await pay(fields);
      expect([answer.status, answer.body['message']]).toEqual([status, message]);
      if (field !== undefined) expect(answer.body['errors']).toEqual({ [field]: message });
    }
    expect(await account(clientId)).toMatchObject({ balance: 113, onAccount: 0 });
  });
});
