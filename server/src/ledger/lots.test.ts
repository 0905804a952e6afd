import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const post = (address: string, body: object) =>
  billing.call('POST', address, { key: randomUUID(), ...body });
const allocate = (lot: string, { id }: Json, amount: number) =>
  post(`${lot}/allocate/`, { allocations: [{ invoiceId: id, amount }] });
const ledgerOf = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `invoices/${String(id)}/ledger/`)).body;
const client = async (): Promise<unknown> =>
  (await billing.create('clients', { fullName: 'Ann' }))['id'];

/** A payment in cash that is on account. */
async function received(clientId: unknown, amount: number): Promise<string> {
  const fields = { clientId, amount, day: billing.today, method: 'cash', reference: '' };
  const { body } = await post('payments/', { ...fields, allocations: [] });
  return `payments/${String(body['id'])}`;
}

describe('what is on account', () => {
  it('is of a payment or a credit that there is, and was not taken back', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    expect((await allocate('payments/999999', invoice, 1)).status).toBe(404);
    expect((await allocate('credits/999999', invoice, 1)).status).toBe(404);
    const payment = await received(clientId, 50);
    await billing.call('POST', `${payment}/reverse/`, { reason: 'Bounced' });
    const { status, body } = await allocate(payment, invoice, 1);
    expect([status, body['message']]).toEqual([409, 'This payment was taken back.']);
  });

  it('is allocated to the last cent, and what is left is said', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    const payment = await received(clientId, 50);
    expect((await allocate(payment, invoice, 49.99)).body).toMatchObject({ onAccount: 0.01 });
    const more = await allocate(payment, invoice, 0.02);
    expect([more.status, more.body['errors']]).toEqual([
      409,
      { allocations: 'Only $ 0.01 of it is left on account.' },
    ]);
    expect((await allocate(payment, invoice, 0.01)).body).toMatchObject({ onAccount: 0 });
    const none = await allocate(payment, invoice, 0.01);
    expect(none.body['errors']).toEqual({
      allocations: 'Nothing of it is left on account any more: it has been given back or used.',
    });
  });

  it('covers invoices of its client alone', async () => {
    const theirs = await billing.issued({ clientId: await client() });
    const { status, body } = await allocate(await received(await client(), 50), theirs, 1);
    expect(status).toBe(409);
    expect(JSON.stringify(body['errors'])).toContain(String(theirs['invoiceNumber']));
    expect(await billing.invoiceOf(theirs['id'])).toMatchObject({ balance: 113 });
  });

  it('covers an invoice of a later day on that day', async () => {
    const clientId = await client();
    const day = new Date(Date.parse(billing.today) + 5 * 86_400_000).toISOString().slice(0, 10);
    const invoice = await billing.issued({ clientId, dateTs: day });
    await allocate(await received(clientId, 50), invoice, 50);
    expect((await ledgerOf(invoice))['results']).toMatchObject([
      { kind: 'invoiceIssued', day },
      { kind: 'allocation', day },
    ]);
  });

  it('is told at the invoice that it came by, until it covers that no more', async () => {
    const clientId = await client();
    const invoice = await billing.issued({ clientId });
    const { body } = await post('payments/', {
      ...{ clientId, amount: 150, day: billing.today, method: 'cash', reference: '' },
      allocations: [{ invoiceId: invoice['id'], amount: 113 }],
    });
    expect((await ledgerOf(invoice))['lots']).toMatchObject([{ onAccount: 37, toCard: 0 }]);
    await post(`payments/${String(body['id'])}/release/`, {
      allocations: [{ invoiceId: invoice['id'], amount: 113 }],
    });
    expect((await ledgerOf(invoice))['lots']).toEqual([]);
  });
});
