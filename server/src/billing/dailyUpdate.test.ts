import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { taxOf } from 'shared-api/contract/values/money';
import { billingPerFile, eight, type Json } from '../../harness/testing/testBilling.ts';
import { untilWaitedFor, withHolder } from '../../harness/testing/money/lockHolder.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { createServiceInvoices } from './serviceInvoices.ts';

const billing = billingPerFile();

const client = (fields: object = {}) =>
  billing.create('clients', { fullName: 'Ann Payer', email: 'ann@example.com', ...fields });

describe('the daily update', () => {
  const complete = (clientId: unknown, fields: object = {}) =>
    billing.create('services', {
      clientId,
      type: 'Janitorial',
      serviceStatus: 'Complete',
      dateTs: '2026-01-15T09:00',
      price: 100,
      lineData: 'Carpet',
      ...fields,
    });

  it('makes one invoice for each completed service, however many ask at once', async () => {
    const { id } = await client();
    for (let index = 0; index < 5; index += 1) await complete(id);
    await complete(id, { serviceStatus: 'Scheduled' });
    await complete(null);
    const answers = await eight(() => billing.server.call('GET', 'daily-update', { as: 'Admin' }));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.reduce((sum, { body }) => sum + Number(body['invoices']), 0)).toBe(5);
    const { rows } = await billing.server.database.query(
      'SELECT count(DISTINCT invoice_id) AS invoices, count(*) AS services FROM services WHERE invoice_id IS NOT NULL',
    );
    expect(rows).toEqual([{ invoices: 5, services: 5 }]);
    const { rows: drafts } = await billing.server.database.query(
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
    await createServiceInvoices(billing.server.database, '2026-02-01', 0.13);
    const { rows } = await billing.server.database.query<{ sub: number; tax: number }>(
      'SELECT sub_total_cents AS sub, tax_cents AS tax FROM invoices',
    );
    expect(rows).toHaveLength(prices.length);
    for (const { sub, tax } of rows) expect(tax).toBe(taxOf(sub, 0.13));
  });

  it('makes one invoice at the contract’s price for each ended month of a monthly contract', async () => {
    const { id } = await client();
    const contract = await billing.create('contracts', {
      clientId: id,
      isMonthly: true,
      price: 500,
      lineData: 'Office cleaning',
    });
    for (const day of ['2026-01-05', '2026-01-12', '2026-02-02', '2026-03-02']) {
      const service = await complete(id, { dateTs: `${day}T09:00`, price: null });
      await billing.server.database.query(
        'UPDATE services SET contract_id = $1, contract_day = $2 WHERE id = $3',
        [contract['id'], day, service['id']],
      );
    }
    const inMarch = Date.parse('2026-03-10T12:00:00Z') / 1000;
    expect((await billing.dailyUpdate(inMarch)).invoices).toBe(2);
    expect((await billing.dailyUpdate(inMarch)).invoices).toBe(0);
    const { rows } = await billing.server.database.query(
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
    const contract = await billing.create('contracts', { clientId: payer['id'], autoBill: true });
    for (let index = 0; index < 2; index += 1) {
      const service = await complete(payer['id']);
      await billing.server.database.query(
        'UPDATE services SET contract_id = $1, contract_day = $2 WHERE id = $3',
        [contract['id'], `2026-01-0${index + 1}`, service['id']],
      );
    }
    expect(await billing.dailyUpdate()).toMatchObject({ invoices: 2, billed: 2 });
    expect(await billing.dailyUpdate()).toMatchObject({ invoices: 0, billed: 0 });
    const { rows } = await billing.server.database.query<{ number: number; billed: boolean }>(
      'SELECT invoice_number AS number, billed FROM invoices ORDER BY invoice_number',
    );
    expect(rows.map(({ billed }) => billed)).toEqual([true, true]);
    expect(Number(rows[1]?.number) - Number(rows[0]?.number)).toBe(1);
    const { rows: trail } = await billing.server.database.query(
      "SELECT who, after->>'billed' AS billed FROM audit_trail WHERE entity = 'invoices' AND after ? 'billed' AND who = 'daily update'",
    );
    expect(trail).toHaveLength(2);
    const { rows: mails } = await billing.server.database.query(
      "SELECT recipient FROM mails WHERE entity = 'invoices' ORDER BY record_id, recipient",
    );
    const each = [
      'ann@example.com',
      'book@example.com',
      billing.server.company.email,
      'two@example.com',
    ].sort();
    expect(mails.map(({ recipient }) => String(recipient))).toEqual([...each, ...each]);
  });

  it('reminds of an overdue invoice once, and never of a paid one', async () => {
    const { id } = await client();
    const invoice = await billing.create('invoices', {
      clientId: id,
      subTotal: 100,
      dateTs: '2026-01-01',
    });
    const paid = await billing.create('invoices', {
      clientId: id,
      subTotal: 100,
      dateTs: '2026-01-01',
    });
    await billing.server.database.query(
      'UPDATE invoices SET billed = true, invoice_number = 70000 + id',
    );
    await billing.server.call('PUT', `receive-payment/${String(paid['id'])}/`, {
      as: 'Admin',
      body: {},
    });
    const on = (day: string) => billing.dailyUpdate(Date.parse(`${day}T12:00:00Z`) / 1000);
    expect((await on('2026-01-31')).reminders).toBe(0);
    expect((await on('2026-02-01')).reminders).toBe(1);
    expect((await on('2026-02-02')).reminders).toBe(0);
    const { rows } = await billing.server.database.query(
      "SELECT record_id FROM mails WHERE subject LIKE 'A reminder%'",
    );
    expect(rows).toEqual([{ record_id: invoice['id'] }]);
  });

  /** Of whom the report of the last run says that they were not reminded. */
  async function sparedOf(): Promise<unknown> {
    const runs = await billing.call('GET', 'daily-runs/');
    const [last] = runs.body['results'] as Json[];
    const { body } = await billing.call('GET', `daily-runs/${String(last?.['id'])}/`);
    return (body['report'] as Json)['spared'];
  }

  it('reminds nobody who has as much on account as they owe, until that is less', async () => {
    const { id } = await client();
    const invoice = await billing.issued({ clientId: id, dateTs: '2026-01-01' });
    await billing.server.database.query('UPDATE invoices SET billed = true');
    const call = (path: string, body: object) =>
      billing.call('POST', path, { key: randomUUID(), method: 'cheque', reference: '', ...body });
    const paid = await call('payments/', {
      clientId: id,
      amount: 113,
      day: '2026-01-15',
      allocations: [],
    });
    expect(paid.status).toBe(201);
    const on = (day: string) => billing.dailyUpdate(Date.parse(`${day}T12:00:00Z`) / 1000);
    expect((await on('2026-02-01')).reminders).toBe(0);
    expect(await sparedOf()).toMatchObject([
      { invoiceId: invoice['id'], clientId: id, owed: 113, onAccount: 113 },
    ]);
    const back = { paymentId: paid.body['id'], creditId: null, amount: 0.01, reason: 'Asked for' };
    expect((await call('refunds/', back)).status).toBeLessThan(300);
    expect((await on('2026-02-02')).reminders).toBe(1);
    expect(await sparedOf()).toEqual([]);
  });

  it('is for Admins alone', async () => {
    expect((await billing.server.call('GET', 'daily-update')).status).toBe(401);
    expect((await billing.server.call('GET', 'daily-update', { as: 'Employee' })).status).toBe(403);
  });

  it('answers what it did', async () => {
    const { body } = await billing.server.call('GET', 'daily-update', { as: 'Admin' });
    expect(body['message']).toBe(
      'Daily update: 0 services scheduled, 0 invoices made, 0 billed, 0 reminders sent.',
    );
  });
});

describe('a daily update that is asked for beside another one', () => {
  const none = { services: 0, invoices: 0, billed: 0, reminders: 0 };

  /** What somebody reads who pressed the button while another run worked. */
  const told = (who: string, counts: object) =>
    withHolder(billing.server.databaseUrl, async (holder) => {
      await holder.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.dailyUpdate]);
      const answer = billing.server.call('GET', 'daily-update', { as: 'Admin' });
      await untilWaitedFor(billing.server.database, holder);
      await holder.query('INSERT INTO daily_updates (day, counts, who) VALUES ($1, $2, $3)', [
        billing.today,
        counts,
        who,
      ]);
      await holder.query('COMMIT');
      return (await answer).body['message'];
    });

  it.each([
    ['erin', 'A daily update that erin started was under way'],
    ['', 'The daily update of the morning was under way'],
  ])('waits for it and says what that one did, started by "%s"', async (who, start) => {
    expect(await told(who, { services: 3, invoices: 40, billed: 38, reminders: 2 })).toBe(
      `${start} and is done: 3 services scheduled, 40 invoices made, 38 billed, 2 reminders sent. What was left to do after it: 0 services scheduled, 0 invoices made, 0 billed, 0 reminders sent.`,
    );
  });

  it('says nothing of one that found nothing to do', async () => {
    expect(await told('erin', none)).toBe(
      'Daily update: 0 services scheduled, 0 invoices made, 0 billed, 0 reminders sent.',
    );
  });
});
