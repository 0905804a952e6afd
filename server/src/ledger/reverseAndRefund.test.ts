import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { Database } from '../db/Database.ts';
import { lockWhole } from './reversePayment.ts';

const billing = billingPerFile();

const paid = async (invoiceId: unknown, clientId: unknown): Promise<unknown> => {
  const { body } = await billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId,
    amount: 113,
    day: billing.today,
    method: 'cash',
    reference: '',
    allocations: [{ invoiceId, amount: 113 }],
  });
  return body['id'];
};

/** A refund has the payment and adds an entry of its invoice: it would wait for ever for whom waits for it. */
it('a payment that is taken back leaves entries of its invoice to others meanwhile', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const { id: invoiceId } = await billing.issued({ clientId });
  const paymentId = Number(await paid(invoiceId, clientId));
  const other = new Database(billing.server.databaseUrl, () => undefined);
  try {
    await billing.server.database.transaction(async (connection) => {
      await lockWhole(connection, paymentId);
      // What the database locks of an invoice when a row that names it is added.
      const added = other.query('SELECT FROM invoices WHERE id = $1 FOR KEY SHARE NOWAIT', [
        invoiceId,
      ]);
      await expect(added).resolves.toMatchObject({ rowCount: 1 });
      // Who would take it back too waits.
      const changed = other.query('SELECT FROM invoices WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [
        invoiceId,
      ]);
      await expect(changed).rejects.toThrow();
    });
  } finally {
    await other.close();
  }
});
