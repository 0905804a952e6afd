import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { dayAfter } from '../../harness/ledger/oracle/amounts.ts';
import { settleCharge } from '../payments/settle.ts';
import { createQueueMails } from '../mail/queueMail.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });

describe('an issued invoice', () => {
  it('cannot be deleted, and is offered to be voided instead', async () => {
    const invoice = await billing.issued();
    const { status, body } = await billing.remove(invoice['id']);
    expect([status, body['message']]).toEqual([
      409,
      `Invoice ${String(invoice['invoiceNumber'])} has been issued and cannot be deleted. Void it instead: that credits the whole amount and keeps the number.`,
    ]);
    expect(await billing.invoiceOf(invoice['id'])).toEqual(invoice);
  });

  it('stays when it is issued while it is deleted, and a deleted draft takes no number', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => billing.create('invoices', { subTotal: 1 })),
    );
    const before = await billing.issued();
    const answers = await Promise.all(
      drafts.flatMap(({ id }, index) => {
        const both = [() => billing.remove(id), () => billing.issue(id)];
        return (index % 2 === 0 ? both : both.reverse()).map((work) => work());
      }),
    );
    const removals = answers.filter((answer) => answer !== undefined);
    const left = (await Promise.all(drafts.map(({ id }) => billing.invoiceOf(id))))
      .map(({ invoiceNumber }) => invoiceNumber)
      .filter((number) => number !== undefined);
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(20 - left.length);
    expect(removals.filter(({ status }) => status === 409)).toHaveLength(left.length);
    const first = Number(before['invoiceNumber']) + 1;
    expect(left.map(Number).sort()).toEqual(left.map((_, index) => first + index));
    expect((await billing.issued())['invoiceNumber']).toBe(first + left.length);
  });

  it('as a draft can be deleted, and put back', async () => {
    const { id } = await billing.create('invoices', { subTotal: 1 });
    expect((await billing.remove(id)).status).toBe(200);
    expect((await billing.call('POST', `invoices/restore/${String(id)}`, {})).status).toBe(200);
  });
});

describe('a void invoice', () => {
  it('keeps number and amounts, and says since when and why', async () => {
    const invoice = await billing.issued();
    const { status, body } = await billing.makeVoid(invoice, 'Made twice');
    expect([status, body['message']]).toEqual([
      200,
      `Invoice ${String(invoice['invoiceNumber'])} is void: nothing is owed on it.`,
    ]);
    expect(await billing.invoiceOf(invoice['id'])).toEqual({
      ...invoice,
      version: Number(invoice['version']) + 1,
      balance: 0,
      voidedOn: billing.today,
      voidReason: 'Made twice',
    });
    expect((await billing.remove(invoice['id'])).status).toBe(409);
    const { body: history } = await billing.call(
      'GET',
      `invoices/history/${String(invoice['id'])}`,
    );
    expect((history['results'] as Json[])[0]).toMatchObject({
      who: 'test-admin',
      action: 'update',
      before: { voidedOn: null },
      after: { voidedOn: billing.today, voidReason: 'Made twice' },
    });
  });

  it('may have been of no amount, and paid for that alone', async () => {
    const invoice = await billing.issued({ subTotal: 0 });
    expect(invoice).toMatchObject({ paid: true, balance: 0 });
    expect((await billing.makeVoid(invoice)).status).toBe(200);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: false, paidDateTs: null });
  });

  it('was voided once, however often and at once it is asked', async () => {
    const invoice = await billing.issued();
    const answers = await Promise.all(Array.from({ length: 40 }, () => billing.makeVoid(invoice)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await billing.invoiceOf(invoice['id']))['version']).toBe(
      Number(invoice['version']) + 1,
    );
    expect((await billing.makeVoid(invoice)).body['message']).toBe(
      `Invoice ${String(invoice['invoiceNumber'])} is void already.`,
    );
  });

  it('is in no sum, no list of what is owed and no chart', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Sum' });
    const invoice = await billing.issued({ clientId, dateTs: '2026-01-05' });
    await billing.issued({ clientId, subTotal: 50 });
    const total = async (query = ''): Promise<unknown> =>
      (await billing.call('GET', `invoices/?clientId=${String(clientId)}${query}`)).body['total'];
    const charts = async (): Promise<string> =>
      JSON.stringify((await billing.call('GET', 'generate-chart-data/')).body['result']);
    expect([await total(), await total('&state=Overdue'), await total('&issued=true')]).toEqual([
      169.5, 113, 169.5,
    ]);
    expect(invoice['isOverdue']).toBe(true);
    const inCharts = await charts();
    await billing.makeVoid(invoice);
    expect([await total(), await total('&state=Overdue'), await total('&issued=true')]).toEqual([
      56.5, 0, 56.5,
    ]);
    expect((await billing.invoiceOf(invoice['id']))['isOverdue']).toBe(false);
    const { body } = await billing.call('GET', `invoices/?state=Void&clientId=${String(clientId)}`);
    expect([body['count'], body['total']]).toEqual([1, 0]);
    expect(await charts()).not.toBe(inCharts);
  });

  it('stands on the statement with its reversal, so that every day’s balance is exact', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Ledger' });
    const invoice = await billing.issued({ clientId, dateTs: '2026-01-05' });
    const later = await billing.issued({ clientId, dateTs: dayAfter(billing.today, 300) });
    await billing.makeVoid(later);
    await billing.server.database.query(
      "UPDATE invoices SET voided_on = '2026-02-10' WHERE id = $1",
      [invoice['id']],
    );
    const statement = async (query: string): Promise<string[][]> => {
      const address = `invoices/download-csv/${String(clientId)}${query}`;
      const { text } = await billing.call('GET', address);
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

  it('cannot be paid, in whatever way', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Payer' });
    const invoice = await billing.issued({ clientId });
    const number = String(invoice['invoiceNumber']);
    await billing.makeVoid(invoice);
    for (const [amount, refusal] of [
      ['113.00', [409, expect.stringContaining(`We have cancelled invoice #${number}`)]],
      // Nobody finds out numbers.
      ['226.00', [400, expect.stringContaining("number don't match the amount")]],
    ] as const) {
      const asked = { number, amount };
      const { status, body } = await billing.call('POST', 'check-quote-invoice/', asked);
      expect([status, body['message']]).toEqual(refusal);
    }
    const received = await billing.call('PUT', `receive-payment/${String(invoice['id'])}/`, {});
    expect([received.status, received.body['message']]).toEqual([
      409,
      `Invoice ${number} is void: nothing is owed on it.`,
    ]);
  });

  it('is written as void on paper', async () => {
    const invoice = await billing.issued();
    await billing.makeVoid(invoice);
    const asked: unknown[] = [];
    const { documents } = billing.server.workers;
    billing.server.workers.documents = {
      ...documents,
      run(name, input) {
        asked.push(input);
        return documents.run(name, input);
      },
    };
    const { status, text } = await billing.call(
      'GET',
      `download-invoice/${String(invoice['invoiceNumber'])}`,
    );
    billing.server.workers.documents = documents;
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(asked).toMatchObject([{ invoice: { voidedOn: billing.today } }]);
  });

  it('keeps a charge that comes in late as the client’s money, and stays void', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Late' });
    const invoice = await billing.issued({ clientId });
    const key = randomUUID();
    await billing.server.database.query(
      `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, status, claimed_until)
       VALUES ($1, $2, $3, 11300, 'tok', 'failed', now())`,
      [key, invoice['invoiceNumber'], invoice['id']],
    );
    await billing.makeVoid(invoice);
    const { database, company, jobs } = billing.server;
    const context = { database, company, queueMails: createQueueMails(jobs) };
    await settleCharge(context, key, { intent: 'pi_late', cents: 11_300 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({
      paid: false,
      voidedOn: billing.today,
    });
    const { text } = await billing.call('GET', `invoices/download-csv/${String(clientId)}`);
    expect(text).toContain('Closing balance,,,,-113.00');
  });
});
