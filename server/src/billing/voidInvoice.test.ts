import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { settleCharge } from '../payments/settle.ts';
import { createQueueMails } from '../mail/queueMail.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { dailyUpdate } from './dailyUpdate.ts';
import { issueInvoices } from './issueInvoices.ts';

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  today = companyDay(Date.now() / 1000, server.company.timeZone);
}, 60_000);
afterAll(() => server.close());

type Json = Record<string, unknown>;
type Answer = Awaited<ReturnType<TestServer['call']>>;

async function create(entity: string, body: object): Promise<Json> {
  const answer = await server.call('POST', `${entity}/create`, { as: 'Admin', body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
  server.call(method, address, { as: 'Admin', ...(body ? { body } : {}) });
const invoiceOf = async (id: unknown): Promise<Json> =>
  (await call('GET', `invoices/${String(id)}/`)).body;
const issue = (id: unknown): Promise<void> =>
  server.database.transaction((connection) =>
    issueInvoices(connection, [Number(id)], today, 'test'),
  );
const remove = (id: unknown): Promise<Answer> => call('DELETE', `invoices/delete/${String(id)}`);
const makeVoid = ({ id, version }: Json, reason = 'Wrong client'): Promise<Answer> =>
  call('POST', `invoices/${String(id)}/void/`, { version, reason });

/** An issued invoice for 100 dollars plus tax. */
async function issued(fields: object = {}): Promise<Json> {
  const { id } = await create('invoices', { subTotal: 100, type: 'Janitorial', ...fields });
  await issue(id);
  return invoiceOf(id);
}

describe('an issued invoice', () => {
  it('cannot be deleted, and is offered to be voided instead', async () => {
    const invoice = await issued();
    const { status, body } = await remove(invoice['id']);
    expect([status, body['message']]).toEqual([
      409,
      `Invoice #${String(invoice['invoiceNumber'])} has been issued and cannot be deleted. Void it instead: that credits the whole amount and keeps the number.`,
    ]);
    expect(await invoiceOf(invoice['id'])).toEqual(invoice);
  });

  it('stays when it is issued while it is deleted, and a deleted draft takes no number', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => create('invoices', { subTotal: 1 })),
    );
    const before = await issued();
    const answers = await Promise.all(
      drafts.flatMap(({ id }, index) => {
        const both = [() => remove(id), () => issue(id)];
        return (index % 2 === 0 ? both : both.reverse()).map((work) => work());
      }),
    );
    const removals = answers.filter((answer) => answer !== undefined);
    const left = (await Promise.all(drafts.map(({ id }) => invoiceOf(id))))
      .map(({ invoiceNumber }) => invoiceNumber)
      .filter((number) => number !== undefined);
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(20 - left.length);
    expect(removals.filter(({ status }) => status === 409)).toHaveLength(left.length);
    const first = Number(before['invoiceNumber']) + 1;
    expect(left.map(Number).sort()).toEqual(left.map((_, index) => first + index));
    expect((await issued())['invoiceNumber']).toBe(first + left.length);
  });

  it('as a draft can be deleted, and put back', async () => {
    const { id } = await create('invoices', { subTotal: 1 });
    expect((await remove(id)).status).toBe(200);
    expect((await call('POST', `invoices/restore/${String(id)}`, {})).status).toBe(200);
  });
});

describe('a void invoice', () => {
  it('keeps number and amounts, and says since when and why', async () => {
    const invoice = await issued();
    const { status, body } = await makeVoid(invoice, 'Made twice');
    expect([status, body['message']]).toEqual([
      200,
      `Invoice #${String(invoice['invoiceNumber'])} is void: nothing is owed on it.`,
    ]);
    expect(await invoiceOf(invoice['id'])).toEqual({
      ...invoice,
      version: Number(invoice['version']) + 1,
      voidedOn: today,
      voidReason: 'Made twice',
    });
    expect((await remove(invoice['id'])).status).toBe(409);
    const { body: history } = await call('GET', `invoices/history/${String(invoice['id'])}`);
    expect((history['results'] as Json[])[0]).toMatchObject({
      who: 'test-admin',
      action: 'update',
      before: { voidedOn: null },
      after: { voidedOn: today, voidReason: 'Made twice' },
    });
  });

  it('was voided once, however often and at once it is asked', async () => {
    const invoice = await issued();
    const answers = await Promise.all(Array.from({ length: 40 }, () => makeVoid(invoice)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await invoiceOf(invoice['id']))['version']).toBe(Number(invoice['version']) + 1);
    expect((await makeVoid(invoice)).body['message']).toBe(
      `Invoice #${String(invoice['invoiceNumber'])} is void already.`,
    );
  });

  it('is in no sum, no list of what is owed and no chart', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Sum' });
    const invoice = await issued({ clientId, dateTs: '2026-01-05' });
    await issued({ clientId, subTotal: 50 });
    const total = async (query = ''): Promise<unknown> =>
      (await call('GET', `invoices/?clientId=${String(clientId)}${query}`)).body['total'];
    const charts = async (): Promise<string> =>
      JSON.stringify((await call('GET', 'generate-chart-data/')).body['result']);
    expect([await total(), await total('&state=Overdue'), await total('&issued=true')]).toEqual([
      169.5, 113, 169.5,
    ]);
    expect(invoice['isOverdue']).toBe(true);
    const inCharts = await charts();
    await makeVoid(invoice);
    expect([await total(), await total('&state=Overdue'), await total('&issued=true')]).toEqual([
      56.5, 0, 56.5,
    ]);
    expect((await invoiceOf(invoice['id']))['isOverdue']).toBe(false);
    const { body } = await call('GET', `invoices/?state=Void&clientId=${String(clientId)}`);
    expect([body['count'], body['total']]).toEqual([1, 0]);
    expect(await charts()).not.toBe(inCharts);
    await server.database.query('UPDATE invoices SET voided_on = NULL WHERE id = $1', [
      invoice['id'],
    ]);
    expect(await charts()).toBe(inCharts);
  });

  it('stands on the statement with its reversal, so that every day’s balance is exact', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Ledger' });
    const invoice = await issued({ clientId, dateTs: '2026-01-05' });
    const later = await issued({ clientId, dateTs: '2999-01-01' });
    for (const one of [invoice, later]) await makeVoid(one);
    await server.database.query("UPDATE invoices SET voided_on = '2026-02-10' WHERE id = $1", [
      invoice['id'],
    ]);
    const statement = async (query: string): Promise<string[][]> => {
      const address = `invoices/download-csv/${String(clientId)}${query}`;
      const { text } = await call('GET', address);
      return parse(text, { bom: true, relax_column_count: true, from_line: 3 });
    };
    const number = String(invoice['invoiceNumber']);
    expect(await statement('?to=2026-12-31')).toEqual([
      ['', 'Opening balance', '', '', '', '0.00'],
      ['2026-01-05', 'Invoice', number, '113.00', '', '113.00'],
      ['2026-02-10', 'Void', number, '-113.00', '', '0.00'],
      ['', 'Closing balance', '', '', '', '0.00'],
    ]);
    expect((await statement('?to=2026-02-09')).at(-1)?.at(-1)).toBe('113.00');
    expect((await statement('?from=2026-02-10&to=2026-02-28'))[0]?.at(-1)).toBe('113.00');
    // An invoice voided before its own date was never owed.
    expect((await statement('')).map((row) => row.at(-1))).toEqual([
      ...['0.00', '113.00', '0.00', '113.00', '0.00'],
      '0.00',
    ]);
  });

  it('cannot be paid, in any way', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Payer' });
    const invoice = await issued({ clientId });
    const number = String(invoice['invoiceNumber']);
    await makeVoid(invoice);
    for (const amount of ['113.00', '226.00']) {
      const { status, body } = await call('POST', 'check-quote-invoice/', { number, amount });
      expect([status, body['message']]).toEqual([
        400,
        "Invoice/Quote number don't match the amount, please make sure you are entering the correct amount.",
      ]);
    }
    const received = await call('PUT', `receive-payment/${String(invoice['id'])}/`, {});
    expect([received.status, received.body['message']]).toEqual([
      409,
      `Invoice #${number} is void: nothing is owed on it.`,
    ]);
  });

  it('is written as void on paper', async () => {
    const invoice = await issued();
    await makeVoid(invoice);
    const asked: unknown[] = [];
    const { documents } = server.workers;
    server.workers.documents = {
      ...documents,
      run(name, input) {
        asked.push(input);
        return documents.run(name, input);
      },
    };
    const { status, text } = await call(
      'GET',
      `download-invoice/${String(invoice['invoiceNumber'])}`,
    );
    server.workers.documents = documents;
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(asked).toMatchObject([{ invoice: { voidedOn: today } }]);
  });

  it('keeps a charge that comes in late as the client’s money, and stays void', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Late' });
    const invoice = await issued({ clientId });
    const key = randomUUID();
    await server.database.query(
      `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, status, claimed_until)
       VALUES ($1, $2, $3, 11300, 'tok', 'failed', now())`,
      [key, invoice['invoiceNumber'], invoice['id']],
    );
    await makeVoid(invoice);
    const { database, company, jobs } = server;
    const context = { database, company, queueMails: createQueueMails(jobs) };
    await settleCharge(context, key, { intent: 'pi_late', cents: 11_300 });
    expect(await invoiceOf(invoice['id'])).toMatchObject({ paid: false, voidedOn: today });
    const { text } = await call('GET', `invoices/download-csv/${String(clientId)}`);
    expect(text).toContain('Closing balance,,,,-113.00');
  });
});

describe('the daily update', () => {
  const run = () => {
    const { database, company, jobs } = server;
    return dailyUpdate(
      { database, company, queueMails: createQueueMails(jobs) },
      Date.now() / 1000,
    );
  };

  it('neither bills nor reminds of what is void, and lets waiting mails go', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Ann', email: 'ann@example.com' });
    const { id: contractId } = await create('contracts', { clientId, autoBill: true });
    const unbilled = await issued({ clientId });
    const overdue = await issued({ clientId, dateTs: '2026-01-05' });
    await server.database.query('UPDATE invoices SET contract_id = $2 WHERE id = $1', [
      unbilled['id'],
      contractId,
    ]);
    await server.database.query('UPDATE invoices SET billed = true WHERE id = $1', [overdue['id']]);
    await server.database.query(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
       VALUES ('invoices', $1, 'ann@example.com', 'Your invoice', '', '')`,
      [overdue['id']],
    );
    for (const one of [unbilled, overdue]) {
      expect((await makeVoid(await invoiceOf(one['id']))).status).toBe(200);
    }
    await run();
    const { rows } = await server.database.query<Json>(
      'SELECT status, last_error AS why FROM mails WHERE entity = $1 AND record_id = ANY($2)',
      ['invoices', [unbilled['id'], overdue['id']]],
    );
    expect(rows).toEqual([{ status: 'failed', why: 'Not sent: the invoice is void.' }]);
    expect((await invoiceOf(unbilled['id']))['billed']).toBe(false);
  });

  it('invoices the services of a void invoice again, of a month as well', async () => {
    const { id: clientId } = await create('clients', { fullName: 'Again' });
    const service = { clientId, serviceStatus: 'Complete', dateTs: '2026-01-05T09:00' };
    const single = await create('services', { ...service, price: 80 });
    const monthly = await create('contracts', { clientId, isMonthly: true, price: 900 });
    const ofMonth = await create('services', service);
    await server.database.query('UPDATE services SET contract_id = $2 WHERE id = $1', [
      ofMonth['id'],
      monthly['id'],
    ]);
    await run();
    const invoices = async (): Promise<Json[]> =>
      (await call('GET', `invoices/?clientId=${String(clientId)}`)).body['results'] as Json[];
    const first = await invoices();
    expect(first.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
    for (const { id } of first) {
      await issue(id);
      const { body } = await makeVoid(await invoiceOf(id));
      expect(body['message']).toMatch(/ Its service can be invoiced again\.$/);
    }
    expect((await call('GET', `services/${String(single['id'])}/`)).body['invoiceId']).toBeNull();
    await run();
    await run();
    const again = (await invoices()).filter(({ voidedOn }) => voidedOn === null);
    expect(again.map(({ subTotal }) => subTotal).sort()).toEqual([80, 900]);
  });
});

describe('voiding is refused', () => {
  it('for a draft, which can be deleted', async () => {
    const { status, body } = await makeVoid(await create('invoices', { subTotal: 1 }));
    expect([status, body['message']]).toEqual([
      409,
      'This invoice is a draft without a number. Delete it instead.',
    ]);
  });

  it('where money was received, or may be any moment', async () => {
    const paid = await issued();
    await call('PUT', `receive-payment/${String(paid['id'])}/`, {});
    const partly = await issued();
    await server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, 5000, 'manual', $2, 'test')`,
      [partly['id'], today],
    );
    const pending = await issued();
    await server.database.query(
      `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, claimed_until)
       VALUES ($1, $2, $3, 11300, 'tok', now() + interval '1 hour')`,
      [randomUUID(), pending['invoiceNumber'], pending['id']],
    );
    for (const [invoice, why] of [
      [paid, 'is paid, so it cannot be voided: that money would belong to nothing.'],
      [
        partly,
        'is paid in part, with $ 50.00, so it cannot be voided: that money would belong to nothing.',
      ],
      [pending, 'is being confirmed. Try again in a minute.'],
    ] as const) {
      const { status, body } = await makeVoid(await invoiceOf(invoice['id']));
      expect([status, String(body['message']).endsWith(why)]).toEqual([409, true]);
    }
  });

  it('for a version that is not the newest, with the one that is', async () => {
    const invoice = await issued();
    const address = `invoices/update/${String(invoice['id'])}/`;
    const { body: newer } = await call('PUT', address, { ...invoice, notes: 'Newer' });
    const { status, body } = await makeVoid(invoice);
    expect([status, body['current']]).toEqual([409, newer]);
  });

  it('without a reason, and for what is not there', async () => {
    const invoice = await issued();
    const { status, body } = await makeVoid(invoice, '  ');
    expect([status, body['errors']]).toEqual([400, { reason: 'Say why this invoice is void.' }]);
    expect((await makeVoid({ id: 999_999, version: 1 })).status).toBe(404);
  });

  it('or the payment is, when both come at once', async () => {
    const raced = await Promise.all(Array.from({ length: 20 }, () => issued()));
    await Promise.all(
      raced.flatMap((invoice, index) => {
        const both = [
          () => makeVoid(invoice),
          () => call('PUT', `receive-payment/${String(invoice['id'])}/`, {}),
        ];
        return (index % 2 === 0 ? both : both.reverse()).map((work) => work());
      }),
    );
    const after = await Promise.all(raced.map(({ id }) => invoiceOf(id)));
    expect(after.filter(({ paid, voidedOn }) => (paid === true) === (voidedOn !== null))).toEqual(
      [],
    );
  });
});
