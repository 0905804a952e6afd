import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { taxOf } from 'shared-api/contract/values/money';
import { createQueueMails } from '../mail/queueMail.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { createContractServices } from './contractServices.ts';
import { dailyUpdate } from './dailyUpdate.ts';
import { createServiceInvoices } from './serviceInvoices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() =>
  server.database.query(
    'TRUNCATE payments, services, invoices, contracts, mails RESTART IDENTITY CASCADE',
  ),
);

type Json = Record<string, unknown>;

const create = async (entity: string, body: object): Promise<Json> => {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const client = (fields: object = {}) =>
  create('clients', { fullName: 'Ann Payer', email: 'ann@example.com', ...fields });
const daysOf = async (contractId: unknown): Promise<string[]> => {
  const { rows } = await server.database.query<{ day: string }>(
    "SELECT to_char(date_ts, 'YYYY-MM-DD HH24:MI') AS day FROM services WHERE contract_id = $1 ORDER BY date_ts",
    [contractId],
  );
  return rows.map(({ day }) => day);
};
const eight = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, work));

describe('the services of a contract', () => {
  it.each([
    [
      'a month end',
      '2026-01-30',
      ['2026-01-30', '2026-02-06', '2026-02-13', '2026-02-20', '2026-02-27'],
    ],
    [
      'a leap year',
      '2028-02-18',
      [
        '2028-02-18',
        '2028-02-25',
        '2028-03-03',
        '2028-03-10',
        '2028-03-17',
        '2028-03-24',
        '2028-03-31',
      ],
    ],
    [
      'the clock change of autumn',
      '2026-10-23',
      ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'],
    ],
  ])(
    'lie on its weekdays through the end of next month, at nine, over %s',
    async (_what, today, days) => {
      const { id } = await create('contracts', { isActive: true, friday: true });
      const made = await createContractServices(server.database, today);
      expect(made).toEqual({ created: days.length, existing: 0 });
      expect(await daysOf(id)).toEqual(days.map((day) => `${day} 09:00`));
    },
  );

  it('are made once, however many ask at once', async () => {
    const { id } = await create('contracts', { isActive: true, monday: true, wednesday: true });
    const answers = await eight(() =>
      server.call('GET', `create-contract-services/${String(id)}`, { as: 'Admin' }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const created = answers.reduce((sum, { body }) => sum + Number(body['created']), 0);
    const days = await daysOf(id);
    expect(created).toBe(days.length);
    expect(new Set(days).size).toBe(days.length);
    expect(answers[0]?.body['message']).toMatch(/^\d+ services created, \d+ were there already\.$/);
  });

  it('stay as they are when they were moved or cancelled', async () => {
    const { id } = await create('contracts', { isActive: true, monday: true });
    await createContractServices(server.database, '2026-01-05');
    await server.database.query(
      "UPDATE services SET date_ts = '2026-01-06 13:00' WHERE contract_day = '2026-01-05'",
    );
    await server.database.query(
      "UPDATE services SET service_status = 'Cancelled' WHERE contract_day = '2026-01-12'",
    );
    const again = await createContractServices(server.database, '2026-01-05');
    expect(again.created).toBe(0);
    expect((await daysOf(id))[0]).toBe('2026-01-06 13:00');
  });

  it('are not made for a contract that is not active or not there', async () => {
    const { id } = await create('contracts', { monday: true });
    const call = (which: unknown) =>
      server.call('POST', `create-contract-services/${String(which)}`, { as: 'Admin', body: {} });
    expect((await call(id)).status).toBe(409);
    expect((await call(999_999)).status).toBe(404);
  });
});

describe('the daily update', () => {
  const complete = (clientId: unknown, fields: object = {}) =>
    create('services', {
      clientId,
      type: 'Janitorial',
      serviceStatus: 'Complete',
      dateTs: '2026-01-15T09:00',
      price: 100,
      lineData: 'Carpet',
      ...fields,
    });
  const run = (now = Date.now() / 1000) =>
    dailyUpdate(
      {
        database: server.database,
        company: server.company,
        queueMails: createQueueMails(server.jobs),
      },
      now,
    );

  it('makes one invoice for each completed service, however many ask at once', async () => {
    const { id } = await client();
    for (let index = 0; index < 5; index += 1) await complete(id);
    await complete(id, { serviceStatus: 'Scheduled' });
    await complete(null);
    const answers = await eight(() => server.call('GET', 'daily-update', { as: 'Admin' }));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.reduce((sum, { body }) => sum + Number(body['invoices']), 0)).toBe(5);
    const { rows } = await server.database.query(
      'SELECT count(DISTINCT invoice_id) AS invoices, count(*) AS services FROM services WHERE invoice_id IS NOT NULL',
    );
    expect(rows).toEqual([{ invoices: 5, services: 5 }]);
    const { rows: drafts } = await server.database.query(
      'SELECT sub_total_cents, tax_cents, total_cents, invoice_number, new_line_data->1 AS line FROM invoices LIMIT 1',
    );
    expect(drafts[0]).toEqual({
      sub_total_cents: 10_000,
      tax_cents: 1_300,
      total_cents: 11_300,
      invoice_number: null,
      line: ['Carpet, 2026-01-15', '$ 100.00'],
    });
  });

  it('taxes as the money module does, to the cent', async () => {
    const { id } = await client();
    const prices = [0.01, 0.04, 0.5, 3.85, 99.99, 1234.56, 87_654.32];
    for (const price of prices) await complete(id, { price });
    await createServiceInvoices(server.database, '2026-02-01', 0.13);
    const { rows } = await server.database.query<{ sub: number; tax: number }>(
      'SELECT sub_total_cents AS sub, tax_cents AS tax FROM invoices',
    );
    expect(rows).toHaveLength(prices.length);
    for (const { sub, tax } of rows) expect(tax).toBe(taxOf(sub, 0.13));
  });

  it('makes one invoice at the contract’s price for each ended month of a monthly contract', async () => {
    const { id } = await client();
    const contract = await create('contracts', {
      clientId: id,
      isMonthly: true,
      price: 500,
      lineData: 'Office cleaning',
    });
    for (const day of ['2026-01-05', '2026-01-12', '2026-02-02', '2026-03-02']) {
      const service = await complete(id, { dateTs: `${day}T09:00`, price: null });
      await server.database.query(
        'UPDATE services SET contract_id = $1, contract_day = $2 WHERE id = $3',
        [contract['id'], day, service['id']],
      );
    }
    const inMarch = Date.parse('2026-03-10T12:00:00Z') / 1000;
    expect((await run(inMarch)).invoices).toBe(2);
    expect((await run(inMarch)).invoices).toBe(0);
    const { rows } = await server.database.query(
      `SELECT contract_month, sub_total_cents, new_line_data->1->>0 AS line,
         (SELECT count(*) FROM services s WHERE s.invoice_id = i.id) AS services
       FROM invoices i ORDER BY contract_month`,
    );
    expect(rows).toEqual([
      {
        contract_month: '2026-01-01',
        sub_total_cents: 50_000,
        line: 'Office cleaning, January 2026',
        services: 2,
      },
      {
        contract_month: '2026-02-01',
        sub_total_cents: 50_000,
        line: 'Office cleaning, February 2026',
        services: 1,
      },
    ]);
  });

  it('issues and mails what is billed by itself, to everybody who wants it, once', async () => {
    const payer = await client({
      ccEmails: 'book@example.com, two@example.com',
      sendInvoiceToSelf: true,
    });
    const contract = await create('contracts', { clientId: payer['id'], autoBill: true });
    for (let index = 0; index < 2; index += 1) {
      const service = await complete(payer['id']);
      await server.database.query(
        'UPDATE services SET contract_id = $1, contract_day = $2 WHERE id = $3',
        [contract['id'], `2026-01-0${index + 1}`, service['id']],
      );
    }
    expect(await run()).toMatchObject({ invoices: 2, billed: 2 });
    expect(await run()).toMatchObject({ invoices: 0, billed: 0 });
    const { rows } = await server.database.query<{ number: number; billed: boolean }>(
      'SELECT invoice_number AS number, billed FROM invoices ORDER BY invoice_number',
    );
    expect(rows.map(({ billed }) => billed)).toEqual([true, true]);
    expect(Number(rows[1]?.number) - Number(rows[0]?.number)).toBe(1);
    const { rows: trail } = await server.database.query(
      "SELECT who, after->>'billed' AS billed FROM audit_trail WHERE entity = 'invoices' AND after ? 'billed' AND who = 'daily update'",
    );
    expect(trail).toHaveLength(2);
    const { rows: mails } = await server.database.query(
      "SELECT recipient FROM mails WHERE entity = 'invoices' ORDER BY record_id, recipient",
    );
    const each = [
      'ann@example.com',
      'book@example.com',
      server.company.email,
      'two@example.com',
    ].sort();
    expect(mails.map(({ recipient }) => String(recipient))).toEqual([...each, ...each]);
  });

  it('reminds of an overdue invoice once, and never of a paid one', async () => {
    const { id } = await client();
    const invoice = await create('invoices', { clientId: id, subTotal: 100, dateTs: '2026-01-01' });
    const paid = await create('invoices', { clientId: id, subTotal: 100, dateTs: '2026-01-01' });
    await server.database.query('UPDATE invoices SET billed = true, invoice_number = 70000 + id');
    await server.call('PUT', `receive-payment/${String(paid['id'])}/`, { as: 'Admin', body: {} });
    const on = (day: string) => run(Date.parse(`${day}T12:00:00Z`) / 1000);
    expect((await on('2026-01-31')).reminders).toBe(0);
    expect((await on('2026-02-01')).reminders).toBe(1);
    expect((await on('2026-02-02')).reminders).toBe(0);
    const { rows } = await server.database.query(
      "SELECT record_id FROM mails WHERE subject LIKE 'A reminder%'",
    );
    expect(rows).toEqual([{ record_id: invoice['id'] }]);
  });

  it('is for Admins alone', async () => {
    expect((await server.call('GET', 'daily-update')).status).toBe(401);
    expect((await server.call('GET', 'daily-update', { as: 'Employee' })).status).toBe(403);
  });

  it('answers what it did', async () => {
    const { body } = await server.call('GET', 'daily-update', { as: 'Admin' });
    expect(body['message']).toBe(
      'Daily update: 0 services scheduled, 0 invoices made, 0 billed, 0 reminders sent.',
    );
  });
});

describe('a received payment', () => {
  it('pays the balance once, however many record it at once', async () => {
    const { id } = await client();
    const invoice = await create('invoices', { clientId: id, subTotal: 100 });
    await server.database.query(
      "INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by) VALUES ($1, 1300, 'card', '2026-01-01', 'test')",
      [invoice['id']],
    );
    const address = `receive-payment/${String(invoice['id'])}/`;
    const answers = await eight(() => server.call('PUT', address, { as: 'Admin', body: {} }));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { rows } = await server.database.query(
      'SELECT amount_cents, method FROM payments WHERE invoice_id = $1 ORDER BY id',
      [invoice['id']],
    );
    expect(rows).toEqual([
      { amount_cents: 1_300, method: 'card' },
      { amount_cents: 10_000, method: 'manual' },
    ]);
    const { body } = await server.call('GET', `invoices/${String(invoice['id'])}/`, {
      as: 'Admin',
    });
    expect(body).toMatchObject({ paid: true, total: 113 });
    expect(body['paidDateTs']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body['invoiceNumber']).toEqual(expect.any(Number));
  });

  it('is what is left after a part payment that was being recorded meanwhile', async () => {
    const { id } = await client();
    const invoice = await create('invoices', { clientId: id, subTotal: 100 });
    const address = `receive-payment/${String(invoice['id'])}/`;
    // A separate connection: the server's own calls within a transaction would count as part of it.
    const holder = new pg.Client(server.databaseUrl);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM invoices WHERE id = $1 FOR UPDATE', [invoice['id']]);
    const answers = eight(() => server.call('PUT', address, { as: 'Admin', body: {} }));
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await server.database.query(
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
    const { rows } = await server.database.query<{ sum: number }>(
      'SELECT sum(amount_cents)::bigint AS sum FROM payments WHERE invoice_id = $1',
      [invoice['id']],
    );
    expect(rows[0]?.sum).toBe(11_300);
  });

  it('is for an invoice that is there, and an Admin', async () => {
    const call = (as: 'Admin' | 'Employee') =>
      server.call('PUT', 'receive-payment/999999/', { as, body: {} });
    expect((await call('Admin')).status).toBe(404);
    expect((await call('Employee')).status).toBe(403);
  });
});

describe('numbers', () => {
  it('end at 99999 with a clear refusal, and nothing is written', async () => {
    const { id } = await client();
    const invoice = await create('invoices', { clientId: id, subTotal: 1 });
    const { rows } = await server.database.query<{ next: number }>(
      'SELECT next FROM document_numbers',
    );
    await server.database.query('UPDATE document_numbers SET next = 100000');
    const refused = await server.call('PUT', `receive-payment/${String(invoice['id'])}/`, {
      as: 'Admin',
      body: {},
    });
    await server.database.query('UPDATE document_numbers SET next = $1', [rows[0]?.next]);
    expect(refused.status).toBe(409);
    expect(refused.body['message']).toContain('used up');
    const { body } = await server.call('GET', `invoices/${String(invoice['id'])}/`, {
      as: 'Admin',
    });
    expect(body).toMatchObject({ paid: false, invoiceNumber: null });
  });
});
