import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from '@jest/globals';
import { eight, billingPerFile } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();

const client = (fields: object = {}) =>
  billing.create('clients', { fullName: 'Ann Payer', email: 'ann@example.com', ...fields });

describe('a received payment', () => {
  it('pays the balance once, however many record it at once', async () => {
    const { id } = await client();
    const invoice = await billing.create('invoices', { clientId: id, subTotal: 100 });
    await billing.server.database.query(
      "INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by) VALUES ($1, 1300, 'card', '2026-01-01', 'test')",
      [invoice['id']],
    );
    const address = `receive-payment/${String(invoice['id'])}/`;
    const answers = await eight(() =>
      billing.server.call('PUT', address, { as: 'Admin', body: {} }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { rows } = await billing.server.database.query(
      'SELECT amount_cents, method FROM payments WHERE invoice_id = $1 ORDER BY id',
      [invoice['id']],
    );
    expect(rows).toEqual([
      { amount_cents: 1_300, method: 'card' },
      { amount_cents: 10_000, method: 'manual' },
    ]);
    const { body } = await billing.server.call('GET', `invoices/${String(invoice['id'])}/`, {
      as: 'Admin',
    });
    expect(body).toMatchObject({ paid: true, total: 113 });
    expect(body['paidDateTs']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body['invoiceNumber']).toEqual(expect.any(Number));
  });

  it('is what is left after a part payment that was being recorded meanwhile', async () => {
    const { id } = await client();
    const invoice = await billing.create('invoices', { clientId: id, subTotal: 100 });
    const address = `receive-payment/${String(invoice['id'])}/`;
    // A separate connection: the server's own calls within a transaction would count as part of it.
    const holder = new pg.Client(billing.server.databaseUrl);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM invoices WHERE id = $1 FOR UPDATE', [invoice['id']]);
    const answers = eight(() => billing.server.call('PUT', address, { as: 'Admin', body: {} }));
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await billing.server.database.query(
        `SELECT FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return rows.length > 0;
    };
    while (!(await isWaiting())) await delay(20);
    await holder.query(
      "INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by) VALUES ($1, 1300, 'card', '2026-01-01', 'test')",
      [invoice['id']],
    );
    await holder.query('COMMIT');
    await holder.end();
    expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { rows } = await billing.server.database.query<{ sum: number }>(
      'SELECT sum(amount_cents)::bigint AS sum FROM payments WHERE invoice_id = $1',
      [invoice['id']],
    );
    expect(rows[0]?.sum).toBe(11_300);
  });

  it('names the payment, by which it is taken back', async () => {
    const { id: clientId } = await client();
    const invoice = await billing.issued({ clientId });
    const pay = () => billing.call('PUT', `receive-payment/${String(invoice['id'])}/`, {});
    const { body } = await pay();
    expect(body).toMatchObject({ message: 'The payment is recorded.', id: expect.any(Number) });
    expect((await pay()).body).toMatchObject({ id: null });
    const address = `payments/${String(body['id'])}/reverse/`;
    expect((await billing.call('POST', address, { reason: 'Not yet' })).status).toBe(200);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: false, balance: 113 });
  });

  it('is for an invoice that is there, and an Admin', async () => {
    const call = (as: 'Admin' | 'Employee') =>
      billing.server.call('PUT', 'receive-payment/999999/', { as, body: {} });
    expect((await call('Admin')).status).toBe(404);
    expect((await call('Employee')).status).toBe(403);
  });
});

describe('numbers', () => {
  it('end at 99999 with a clear refusal, and nothing is written', async () => {
    const { id } = await client();
    const invoice = await billing.create('invoices', { clientId: id, subTotal: 1 });
    const { rows } = await billing.server.database.query<{ next: number }>(
      'SELECT next FROM document_numbers',
    );
    await billing.server.database.query('UPDATE document_numbers SET next = 100000');
    const refused = await billing.server.call('PUT', `receive-payment/${String(invoice['id'])}/`, {
      as: 'Admin',
      body: {},
    });
    await billing.server.database.query('UPDATE document_numbers SET next = $1', [rows[0]?.next]);
    expect(refused.status).toBe(409);
    expect(refused.body['message']).toContain('used up');
    const { body } = await billing.server.call('GET', `invoices/${String(invoice['id'])}/`, {
      as: 'Admin',
    });
    expect(body).toMatchObject({ paid: false, invoiceNumber: null });
  });
});
