import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { said } from '../../harness/testing/sampleDocuments.ts';
import { creditNotePdf, invoicePdf } from '../documents/pdfs.ts';

const billing = billingPerFile();

const post = (address: string, body: object) =>
  billing.call('POST', address, { key: randomUUID(), ...body });
const credit = ({ id }: Json, body: object = {}) =>
  post(`invoices/${String(id)}/credit/`, { reason: 'Poor work', lines: null, ...body });
const payWhole = ({ id }: Json) => billing.call('PUT', `receive-payment/${String(id)}/`, {});
const ledgerOf = async ({ id }: Json): Promise<Json> =>
  (await billing.call('GET', `invoices/${String(id)}/ledger/`)).body;
const account = async (id: unknown): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/account/`)).body;

/** An issued invoice of a client of its own, with three lines that make 100 dollars. */
async function threeLines(): Promise<Json> {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const newLineData = [
    ['Description', 'Amount'],
    ['Windows', '$ 33.33'],
    ['Floors', '33.33'],
    ['Doors', '$ 33.34'],
  ];
  return billing.issued({ clientId, newLineData });
}

/** Expects account and journal to name the credit that pays an invoice by its own number. */
async function expectNamed(credited: Json, paid: Json): Promise<void> {
  const creditNumber = `${String(credited['invoiceNumber'])}-C1`;
  expect(await ledgerOf(paid)).toMatchObject({
    results: [{ kind: 'invoiceIssued' }, { kind: 'allocation', amount: -50, creditNumber }],
  });
  const { text } = await billing.call('GET', 'journal/quickbooks?from=2020-01-01&to=2099-12-31');
  expect(text).toContain(`"Allocation, Credit ${creditNumber}"`);
  expect(text).toContain(`"Allocation, Invoice #${String(paid['invoiceNumber'])}"`);
}

describe('a credit', () => {
  it('of a line reduces what is owed by the line with its tax, and has the number of the invoice', async () => {
    const invoice = await threeLines();
    const { status, body } = await credit(invoice, { lines: [{ line: 1, amount: 33.33 }] });
    const number = String(invoice['invoiceNumber']);
    expect([status, body['message']]).toEqual([201, `Credit ${number}-C1 over $ 37.66 is made.`]);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 75.34, paid: false });
    expect((await ledgerOf(invoice))['results']).toMatchObject([
      { kind: 'invoiceIssued', balance: 113 },
      { kind: 'credit', amount: -37.66, balance: 75.34, creditNumber: `${number}-C1` },
    ]);
    expect((await ledgerOf(invoice))['lines']).toMatchObject([
      { line: 1, left: 0 },
      { line: 2, left: 33.33 },
      { line: 3, left: 33.34 },
    ]);
  });

  it('in parts takes exactly the tax of the invoice, and no part marks it paid before', async () => {
    const invoice = await threeLines();
    for (const line of [1, 2, 3]) {
      for (const amount of [0.01, 11.11, 22.21]) {
        expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: false });
        expect((await credit(invoice, { lines: [{ line, amount }] })).status).toBe(201);
      }
    }
    expect((await credit(invoice, { lines: [{ line: 3, amount: 0.01 }] })).status).toBe(201);
    const found = await billing.invoiceOf(invoice['id']);
    expect(found).toMatchObject({ balance: 0, paid: true, paidDateTs: billing.today });
    const { rows } = await billing.server.database.query(
      "SELECT account, sum(cents)::bigint AS cents FROM ledger_postings WHERE account IN ('hst', 'revenue') GROUP BY 1",
    );
    expect(rows.every(({ cents }) => cents === 0)).toBe(true);
  });

  it('of a paid invoice is kept on account, pays another one, and the rest goes back', async () => {
    const invoice = await threeLines();
    await payWhole(invoice);
    const { clientId } = invoice;
    const { body } = await credit(invoice);
    expect(body).toMatchObject({ onAccount: 113 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: true, balance: 0 });
    expect(await account(clientId)).toMatchObject({ balance: -113, onAccount: 113 });

    const other = await billing.issued({ clientId, subTotal: 50 });
    const allocate = (amount: number) =>
      post(`credits/${String(body['id'])}/allocate/`, {
        allocations: [{ invoiceId: other['id'], amount }],
      });
    expect((await allocate(50)).status).toBe(200);
    await expectNamed(invoice, other);
    const moved = await allocate(6.5);
    expect([moved.status, moved.body['onAccount']]).toEqual([200, 56.5]);
    expect(await billing.invoiceOf(other['id'])).toMatchObject({ paid: true });

    const back = {
      paymentId: null,
      creditId: body['id'],
      method: 'cheque',
      reference: '9',
      reason: 'Asked for it',
    };
    expect((await post('refunds/', { ...back, amount: 56.51 })).status).toBe(409);
    expect((await post('refunds/', { ...back, amount: 56.5 })).body).toMatchObject({
      message: 'The refund of $ 56.50 is recorded.',
      onAccount: 0,
    });
    expect(await account(clientId)).toMatchObject({ balance: 0, onAccount: 0, owed: 0 });
  });

  it('says before it is made what it comes to, what it reduces and what is kept', async () => {
    const invoice = await threeLines();
    const preview = async (lines: object[] | null): Promise<Json> => {
      const address = `invoices/${String(invoice['id'])}/credit-preview/`;
      return (await billing.call('POST', address, { lines })).body;
    };
    expect(await preview([{ line: 1, amount: 33.33 }])).toEqual({
      subTotal: 33.33,
      tax: 4.33,
      total: 37.66,
      reduces: 37.66,
      onAccount: 0,
      wasHeld: 0,
    });
    const [invoiceId, day] = [invoice['id'], billing.today];
    await post('payments/', {
      ...{ amount: 100, day, method: 'cash', reference: '' },
      allocations: [{ invoiceId, amount: 100 }],
    });
    expect(await preview(null)).toMatchObject({ total: 113, reduces: 13, onAccount: 100 });
    expect(await preview([{ line: 1, amount: 50 }])).toMatchObject({
      message: 'Only $ 33.33 of line 1 is left to credit.',
    });
    expect((await ledgerOf(invoice))['results']).toHaveLength(2);

    await credit(invoice);
    expect(await ledgerOf(invoice)).toMatchObject({
      credited: 113,
      creditedOnAccount: 100,
      received: 100,
      writtenOff: 0,
    });
    expect((await ledgerOf(invoice))['results']).toMatchObject([
      { kind: 'invoiceIssued', credited: 0 },
      { kind: 'allocation', credited: 0 },
      { kind: 'credit', amount: -13, credited: 113 },
    ]);
    const pdf = await invoicePdf(billing.server, Number(invoice['invoiceNumber']));
    const text = said(await readPdf(pdf ?? Buffer.of()));
    expect(text).toMatch(/Credit\s*\$\s13\.00/);
    expect(text).toMatch(/Credit to your account\s*\$\s100\.00/);
  });

  it.each([
    [['Discount', '-20'], 80, 'discount'],
    [['Floors', '20'], 130, 'otherSum'],
  ])(
    'of lines with %j and a subtotal of %p is of one amount, and why',
    async (row, subTotal, why) => {
      const newLineData = [['Description', 'Amount'], ['Windows', '100'], row];
      const ledger = await ledgerOf(await billing.issued({ newLineData, subTotal }));
      expect(ledger).toMatchObject({ asOne: why, lines: [{ line: 1, amount: subTotal }] });
    },
  );

  it('is never more than the invoice, with 30 at once', async () => {
    const invoice = await threeLines();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => credit(invoice, { lines: [{ line: 2, amount: 10 }] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      'Only $ 3.33 of line 2 is left to credit.',
    );
    const whole = await Promise.all(Array.from({ length: 30 }, () => credit(invoice)));
    expect(whole.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0 });
    expect((await credit(invoice)).body['message']).toBe(
      `Invoice #${String(invoice['invoiceNumber'])} is credited already, as a whole, so nothing of it is left to credit. Its credits stand in its timeline.`,
    );
  });

  it('keeps an invoice from being void', async () => {
    const invoice = await threeLines();
    await credit(invoice, { lines: [{ line: 1, amount: 1 }] });
    const now = await billing.invoiceOf(invoice['id']);
    expect((await billing.makeVoid(now)).status).toBe(409);
  });

  it('of an invoice without lines counts it as one', async () => {
    const invoice = await billing.issued();
    expect((await ledgerOf(invoice))['lines']).toEqual([
      { line: 1, description: '', amount: 100, left: 100 },
    ]);
    expect((await credit(invoice, { lines: [{ line: 2, amount: 1 }] })).body['errors']).toEqual({
      lines: 'The invoice has no line 2.',
    });
    expect((await credit(invoice, { lines: [{ line: 1, amount: 40 }] })).status).toBe(201);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 67.8 });
  });
});

describe('a refund', () => {
  it('is of what is left on account, never twice, and keeps its payment from being taken back', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Ben' });
    const paid = await post('payments/', {
      clientId,
      amount: 100,
      day: billing.today,
      method: 'cash',
      reference: '',
      allocations: [],
    });
    const back = {
      paymentId: paid.body['id'],
      creditId: null,
      method: 'cash',
      reference: '',
      reason: 'Moved away',
    };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post('refunds/', { ...back, amount: 30 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await account(clientId)).toMatchObject({ onAccount: 10, balance: -10 });
    const reversed = await billing.call('POST', `payments/${String(paid.body['id'])}/reverse/`, {
      reason: 'Wrong',
    });
    expect([reversed.status, reversed.body['message']]).toEqual([
      409,
      'A part of this payment was refunded, so it cannot be taken back.',
    ]);
    expect((await post('refunds/', { ...back, creditId: 1, amount: 1 })).status).toBe(400);
    expect((await post('refunds/', { ...back, amount: 10.01 })).body).toMatchObject({
      errors: { amount: 'Only $ 10.00 of it is left on account.' },
    });
    expect((await post('refunds/', { ...back, amount: 10 })).status).toBe(201);
    // As whoever else has the window open is told.
    expect((await post('refunds/', { ...back, amount: 10 })).body).toMatchObject({
      errors: {
        amount: 'Nothing of it is left on account any more: it has been given back or used.',
      },
    });
  });
});

describe('a write-off', () => {
  it('takes off what is owed, in part or all of it, and leaves the tax', async () => {
    const invoice = await billing.issued();
    const address = `invoices/${String(invoice['id'])}/write-off/`;
    expect((await post(address, { amount: 113.01, reason: 'Bankrupt' })).status).toBe(409);
    expect((await post(address, { amount: 13, reason: 'Bankrupt' })).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(address, { amount: null, reason: 'Bankrupt' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0, paid: true });
    const { rows } = await billing.server.database.query(
      "SELECT sum(cents)::bigint AS cents FROM ledger_postings WHERE account = 'hst'",
    );
    expect(rows).toEqual([{ cents: -1_300 }]);
  });

  it('has a document of its own, in the client’s language, with lines, tax and what becomes of it', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Ann', language: 'fr' });
    const newLineData = [
      ['Description', 'Amount'],
      ['Vitres', '60.00'],
      ['Planchers', '40.00'],
    ];
    const invoice = await billing.issued({ clientId, newLineData });
    await payWhole(invoice);
    await credit(invoice, { reason: 'Oubliées', lines: [{ line: 1, amount: 60 }] });
    const number = `${String(invoice['invoiceNumber'])}-C1`;
    const pdf = await creditNotePdf(billing.server, Number(invoice['invoiceNumber']), 1);
    const text = said(await readPdf(pdf ?? Buffer.of()));
    for (const words of [
      `Note de crédit nº ${number}`,
      'Oubliées',
      'Vitres',
      '67,80 $',
      '7,80 $',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('67,80 $ reste à votre compte ou vous est remboursé.');
    expect(text).not.toContain('Planchers');
    const file = await billing.call('GET', `download-credit/${number}`);
    expect(file.headers['content-disposition']).toContain(`credit-${number}.pdf`);
    for (const unknown of [number.replace('C1', 'C2'), '10001', 'x']) {
      expect((await billing.call('GET', `download-credit/${unknown}`)).status).toBe(404);
    }
  });
});
