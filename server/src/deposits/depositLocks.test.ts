import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import type { Database } from '../db/Database.ts';

const billing = billingPerFile();
const { client, onQuote, paid, quoteOf, receive } = depositsOf(billing);

async function untilSomebodyWaits(database: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await database.query(
      `SELECT FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    if (rowCount) return;
    await pause(20);
  }
}

/** Who takes a payment back has its invoice and then asks for the payment: the two would wait for each other. */
it('a deposit that is received waits for the invoices of its quote before it has anything else', async () => {
  const clientId = await client();
  const quote = await quoteOf(clientId);
  const request = await paid(onQuote(quote));
  const invoice = await billing.issued({ clientId, quoteId: quote['id'], subTotal: 100 });
  const path = `payments/${String(request['paymentId'])}/reverse/`;
  expect((await billing.call('POST', path, { reason: 'Bounced' })).status).toBe(200);
  // A connection of its own: the server's calls within a transaction would count as part of it.
  const holder = new pg.Client(billing.server.databaseUrl);
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM invoices WHERE id = $1 FOR NO KEY UPDATE', [invoice['id']]);
    const received = receive(request);
    await untilSomebodyWaits(billing.server.database);
    for (const [table, id] of [
      ['quotes', quote['id']],
      ['deposit_requests', request['id']],
      ['payments', request['paymentId']],
    ] as const) {
      const lock = `SELECT FROM ${table} WHERE id = ${String(id)} FOR NO KEY UPDATE NOWAIT`;
      await expect(holder.query(lock)).resolves.toMatchObject({ rowCount: 1 });
    }
    await holder.query('COMMIT');
    expect((await received).status).toBe(200);
  } finally {
    await holder.end();
  }
});
