import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { refundJson } from '../../../harness/sandbox/sandboxObjects.ts';
import { tellEvent } from '../../../harness/testing/providerEvents.ts';
import { paymentsPerFile } from '../../../harness/testing/testPayments.ts';
import { refund } from '../../ledger/refund.ts';

const payments = paymentsPerFile();

type Json = Record<string, unknown>;

const post = (path: string, body: object) =>
  payments.server.call('POST', path, { as: 'Admin', body: { key: randomUUID(), ...body } });
const read = async (path: string): Promise<Json> =>
  (await payments.server.call('GET', path, { as: 'Admin' })).body;

/** An invoice of $ 113.00 that was paid by card and then credited in full: that much is on account. */
async function credited({ card }: { card?: string } = {}) {
  const { id, number } = await payments.invoiceOf();
  const paid = await payments.pay(number, card === undefined ? {} : { card });
  expect(paid.status).toBe(200);
  const credit = await post(`invoices/${id}/credit/`, { reason: 'Poor work', lines: null });
  return { invoiceId: id, number, creditId: Number(credit.body['id']) };
}

const giveBack = (creditId: number, more: object = {}) =>
  post('refunds/', {
    creditId,
    paymentId: null,
    amount: 113,
    method: 'card',
    reference: '',
    reason: 'Poor work',
    ...more,
  });

const refundsOf = async (invoiceId: number): Promise<Json[]> =>
  (await read(`money-back/?invoiceId=${invoiceId}`))['refunds'] as Json[];
/** What credits of an invoice have left on account. */
const onAccount = async (invoiceId: number): Promise<unknown[]> =>
  ((await read(`invoices/${invoiceId}/ledger/`))['lots'] as Json[]).map((lot) => lot['onAccount']);
/** Cents that the provider has given back of a number's charges. */
const givenBack = (number: string): number =>
  [...payments.sandbox.ledger.refunds.values()]
    .filter(
      ({ intent, status }) =>
        status !== 'failed' &&
        payments.sandbox.ledger.intents.get(intent)?.metadata['number'] === number,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
const refundAtProvider = (number: string) => {
  const found = [...payments.sandbox.ledger.refunds.values()].find(
    ({ intent }) => payments.sandbox.ledger.intents.get(intent)?.metadata['number'] === number,
  );
  if (!found) throw new Error(`Nothing of ${number} was refunded.`);
  return refundJson(found);
};
const mailsTo = async (recipient: string, invoiceId: number): Promise<string[]> => {
  const { rows } = await payments.server.database.query<{ subject: string }>(
    `SELECT subject FROM mails WHERE recipient = $1 AND entity = 'invoices' AND record_id = $2
     ORDER BY id`,
    [recipient, invoiceId],
  );
  return rows.map(({ subject }) => subject);
};
const sweepRefunds = () => payments.sweepRefunds();

describe('a refund to a card', () => {
  it('is made by the provider, leaves nothing on account, and is mailed to the client', async () => {
    const { invoiceId, number, creditId } = await credited();
    const [lot] = (await read(`invoices/${invoiceId}/ledger/`))['lots'] as Json[];
    expect(lot).toMatchObject({ creditId, onAccount: 113, toCard: 113 });
    const { status, body } = await giveBack(creditId, { amount: 50 });
    expect([status, body['message'], body['onAccount']]).toEqual([
      201,
      '$ 50.00 goes back to the card; it is there in five to ten days.',
      63,
    ]);
    expect(givenBack(number)).toBe(5_000);
    expect(await refundsOf(invoiceId)).toMatchObject([
      { amount: 50, status: 'made', method: 'card', creditNumber: `${number}-C1` },
    ]);
    expect(await onAccount(invoiceId)).toEqual([63]);
    expect(await mailsTo('payer@example.com', invoiceId)).toContain(
      `Your refund for invoice #${number}`,
    );
    const { results } = await read(`invoices/${invoiceId}/ledger/`);
    expect((results as Json[]).at(-1)).toMatchObject({ kind: 'refund', amount: 0, moved: -50 });
  });

  it('goes once for a key, and never beyond the payment, with 40 at once', async () => {
    const { number, creditId } = await credited();
    const key = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => giveBack(creditId, { key, amount: 10 })),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]));
    expect(givenBack(number)).toBe(1_000);
    const many = await Promise.all(
      Array.from({ length: 40 }, () => giveBack(creditId, { amount: 10 })),
    );
    const statuses = many.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(30);
    expect(givenBack(number)).toBe(11_000);
  });

  it('is no more than the card payment, also out of several credits', async () => {
    const { id, number } = await payments.invoiceOf();
    await payments.pay(number);
    const part = (amount: number) =>
      post(`invoices/${id}/credit/`, { reason: 'A part', lines: [{ line: 1, amount }] });
    const credits = [await part(60), await part(40)].map(({ body }) => Number(body['id']));
    const [first = 0, second = 0] = credits;
    expect((await giveBack(first, { amount: 67.8 })).status).toBe(201);
    expect((await giveBack(second, { amount: 45.21 })).status).toBe(409);
    expect((await giveBack(second, { amount: 45.2 })).status).toBe(201);
    expect(givenBack(number)).toBe(11_300);
  });

  it('whose answer is lost is asked for again and made once', async () => {
    const { invoiceId, number, creditId } = await credited();
    payments.inject(['lostAnswer', 'lostAnswer']);
    const { status, body } = await giveBack(creditId);
    expect(status).toBe(201);
    expect(body['message']).toContain('The card provider is asked');
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'pending' }]);
    await sweepRefunds();
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'made' }]);
    expect(givenBack(number)).toBe(11_300);
  });

  it('whose server dies before it asks is asked for by another one', async () => {
    const { invoiceId, number, creditId } = await credited();
    const asked = { method: 'card', reference: '', reason: 'Poor work' } as const;
    const request = { key: randomUUID(), creditId, paymentId: null, amount: 113, ...asked };
    await refund(payments.server, request, 'test-admin');
    expect(givenBack(number)).toBe(0);
    await sweepRefunds();
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'made' }]);
    expect(givenBack(number)).toBe(11_300);
  });

  it('that the provider never heard of is asked for when it is there again, also a day later', async () => {
    const { invoiceId, number, creditId } = await credited();
    payments.inject(['lostRequest', 'lostRequest']);
    await giveBack(creditId);
    expect(givenBack(number)).toBe(0);
    expect(await onAccount(invoiceId)).toEqual([]);
    await payments.server.database.query(
      "UPDATE refunds SET made_at = made_at - interval '25 hours' WHERE status = 'pending'",
    );
    expect((await read('money-back/'))['refunds']).toMatchObject([
      { status: 'pending', isLate: true, invoiceNumber: Number(number) },
    ]);
    await sweepRefunds();
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'made' }]);
    expect(givenBack(number)).toBe(11_300);
  });

  it('is looked for before it is asked for under another key', async () => {
    const { invoiceId, number, creditId } = await credited();
    payments.inject(['lostAnswer', 'lostAnswer']);
    await giveBack(creditId, { amount: 20 });
    await payments.server.database.query(
      "UPDATE refunds SET made_at = made_at - interval '25 hours' WHERE status = 'pending'",
    );
    await sweepRefunds();
    expect(await refundsOf(invoiceId)).toMatchObject([{ status: 'made' }]);
    expect(givenBack(number)).toBe(2_000);
  });

  it('that the provider refuses is on account again, and the window says why', async () => {
    const { invoiceId, number, creditId } = await credited();
    const intent = [...payments.sandbox.ledger.intents.values()].find(
      ({ metadata }) => metadata['number'] === number,
    );
    // Given back on the provider's own pages before.
    payments.sandbox.ledger.write({
      refund: {
        id: 're_elsewhere',
        intent: intent?.id ?? '',
        amount: 11_300,
        status: 'succeeded',
        metadata: {},
        created: 0,
      },
    });
    const key = randomUUID();
    for (const _ of [1, 2]) {
      const { status, body } = await giveBack(creditId, { key });
      expect([status, body['message']]).toEqual([
        409,
        'The card provider has not given $ 113.00 back: the provider has given it back already. It is on account again: give it back in another way.',
      ]);
    }
    expect(await onAccount(invoiceId)).toEqual([113]);
    expect(await refundsOf(invoiceId)).toMatchObject([
      { status: 'failed', failure: 'refundedBefore' },
    ]);
    // What comes by card, and what the provider tells, is said without a name of ours for it.
    const timeline = (await read(`invoices/${invoiceId}/timeline/`))['results'] as Json[];
    const money = timeline.filter(({ amount }) => amount !== null);
    expect(money.map(({ kind, who }) => [kind, who])).toEqual([
      ['payment', ''],
      ['credited', 'test-admin'],
      ['givenBack', 'test-admin'],
      ['notGivenBack', ''],
    ]);
    expect((await giveBack(creditId, { method: 'e-transfer' })).status).toBe(201);
  });

  it('that fails later is on account again, told to the office once, and shown until somebody has seen it', async () => {
    const { invoiceId, number, creditId } = await credited({ card: '4000000000005126' });
    await giveBack(creditId);
    const made = refundAtProvider(number);
    payments.sandbox.doLater();
    const failed = refundAtProvider(number);
    for (const [type, object] of [
      ['refund.failed', failed],
      ['refund.created', made],
      ['refund.updated', failed],
      ['refund.failed', failed],
      ['refund.updated', made],
    ] as const) {
      await tellEvent(payments.server, type, object);
    }
    expect(await onAccount(invoiceId)).toEqual([113]);
    expect(await mailsTo(payments.server.company.email, invoiceId)).toEqual([
      `A refund for invoice #${number} has failed`,
    ]);
    const notices = async () =>
      ((await read('money-back/'))['refunds'] as Json[]).filter(
        (refund) => refund['invoiceId'] === invoiceId,
      );
    const [notice] = await notices();
    expect(notice).toMatchObject({ status: 'failed', failure: 'cardGone', amount: 113 });
    await post(`money-back/refunds/${String(notice?.['id'])}/seen/`, {});
    expect(await notices()).toEqual([]);
    // It can go back in another way, and what failed counts no more.
    expect((await giveBack(creditId, { method: 'cheque' })).status).toBe(201);
    const { results } = await read(`invoices/${invoiceId}/ledger/`);
    expect((results as Json[]).map(({ kind }) => kind).slice(-3)).toEqual([
      'refund',
      'refundFailed',
      'refund',
    ]);
  });

  it('is how a card payment goes back: it is not taken back', async () => {
    const { id, number } = await payments.invoiceOf();
    await payments.pay(number);
    const list = await read(`payments/?invoiceId=${id}`);
    const [payment] = list['results'] as Json[];
    const { status, body } = await payments.server.call(
      'POST',
      `payments/${String(payment?.['id'])}/reverse/`,
      { as: 'Admin', body: { reason: 'Wrong' } },
    );
    expect([status, body['message']]).toEqual([
      409,
      'The provider holds this card payment: refund it, which gives the money back to the card.',
    ]);
  });

  it('that begins as pending is mailed to the client when it is made', async () => {
    const { invoiceId, number, creditId } = await credited({ card: '4000000000007726' });
    const subject = `Your refund for invoice #${number}`;
    await giveBack(creditId);
    expect(await mailsTo('payer@example.com', invoiceId)).not.toContain(subject);
    payments.sandbox.doLater();
    await tellEvent(payments.server, 'refund.updated', refundAtProvider(number));
    await tellEvent(payments.server, 'charge.refund.updated', refundAtProvider(number));
    expect(
      (await mailsTo('payer@example.com', invoiceId)).filter((each) => each === subject),
    ).toHaveLength(1);
  });

  it('made on the provider’s own pages is kept for a person to look at', async () => {
    const refund = {
      id: 're_byhand',
      amount: 500,
      status: 'succeeded',
      payment_intent: 'pi_elsewhere',
      metadata: {},
    };
    await tellEvent(payments.server, 'refund.created', refund);
    await tellEvent(payments.server, 'refund.updated', refund);
    const unexplained = async () => (await read('money-back/'))['unexplained'];
    expect(await unexplained()).toMatchObject([{ providerId: 're_byhand', amount: 5 }]);
    await post('money-back/unexplained/re_byhand/seen/', {});
    expect(await unexplained()).toEqual([]);
  });
});
