import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const post = (address: string, body: object) =>
  billing.call('POST', address, { key: randomUUID(), ...body });
const account = async (id: unknown): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/account/`)).body;

/** A client with 50 dollars on account, of a payment or of a credit, and an invoice of 113 dollars. */
async function kept(of: 'payments' | 'credits'): Promise<{ id: unknown; invoice: Json }> {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const invoice = await billing.issued({ clientId });
  if (of === 'payments') {
    const fields = { clientId, amount: 50, day: billing.today, method: 'cash', reference: '' };
    const { body } = await post('payments/', { ...fields, allocations: [] });
    return { id: body['id'], invoice };
  }
  const { id } = await billing.issued({ clientId, subTotal: 44.25 });
  await billing.call('PUT', `receive-payment/${String(id)}/`, {});
  const { body } = await post(`invoices/${String(id)}/credit/`, { reason: 'Wrong', lines: null });
  return { id: body['id'], invoice };
}

describe.each(['payments', 'credits'] as const)('what was allocated of %s', (of) => {
  it('is on account and owed again when it is taken back, once', async () => {
    const { id, invoice } = await kept(of);
    const { clientId } = invoice;
    const allocations = [{ invoiceId: invoice['id'], amount: 50 }];
    const address = `${of}/${String(id)}`;
    expect((await post(`${address}/allocate/`, { allocations })).status).toBe(200);
    expect(await account(clientId)).toMatchObject({ onAccount: 0, owed: 63 });

    const other = [{ invoiceId: invoice['id'], amount: 49 }];
    expect((await post(`${address}/release/`, { allocations: other })).status).toBe(409);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(`${address}/release/`, { allocations })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      message: '$ 50.00 is on account again.',
      onAccount: 50,
    });
    expect(await account(clientId)).toMatchObject({ onAccount: 50, owed: 113 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 113, paid: false });
    expect((await post(`${address}/allocate/`, { allocations })).status).toBe(200);
  });
});
