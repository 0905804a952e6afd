import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const post = (address: string, body: object) =>
  billing.call('POST', address, { key: randomUUID(), ...body });
const account = async ({ clientId }: Json): Promise<Json> =>
  (await billing.call('GET', `clients/${String(clientId)}/account/`)).body;

interface Kept {
  invoice: Json;
  paymentId: unknown;
  creditId: unknown;
}

/** An invoice of 113 dollars that was paid, and then credited: whole, or in part. */
async function paidAndCredited(lines: { line: number; amount: number }[] | null): Promise<Kept> {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const invoice = await billing.issued({ clientId });
  const fields = { clientId, amount: 113, day: billing.today, method: 'cheque', reference: '7' };
  const allocations = [{ invoiceId: invoice['id'], amount: 113 }];
  const { body: paid } = await post('payments/', { ...fields, allocations });
  const address = `invoices/${String(invoice['id'])}/credit/`;
  const { status, body: credit } = await post(address, { reason: 'Wrong', lines });
  expect(status).toBe(201);
  return { invoice, paymentId: paid['id'], creditId: credit['id'] };
}

const bounce = (paymentId: unknown) =>
  post(`payments/${String(paymentId)}/reverse/`, { reason: 'The cheque bounced.', key: undefined });

describe('where a payment is taken back of an invoice that was credited', () => {
  it('the credit settles its own invoice, and nobody owes anybody anything', async () => {
    const { invoice, paymentId } = await paidAndCredited(null);
    expect(await account(invoice)).toMatchObject({ onAccount: 113, owed: 0 });
    expect((await bounce(paymentId)).status).toBe(200);
    expect(await account(invoice)).toMatchObject({ onAccount: 0, owed: 0, balance: 0 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0, paid: true });
  });

  it('only the rest is owed again', async () => {
    const { invoice, paymentId } = await paidAndCredited([{ line: 1, amount: 40 }]);
    await bounce(paymentId);
    expect(await account(invoice)).toMatchObject({ onAccount: 0, owed: 67.8 });
  });

  it('what of the credit was given back is owed again', async () => {
    const { invoice, paymentId, creditId } = await paidAndCredited(null);
    const refund = { creditId, paymentId: null, amount: 13, method: 'cash', reason: 'Asked for' };
    expect((await post('refunds/', refund)).status).toBe(201);
    await bounce(paymentId);
    expect(await account(invoice)).toMatchObject({ onAccount: 0, owed: 13 });
  });

  it('the same holds where it is only taken from that invoice', async () => {
    const { invoice, paymentId } = await paidAndCredited(null);
    const allocations = [{ invoiceId: invoice['id'], amount: 113 }];
    const address = `payments/${String(paymentId)}/release/`;
    expect((await post(address, { allocations })).status).toBe(200);
    expect(await account(invoice)).toMatchObject({ onAccount: 113, owed: 0 });
    expect((await bounce(paymentId)).status).toBe(200);
    expect(await account(invoice)).toMatchObject({ onAccount: 0, owed: 0 });
  });

  it('forty at once take it back once', async () => {
    const { invoice, paymentId } = await paidAndCredited(null);
    const answers = await Promise.all(Array.from({ length: 40 }, () => bounce(paymentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await account(invoice)).toMatchObject({ onAccount: 0, owed: 0 });
  });

  it('the invoice cannot be voided, by which sale and tax would be taken back twice', async () => {
    const { invoice, paymentId, creditId } = await paidAndCredited(null);
    await bounce(paymentId);
    const allocations = [{ invoiceId: invoice['id'], amount: 113 }];
    await post(`credits/${String(creditId)}/release/`, { allocations });
    expect(await account(invoice)).toMatchObject({ onAccount: 113, owed: 113 });
    const { status, body } = await billing.makeVoid(await billing.invoiceOf(invoice['id']));
    expect([status, body['message']]).toEqual([
      409,
      expect.stringContaining('is credited or written off, at least in part'),
    ]);
  });
});
