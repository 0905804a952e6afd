import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import {
  journalAccountNames,
  journalAccountOf,
  type journalAccounts,
} from 'shared-api/contract/billing/journal';
import { journalTrip } from '../../harness/testing/money/journalTrip.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile({ isCleared: false });
let client: Json;
beforeAll(async () => {
  client = await billing.create('clients', { companyName: 'Maple, Dental' });
  const first = await billing.issued({ clientId: client['id'], dateTs: '2026-01-15' });
  const second = await billing.issued({
    clientId: client['id'],
    dateTs: '2026-02-10',
    type: 'Contracting',
    subTotal: 12.34,
  });
  await pay(first, 113, '2026-01-20', 'card');
  await pay(second, 5, '2026-02-11', 'cash');
});

const pay = (invoice: Json, amount: number, day: string, method: string) =>
  billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId: client['id'],
    amount,
    day,
    method,
    reference: '',
    allocations: [{ invoiceId: invoice['id'], amount }],
  });
const journal = async (format: string, from = '2026-01-01', to = '2026-01-31'): Promise<string> => {
  const { status, text } = await billing.call('GET', `journal/${format}?from=${from}&to=${to}`);
  if (status !== 200) throw new Error(text);
  return text;
};
const rowsOf = (csv: string): Record<string, string>[] =>
  parse<Record<string, string>>(csv, { columns: true, bom: true });

it('QuickBooks gets accounts by name, days by month, and the customer', async () => {
  expect((await journal('quickbooks')).split('\r\n')).toEqual([
    'Journal No.,Journal Date,Account Name,Debits,Credits,Description,Name',
    '1,01/15/2026,Accounts Receivable (A/R),113.00,,"Invoice, Invoice #10001","Maple, Dental"',
    '1,01/15/2026,Cleaning revenue,,100.00,"Invoice, Invoice #10001","Maple, Dental"',
    '1,01/15/2026,GST/HST Payable,,13.00,"Invoice, Invoice #10001","Maple, Dental"',
    '3,01/20/2026,Card payments clearing,113.00,,Payment,"Maple, Dental"',
    '3,01/20/2026,Customer credits,,113.00,Payment,"Maple, Dental"',
    '4,01/20/2026,Customer credits,113.00,,Allocation,"Maple, Dental"',
    '4,01/20/2026,Accounts Receivable (A/R),,113.00,"Allocation, Invoice #10001","Maple, Dental"',
    '',
  ]);
});

it('Xero gets accounts by code, days by day, and one signed amount', async () => {
  expect((await journal('xero')).split('\r\n').slice(0, 4)).toEqual([
    '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount',
    '1 Invoice,15/01/2026,"Invoice #10001, Maple, Dental",1100,Tax Exempt (0%),113.00',
    '1 Invoice,15/01/2026,"Invoice #10001, Maple, Dental",4000,Tax Exempt (0%),-100.00',
    '1 Invoice,15/01/2026,"Invoice #10001, Maple, Dental",2310,Tax Exempt (0%),-13.00',
  ]);
});

it('balances in every entry, whatever the format', async () => {
  const sums = new Map<string | undefined, number>();
  const add = (key: string | undefined, cents: number) =>
    sums.set(key, (sums.get(key) ?? 0) + cents);
  const cents = (text = '') => Math.round(Number(text || 0) * 100);
  for (const row of rowsOf(await journal('generic', '2026-01-01', '2026-12-31'))) {
    add(row['Entry'], cents(row['Debit']) - cents(row['Credit']));
  }
  for (const row of rowsOf(await journal('xero', '2026-01-01', '2026-12-31'))) {
    add(row['*Narration'], cents(row['*Amount']));
  }
  expect(new Set(sums.values())).toEqual(new Set([0]));
  expect(sums.size).toBe(12);
});

it('read into a fresh database, the generic journal makes the same trial balance', async () => {
  const csv = await journal('generic', '0002-01-01', '9999-12-31');
  const { there, here } = await journalTrip(billing.server.database, csv);
  expect(there).toEqual(here);
  expect(there.length).toBeGreaterThan(8);
});

it('of a closed period is the same to the byte, whatever is renamed, mapped anew or corrected', async () => {
  await billing.call('POST', 'periods/close', { until: '2026-01-31' });
  const formats = ['generic', 'quickbooks', 'xero'];
  const all = () => Promise.all(formats.map((format) => journal(format)));
  const before = await all();
  const openBefore = await journal('quickbooks', '2026-02-01', billing.today);
  const { body: current } = await billing.call('GET', 'account-map/');
  const accounts = current['accounts'] as typeof journalAccounts;
  const changed = {
    version: current['version'],
    taxRate: 'No tax',
    accounts: { ...accounts, hst: { code: '9999', name: 'Taxes' } },
  };
  const { status, body } = await billing.call('PUT', 'account-map/', changed);
  expect([status, body['version'], body['who']]).toEqual([200, 1, 'test-admin']);
  await billing.call('PUT', `clients/update/${String(client['id'])}/`, {
    ...client,
    companyName: 'Oak Dental',
  });
  const { rows } = await billing.server.database.query<{ id: number }>(
    "SELECT id FROM payments WHERE received_on = '2026-01-20'",
  );
  await billing.call('POST', `payments/${rows[0]?.id}/reverse/`, { reason: 'Bounced' });
  expect(await all()).toEqual(before);
  const openAfter = await journal('quickbooks', '2026-02-01', billing.today);
  expect(openAfter).not.toBe(openBefore);
  expect(openAfter).toContain('Taxes');
  expect(openAfter).toContain('Oak Dental');
  expect(openAfter).toContain('Payment taken back');

  const stale = await billing.call('PUT', 'account-map/', changed);
  expect([stale.status, stale.body]).toMatchObject([
    409,
    {
      message: 'The accounts were changed by somebody else in the meantime.',
      current: { version: 1 },
    },
  ]);

  // Nor does it change where the client has become a part of another one.
  const elm = await billing.create('clients', { companyName: 'Elm Dental' });
  const merged = await billing.call('POST', `clients/${String(elm['id'])}/merge/`, {
    version: elm['version'],
    otherId: client['id'],
    otherVersion: Number(client['version']) + 1,
    takes: [],
  });
  expect(merged.status).toBe(200);
  expect(await all()).toEqual(before);
  expect(await journal('quickbooks', '2026-02-01', '2026-12-31')).toContain('Elm Dental');
});

it('refuses accounts without a code or a name, and what a spreadsheet would run', async () => {
  const { body: current } = await billing.call('GET', 'account-map/');
  const { version, taxRate } = current;
  const accounts = current['accounts'] as object;
  const send = async (hst: object) => {
    const { body } = await billing.call('PUT', 'account-map/', {
      version,
      taxRate,
      accounts: { ...accounts, hst },
    });
    return body['errors'];
  };
  expect(await send({ code: '', name: 'HST' })).toEqual({
    'accounts.hst.code': 'Type the code of this account.',
  });
  expect(await send({ code: '2310', name: '=HST' })).toEqual({
    'accounts.hst.name': 'Begin with a letter or a figure.',
  });
  expect(await send({ code: '2310', name: 'HST\u200B' })).toEqual({
    'accounts.hst.name':
      'Keep to one line, all of which is seen: type it by hand instead of pasting it.',
  });
  expect(await send({ code: '2310', name: 'H'.repeat(101) })).toEqual({
    'accounts.hst.name': 'At most 100 characters.',
  });
});

it('knows every account that the ledger may have', async () => {
  const { rows } = await billing.server.database.query<{ text: string }>(
    `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
     WHERE conname = 'ledger_postings_account_check'`,
  );
  const accounts = [...(rows[0]?.text ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(accounts.length).toBeGreaterThan(8);
  for (const account of accounts) {
    const key = journalAccountOf({ account, brand: null, method: null });
    expect(journalAccountNames).toContain(key);
  }
  expect(() => journalAccountOf({ account: 'new', brand: null, method: null })).toThrow(
    'No account',
  );
});

it.each([
  ['journal/excel', 404, 'There is no journal "excel".'],
  ['journal/xero?from=2026-02-01&to=2026-01-01', 400, 'The last day is before the first one.'],
  ['journal/xero?day=2026-02-01', 400, 'There is no parameter "day".'],
])('%s is refused', async (address, status, message) => {
  const answer = await billing.call('GET', address);
  expect([answer.status, answer.body['message']]).toEqual([status, message]);
});
