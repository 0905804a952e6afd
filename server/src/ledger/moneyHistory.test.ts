import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { client, keep, onQuote, paid, quoteOf } = depositsOf(billing);

const post = (address: string, body: object) => billing.call('POST', address, body);
const pay = (fields: object) =>
  post('payments/', {
    ...{ key: randomUUID(), clientId: null, amount: 113, day: billing.today },
    ...{ method: 'cash', reference: '', allocations: [], ...fields },
  });
const reverse = (id: unknown) => post(`payments/${String(id)}/reverse/`, { reason: 'Bounced' });

/** What a client's history tells of money, the latest first. */
async function toldOf(clientId: number): Promise<Json[]> {
  const { rows } = await billing.server.database.query<{ after: Json }>(
    `SELECT after FROM audit_trail WHERE entity = 'clients' AND record_id = $1 AND action = 'update'
     ORDER BY id DESC`,
    [clientId],
  );
  return rows.map(({ after }) => after);
}

describe('the history of a client', () => {
  it('tells of money that is kept on account, and not of what invoices take', async () => {
    const clientId = await client();
    const { id: invoiceId } = await billing.issued({ clientId });
    await pay({ allocations: [{ invoiceId, amount: 113 }] });
    expect(await toldOf(clientId)).toEqual([]);
    await pay({ clientId, amount: 0.01 });
    expect(await toldOf(clientId)).toMatchObject([{ received: 0.01, onAccount: 0.01 }]);
  });

  it('tells of a payment that was taken back, and of what was given back', async () => {
    const clientId = await client();
    const { body: wrong } = await pay({ clientId });
    expect((await reverse(wrong['id'])).status).toBe(200);
    const { body: kept } = await pay({ clientId, amount: 20 });
    const given = await post('refunds/', {
      ...{ key: randomUUID(), paymentId: kept['id'], creditId: null, amount: 5 },
      ...{ method: 'cheque', reference: 'No. 9', reason: 'Asked for it' },
    });
    expect(given.body).toMatchObject({ onAccount: 15 });
    expect(await toldOf(clientId)).toMatchObject([
      { refunded: 5, method: 'cheque', reference: 'No. 9', reason: 'Asked for it' },
      { received: 20, onAccount: 20 },
      { received: null, reason: 'Bounced' },
      { received: 113, onAccount: 113 },
    ]);
  });
});

describe('a payment', () => {
  it('that is not there is not taken back', async () => {
    expect((await reverse(999_999)).status).toBe(404);
  });

  it('of which a deposit was kept is not taken back', async () => {
    const request = await paid(onQuote(await quoteOf(await client())));
    await keep(request, { amount: 20 });
    const { rows } = await billing.server.database.query<{ id: number }>('SELECT id FROM payments');
    const { status } = await reverse(rows[0]?.id);
    expect(status).toBe(409);
  });
});
