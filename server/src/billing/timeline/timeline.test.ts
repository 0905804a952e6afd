import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sendingOf } from '../../../harness/testing/money/testSending.ts';
import { daysAfter } from 'shared-api/contract/values/days';
import { billingPerFile, type Json } from '../../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { draft, mails, send, timeline } = sendingOf(billing);

describe('an invoice that was sent by other means', () => {
  const mark = (invoice: Json, more: object = {}) =>
    billing.call('POST', `invoices/${String(invoice['id'])}/mark-sent/`, {
      version: invoice['version'],
      how: 'By post',
      day: billing.today,
      key: randomUUID(),
      ...more,
    });

  it('is issued and billed without a mail, and its timeline says how', async () => {
    const invoice = await draft();
    expect((await mark(invoice)).status).toBe(200);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({
      billed: true,
      invoiceNumber: expect.any(Number),
    });
    expect(await mails()).toEqual([]);
    expect((await timeline(invoice)).at(-1)).toMatchObject({
      kind: 'sentOtherwise',
      day: billing.today,
      who: 'test-admin',
      note: 'By post',
    });
  });

  it.each([
    ['on the day on which it was noted', (today: string) => today],
    ['on a day before', (today: string) => daysAfter(today, -1)],
  ])('%s stands before money that came for it', async (_when, dayOf) => {
    const { id, version } = await draft();
    const day = dayOf(billing.today);
    await billing.call('PUT', `invoices/update/${String(id)}/`, { version, dateTs: day });
    const invoice = await billing.invoiceOf(id);
    expect((await mark(invoice, { day })).status).toBe(200);
    await billing.call('PUT', `receive-payment/${String(invoice['id'])}/`);
    const kinds = (await timeline(invoice)).map(({ kind }) => String(kind));
    expect(kinds.indexOf('sentOtherwise')).toBeLessThan(kinds.indexOf('payment'));
    expect(kinds.at(-1)).toBe('paid');
  });

  it('is marked once, however many ask at once with one key', async () => {
    const invoice = await draft();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => mark(invoice, { key })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await timeline(invoice)).filter(({ kind }) => kind === 'sentOtherwise')).toHaveLength(
      1,
    );
  });

  it('is refused without a way, on a day to come, and from an old version', async () => {
    const invoice = await draft();
    expect((await mark(invoice, { how: ' ' })).body['errors']).toEqual({
      how: 'Say how it was sent: by post, or handed over.',
    });
    expect((await mark(invoice, { day: '2199-01-01' })).body['errors']).toEqual({
      day: 'The day it was sent cannot be a day to come.',
    });
    expect((await mark({ ...invoice, version: 7 })).status).toBe(409);
  });
});

describe('the timeline of an invoice', () => {
  it('has its payments, when it was paid, and every mail of it', async () => {
    const invoice = await draft();
    await send(invoice);
    await billing.call('PUT', `receive-payment/${String(invoice['id'])}/`);
    await billing.server.database.query(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status)
       VALUES ('invoices', $1, 'ann@example.com', 'Payment received', '', '', 'sent')`,
      [invoice['id']],
    );
    const entries = await timeline(invoice);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(
      ['issued', 'made', 'mailed', 'paid', 'payment', 'sent'].sort(),
    );
    expect(entries.find(({ kind }) => kind === 'payment')).toMatchObject({
      amount: 113,
      who: 'test-admin',
    });
  });

  it('has what was paid before that it is paid, and after what was sent', async () => {
    const invoice = await draft();
    await send(invoice);
    const part = { day: billing.today, method: 'cash', reference: '', clientId: null };
    for (const amount of [13, 100]) {
      const allocations = [{ invoiceId: invoice['id'], amount }];
      const body = { key: randomUUID(), ...part, amount, allocations };
      expect((await billing.call('POST', 'payments/', body)).status).toBe(201);
    }
    const credit = { key: randomUUID(), reason: 'Cut short', lines: null };
    await billing.call('POST', `invoices/${String(invoice['id'])}/credit/`, credit);
    const entries = await timeline(invoice);
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['made', 'issued', 'sent', 'payment', 'payment', 'paid', 'credited'],
    ]);
    expect(entries.at(-1)).toMatchObject({ kind: 'credited', amount: 113 });
  });

  it('has what was given back of a credit, and which way it went', async () => {
    const invoice = await draft();
    await send(invoice);
    await billing.call('PUT', `receive-payment/${String(invoice['id'])}/`);
    const path = `invoices/${String(invoice['id'])}`;
    const lines = [{ line: 1, amount: 40 }];
    const credit = { key: randomUUID(), reason: 'Cut short', lines };
    const { id: creditId } = (await billing.call('POST', `${path}/credit/`, credit)).body;
    const back = { key: randomUUID(), paymentId: null, creditId, amount: 45.2, reference: '' };
    const refund = { ...back, method: 'cheque', reason: 'Cut short' };
    expect((await billing.call('POST', 'refunds/', refund)).status).toBe(201);
    expect((await timeline(invoice)).at(-1)).toMatchObject({
      kind: 'givenBack',
      amount: 45.2,
      note: 'cheque',
    });
    const ledger = (await billing.call('GET', `${path}/ledger/`)).body['results'] as Json[];
    expect(ledger.at(-1)).toMatchObject({ kind: 'refund', method: 'cheque', moved: -45.2 });
  });

  it('calls only paid what money has paid', async () => {
    const kindsOf = async (call: string, body: object) => {
      const invoice = await draft();
      await send(invoice);
      await billing.call('POST', `invoices/${String(invoice['id'])}/${call}/`, body);
      expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: true });
      return (await timeline(invoice)).map(({ kind }) => kind).slice(-2);
    };
    const key = randomUUID();
    expect(await kindsOf('write-off', { key, amount: null, reason: 'Bankrupt' })).toEqual([
      'writtenOff',
      'settled',
    ]);
    expect(await kindsOf('credit', { key: randomUUID(), reason: 'Wrong', lines: null })).toEqual([
      'credited',
      'settled',
    ]);
  });

  it('says when, by whom and why it became void', async () => {
    const issued = await billing.issued();
    await billing.makeVoid(issued, 'Twice');
    expect((await timeline(issued)).at(-1)).toMatchObject({
      kind: 'voided',
      day: billing.today,
      who: 'test-admin',
      note: 'Twice',
    });
  });
});
