import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { isFree, untilWaitedFor, withHolder } from '../../../harness/testing/money/lockHolder.ts';
import { paymentsPerFile } from '../../../harness/testing/testPayments.ts';

const payments = paymentsPerFile();

const post = (path: string, body: object) =>
  payments.server.call('POST', path, { as: 'Admin', body: { key: randomUUID(), ...body } });

/** A lost dispute has the payment and then asks for credits of what it paid: the two would wait for each other. */
it('a refund of a credit to a card waits for the card payment before it has the credit', async () => {
  const { id, number } = await payments.invoiceOf();
  await payments.pay(number);
  const { body } = await post(`invoices/${id}/credit/`, { reason: 'Poor work', lines: null });
  const creditId = body['id'];
  const { database, databaseUrl } = payments.server;
  await withHolder(databaseUrl, async (holder) => {
    await holder.query('SELECT FROM payments WHERE invoice_id = $1 FOR NO KEY UPDATE', [id]);
    const refunded = post('refunds/', {
      creditId,
      paymentId: null,
      amount: 113,
      method: 'card',
      reference: '',
      reason: 'Poor work',
    });
    await untilWaitedFor(database, holder);
    expect(await isFree(holder, 'credits', creditId)).toBe(true);
    await holder.query('COMMIT');
    expect((await refunded).status).toBe(201);
  });
});
