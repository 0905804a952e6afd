import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { moneyReports, type MoneyReport } from 'shared-api/contract/billing/moneyReports';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { readPdf } from '../../harness/testing/readPdf.ts';
import { dayBefore, movesOf } from '../../harness/testing/money/testReports.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';
import { creditInvoice } from '../ledger/credit.ts';
import { refund } from '../ledger/refund.ts';
import { writeOff } from '../ledger/writeOff.ts';

const billing = billingPerFile();
const { context, pay } = movesOf(billing);

interface Line {
  key: string;
  name: string;
  about: string;
  amounts: number[];
}
const read = async (address: string): Promise<{ lines: Line[]; totals: number[] }> => {
  const { status, body, text } = await billing.call('GET', address);
  if (status !== 200) throw new Error(text);
  return body as unknown as { lines: Line[]; totals: number[] };
};
/** A report's lines, by what its columns are called. */
const linesOf = async (name: keyof typeof moneyReports, query = ''): Promise<Json[]> => {
  const { lines } = await read(`money-reports/${name}/${query}`);
  const { columns }: MoneyReport = moneyReports[name];
  return lines.map(({ key, name: words, amounts }) => ({
    line: words || key,
    ...Object.fromEntries(
      columns.flatMap((column, index) =>
        amounts[index] === 0 ? [] : [[column.key, amounts[index]]],
      ),
    ),
  }));
};
describe('receivables by age', () => {
  it('counts from the day an invoice is due, and what is on account against it', async () => {
    const { id: clientId } = await billing.create('clients', { companyName: 'Maple Dental' });
    for (const [age, subTotal] of [
      [30, 100],
      [31, 200],
      [60, 300],
      [61, 400],
      [120, 500],
      [121, 600],
    ] as const) {
      await billing.issued({ clientId, subTotal, dateTs: dayBefore('2026-06-30', age) });
    }
    const oldest = await billing.issued({ clientId, dateTs: '2026-01-01' });
    await pay(oldest, 113, '2026-06-30', 50);
    expect(await linesOf('ageing', '?to=2026-06-30')).toEqual([
      {
        line: 'Maple Dental',
        notDue: 113,
        days30: 565,
        days60: 452,
        days90: 565,
        over90: 678,
        owed: 2373,
        onAccount: -50,
        balance: 2323,
      },
    ]);
  });

  it('of a past day knows nothing of what was paid later', async () => {
    const invoice = await billing.issued({
      clientId: (await billing.create('clients', { fullName: 'Ann' }))['id'],
      dateTs: '2026-01-01',
    });
    await pay(invoice, 113, '2026-03-05');
    expect(await linesOf('ageing', '?to=2026-03-04')).toEqual([
      { line: 'Ann', days60: 113, owed: 113, balance: 113 },
    ]);
    expect(await linesOf('ageing', '?to=2026-03-05')).toEqual([]);
    expect(await linesOf('ageing', '?to=2025-12-31')).toEqual([]);
  });

  it('knows the same day of being due as the invoices', async () => {
    const { rows } = await billing.server.database.query(
      "SELECT (invoice_due_day('2026-01-01') - date '2026-01-01')::integer AS days",
    );
    expect(rows).toEqual([{ days: overdueDays }]);
  });
});

it('a credit and the tax of a write-off count in the period of their own day', async () => {
  const invoice = await billing.issued({
    clientId: (await billing.create('clients', { fullName: 'Ann' }))['id'],
    dateTs: '2026-01-15',
    type: 'Contracting',
    subTotal: 100,
  });
  const id = Number(invoice['id']);
  await creditInvoice(
    context(),
    id,
    { key: randomUUID(), reason: 'Late', lines: [{ line: 1, amount: 50 }] },
    'test',
  );
  // 13 % of 50 is 6.50: half a cent goes to the first of two halves.
  await writeOff(context(), id, { key: randomUUID(), amount: 28.25, reason: 'Gone' }, 'test');
  await writeOff(context(), id, { key: randomUUID(), amount: null, reason: 'Gone' }, 'test');
  const issued = await linesOf('hst', '?from=2026-01-01&to=2026-03-31');
  expect(issued).toEqual([
    { line: '101', amount: 100 },
    { line: '103', amount: 13 },
    { line: '104' },
    { line: '105', amount: 13 },
    { line: '106' },
    { line: '107' },
    { line: '108' },
    { line: '109', amount: 13 },
  ]);
  const now = await linesOf('hst', `?from=${billing.today}&to=${billing.today}`);
  expect(now).toEqual([
    { line: '101', amount: -50 },
    { line: '103', amount: -6.5 },
    { line: '104' },
    { line: '105', amount: -6.5 },
    { line: '106' },
    { line: '107', amount: 6.5 },
    { line: '108', amount: 6.5 },
    { line: '109', amount: -13 },
  ]);
  expect(await linesOf('salesByService', `?from=2026-01-01&to=${billing.today}`)).toEqual([
    { line: 'Contracting', invoiced: 100, credited: -50, net: 50, tax: 6.5, total: 56.5 },
  ]);
});

it('sales by service tell the kind of a quote, visits of contracts, and other work', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const [painted, visited] = [
    await billing.issued({ clientId, dateTs: '2026-02-01', type: 'Contracting' }),
    await billing.issued({ clientId, dateTs: '2026-02-01', type: 'Janitorial' }),
    await billing.issued({ clientId, dateTs: '2026-02-01', type: 'Janitorial' }),
  ];
  const quote = await billing.create('quotes', { clientId, price: 113, type: 'Paint' });
  const contract = await billing.create('contracts', { clientId, isActive: true });
  const { database } = billing.server;
  await database.query('UPDATE invoices SET quote_id = $2 WHERE id = $1', [
    painted['id'],
    quote['id'],
  ]);
  await database.query('UPDATE invoices SET contract_id = $2 WHERE id = $1', [
    visited['id'],
    contract['id'],
  ]);
  expect(await linesOf('salesByService', '?from=2026-02-01&to=2026-02-28')).toMatchObject([
    { line: 'Contracting/Paint', net: 100 },
    { line: 'Janitorial', net: 100 },
    { line: 'Janitorial/contract', net: 100 },
  ]);
  const { text } = await billing.call(
    'GET',
    'money-reports/salesByService/csv?from=2026-02-01&to=2026-02-28',
  );
  for (const words of ['Contracting: Paint', 'Janitorial: other', 'Janitorial: visits of']) {
    expect(text).toContain(words);
  }
});

it('money in is told by method, with what went back', async () => {
  const invoice = await billing.issued({
    clientId: (await billing.create('clients', { fullName: 'Ann' }))['id'],
  });
  const { id } = await pay(invoice, 100, '2026-03-05', 40);
  const given = { reference: '', reason: 'Too much', creditId: null, method: 'cash' } as const;
  await refund(context(), { key: randomUUID(), paymentId: id, amount: 15, ...given }, 'test');
  expect(await linesOf('received', `?from=2026-01-01&to=${billing.today}`)).toEqual([
    { line: 'cash', givenBack: -15, net: -15 },
    { line: 'cheque', received: 140, net: 140 },
  ]);
});

it('unbilled work is what is done and on no invoice, months of monthly contracts, and drafts', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const done = { clientId, serviceStatus: 'Complete' };
  await billing.create('services', { ...done, price: 80 });
  await billing.create('services', { ...done, serviceStatus: 'Scheduled', price: 999 });
  await billing.create('invoices', { clientId, subTotal: 25 });
  const { id: contractId } = await billing.create('contracts', {
    clientId,
    isActive: true,
    isMonthly: true,
    price: 500,
  });
  await billing.server.database.query(
    `INSERT INTO services (client_id, contract_id, service_status, price_cents, date_ts)
     SELECT $1, $2, 'Complete', 9900, d FROM unnest(ARRAY['2026-03-02 09:00', '2026-03-09 09:00']::timestamp[]) d`,
    [clientId, contractId],
  );
  expect(await linesOf('unbilled')).toEqual([{ line: 'Ann', done: 580, drafts: 25, total: 605 }]);
});

it('clients of one name are told apart by their city and e-mail', async () => {
  const places = [
    { city: 'Guelph', email: 'one@example.com' },
    { city: '', email: 'two@example.com' },
  ];
  for (const place of places) {
    const client = await billing.create('clients', { fullName: 'Beechwood Bakery', ...place });
    await billing.create('invoices', { clientId: client.id, subTotal: 25 });
  }
  const { lines } = await read('money-reports/unbilled/');
  expect(lines.flatMap(({ name, about }) => (name === 'Beechwood Bakery' ? [about] : []))).toEqual([
    'Guelph, one@example.com',
    'two@example.com',
  ]);
  const { text } = await billing.call('GET', 'money-reports/unbilled/csv');
  expect(text.split('\r\n').slice(2, 4)).toEqual([
    '"Beechwood Bakery, Guelph, one@example.com",0.00,25.00,25.00',
    '"Beechwood Bakery, two@example.com",0.00,25.00,25.00',
  ]);
});

it('the profit of a contract is what it brought less what its people cost', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const { id } = await billing.create('contracts', { clientId, address: '1 King St', price: 100 });
  const invoice = await billing.create('invoices', {
    clientId,
    subTotal: 100,
    dateTs: '2026-03-31',
  });
  await billing.server.database.query('UPDATE invoices SET contract_id = $1 WHERE id = $2', [
    id,
    invoice['id'],
  ]);
  await billing.issue(invoice['id']);
  await billing.server.database.query(
    `INSERT INTO services (client_id, contract_id, service_status, emp_cost_cents, date_ts)
     SELECT $1, $2, 'Complete', 2500, d
     FROM unnest(ARRAY['2026-03-31 23:59', '2026-04-01 00:00']::timestamp[]) d`,
    [clientId, id],
  );
  expect(await linesOf('profit', '?from=2026-03-01&to=2026-03-31')).toEqual([
    { line: 'Ann, 1 King St', revenue: 100, cost: -25, profit: 75 },
  ]);
});

describe('as files', () => {
  it('a report is CSV that sums, and a PDF with the same lines', async () => {
    const clientId = (await billing.create('clients', { companyName: '=Maple, Ltd' }))['id'];
    await billing.issued({ clientId, dateTs: '2026-05-15' });
    const csv = await billing.call('GET', 'money-reports/ageing/csv?to=2026-06-30');
    expect(csv.headers['content-disposition']).toContain('"ageing-2026-06-30.csv"');
    expect(csv.text.split('\r\n')).toEqual([
      '\ufeffReceivables by age,As of 2026-06-30',
      'Client,Not due,1–30 days,31–60 days,61–90 days,Over 90 days,Owed,On account,Balance',
      `"'=Maple, Ltd",0.00,113.00,0.00,0.00,0.00,113.00,0.00,113.00`,
      'Total,0.00,113.00,0.00,0.00,0.00,113.00,0.00,113.00',
      '',
    ]);
    const pdf = await billing.server.app.inject({
      url: '/api/money-reports/ageing/pdf?to=2026-06-30',
      headers: { authorization: await token() },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const { parts } = await readPdf(pdf.rawPayload);
    const said = JSON.stringify(parts);
    for (const words of ['Receivables by age', 'As of June 30, 2026', '=Maple, Ltd', '113.00']) {
      expect(said).toContain(words);
    }
  });

  const token = async (): Promise<string> => {
    const { body } = await billing.server.call('POST', 'rest-auth/login/', {
      body: { username: 'test-admin', password: 'correct horse battery' },
    });
    return `Token ${String(body['token'])}`;
  };
});

it.each([
  ['money-reports/nothing/', 404, 'There is no report "nothing".'],
  ['money-reports/ageing/?to=2026-02-30', 400, 'to must be a day, written as 2026-01-31.'],
  ['money-reports/ageing/?from=2026-01-01', 400, 'There is no parameter "from".'],
  ['money-reports/unbilled/?to=2026-01-01', 400, 'There is no parameter "to".'],
  [
    'money-reports/hst/?from=2026-02-01&to=2026-01-31',
    400,
    'The last day is before the first one.',
  ],
  ['money-reports/hst/?colour=red', 400, 'There is no parameter "colour".'],
  ['money-reports/hst/entries/?column=tax', 400, 'The report has no such column.'],
  ['money-reports/hst/entries/?column=amount&skip=-1', 400, 'skip must be the number of a record.'],
])('%s is refused', async (address, status, message) => {
  const answer = await billing.call('GET', address);
  expect([answer.status, answer.body['message']]).toEqual([status, message]);
});
