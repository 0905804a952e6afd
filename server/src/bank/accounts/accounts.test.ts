import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankAccount } from 'shared-api/contract/billing/bankAccounts';
import type { Role } from 'shared-api/contract/staff/roles';
import {
  csvOfRows,
  forgetStatements,
  monthsAgo,
  ofxOfRows,
  uploadTo,
  type StatementRow,
} from '../../../harness/testing/bankStatements.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetStatements(server));

const accounts = async (): Promise<BankAccount[]> =>
  (await server.call('GET', 'bank-accounts/', { as: 'Admin' })).body['results'] as BankAccount[];

const account = async (): Promise<BankAccount> => {
  const [first] = await accounts();
  if (!first) throw new Error('There is no account.');
  return first;
};

const say = (id: number, body: object) =>
  server.call('PUT', `bank-accounts/${id}/`, { as: 'Admin', body });

const give = (body: object) =>
  server.call('POST', 'bank-rates/', { as: 'Admin', body: { source: '', ...body } });

/** Money in of this month, by brand, as the dashboard shows it. */
async function moneyIn(): Promise<unknown[]> {
  const { body } = await server.call('GET', 'generate-chart-data/', { as: 'Admin' });
  const { overallCharts } = body['result'] as {
    overallCharts: { companyPerformance: unknown[][] }[];
  };
  return overallCharts.map(({ companyPerformance }) => companyPerformance.at(-1)?.[1]);
}

const message = async (as: Role = 'Admin'): Promise<string> =>
  String((await server.call('GET', 'generate-chart-data/', { as })).body['message']);

const today = () => monthsAgo(server, 0, 1);
const month = () => today().slice(0, 7);
const thousand = (): StatementRow[] => [[today(), '1000.00', 'Deposit', 'DEP']];
const inDollars = (rows: readonly StatementRow[], number = '77001234') =>
  ofxOfRows(rows, number).replace('<CURDEF>CAD', '<CURDEF>USD');

describe('an account', () => {
  it('that was never seen is named in the report, and listed first until somebody says whose it is', async () => {
    const { file, message: said } = await uploadTo(server, ofxOfRows(thousand(), '77001234'));
    expect(file?.accounts).toMatchObject([
      { label: '…1234', currency: 'CAD', wasNew: true, isNew: true, lines: 1, added: 1 },
    ]);
    expect(said).toContain('A new account: …1234.');
    const { id, version } = await account();
    const body = { version, name: ' Cleaning ', currency: 'CAD', brand: 'contracting' };
    expect((await say(id, body)).body).toEqual({ message: 'The account Cleaning is saved.' });
    expect(await account()).toMatchObject({ name: 'Cleaning', brand: 'contracting', isNew: false });
    // Whose money it is follows the account, where no rule says otherwise.
    expect(await moneyIn()).toEqual([0, 1000]);
    const again = await uploadTo(server, ofxOfRows(thousand(), '77001234'));
    expect(again.file?.accounts).toMatchObject([{ wasNew: false, isNew: false }]);
  });

  it('whose files name no currency is not counted until somebody says it', async () => {
    expect(await message('Employee')).toContain('The office reads them in.');
    await uploadTo(server, csvOfRows(thousand()), 'a.csv', { account: 'Savings' });
    expect(await moneyIn()).toEqual([0, 0]);
    expect(await message()).toContain(
      '1 transaction of an unknown currency, or without a rate, is not counted: see Bank, Accounts.',
    );
    // Who does not have that screen is not sent there.
    for (const role of ['Employee', 'Accountant'] as const) {
      expect(await message(role)).toContain('is not counted until the office gives it a rate.');
    }
    const { id, version, currency, firstFile } = await account();
    expect({ currency, firstFile }).toEqual({ currency: null, firstFile: 'a.csv' });
    await say(id, { version, name: '', currency: 'CAD', brand: 'cleaning' });
    expect(await moneyIn()).toEqual([1000, 0]);
    // What comes later is of the same currency.
    await uploadTo(server, csvOfRows([[today(), '5.00', 'More']]), 'b.csv', { account: 'Savings' });
    expect(await moneyIn()).toEqual([1005, 0]);
    expect(await message()).not.toContain('not counted');
  });

  it('is not saved without whose money it is, which is said in words of the form', async () => {
    await uploadTo(server, csvOfRows(thousand()), 'a.csv', { account: 'Savings' });
    const { id, version } = await account();
    const said = async (brand: string) =>
      (await say(id, { version, name: '', currency: 'CAD', brand })).body['errors'];
    expect(await said('')).toEqual({ brand: 'Brand is missing.' });
    expect(await said('other')).toEqual({ brand: 'Brand must be one of: cleaning, contracting.' });
  });

  it('whose files say the currency is of no other', async () => {
    await uploadTo(server, inDollars(thousand()));
    const { id, version } = await account();
    const { status, body } = await say(id, {
      version,
      name: '',
      currency: 'CAD',
      brand: 'cleaning',
    });
    expect([status, body['message']]).toEqual([
      409,
      'The files of this account say that it is in USD.',
    ]);
  });

  it('is saved by one of two who change it at once', async () => {
    await uploadTo(server, ofxOfRows(thousand()));
    const { id, version } = await account();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const body = { version, name: `Name ${n}`, currency: 'CAD', brand: 'cleaning' };
        return (await say(id, body)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(39);
  });

  it.each([
    [{ currency: 'dollars' }, 'currency'],
    [{ brand: 'else' }, 'brand'],
    [{ brand: null }, 'brand'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ version: 'one' }, 'version'],
  ])('is not changed to %j', async (wrong, field) => {
    await uploadTo(server, ofxOfRows(thousand()));
    const { id, version } = await account();
    const body = { version, name: '', currency: 'CAD', brand: 'cleaning', ...wrong };
    const answer = await say(id, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['errors'] ?? {})).toEqual([field]);
  });

  it('that is not there is not found', async () => {
    const body = { version: 1, name: '', currency: 'CAD', brand: 'cleaning' };
    expect((await say(2_000_000_000, body)).status).toBe(404);
  });
});

describe('money of another currency', () => {
  it('is not added up as dollars, and is once somebody gives the rate of its month', async () => {
    await uploadTo(server, ofxOfRows(thousand()));
    await uploadTo(server, inDollars([...thousand(), [today(), '-10.05', 'Fuel']]));
    expect(await moneyIn()).toEqual([1000, 0]);
    const foreign = (await accounts()).flatMap((one) => (one.currency === 'USD' ? [one] : []))[0];
    expect(foreign?.foreign).toEqual([
      {
        currency: 'USD',
        month: month(),
        lines: 2,
        amount: 989.95,
        waiting: 2,
        rate: null,
        source: null,
        who: null,
      },
    ]);
    const rate = { accountId: foreign?.id, currency: 'USD', month: month(), fileId: null };
    const given = await give({ ...rate, rate: 1.3642, source: 'Bank of Canada' });
    expect(given.body).toEqual({ message: 'The rate is used for 2 transactions.' });
    expect(await moneyIn()).toEqual([2364.2, 0]);
    const { body } = await server.call('GET', `bank-transactions/?accountId=${foreign?.id}`, {
      as: 'Admin',
    });
    expect(body['results']).toMatchObject([
      { amount: -10.05, currency: 'USD', rate: 1.3642, bookAmount: -13.71 },
      { amount: 1000, currency: 'USD', rate: 1.3642, bookAmount: 1364.2 },
    ]);

    // A later rate takes its place; what comes later in the month has it too.
    await give({ ...rate, rate: 1.4 });
    await uploadTo(server, inDollars([[today(), '100.00', 'More', 'DEP']]).replace('-0<', '-9<'));
    expect(await moneyIn()).toEqual([2540, 0]);
    const { rows } = await server.database.query<{ rate: string }>(
      'SELECT rate::text FROM bank_rates ORDER BY id',
    );
    expect(rows.map((row) => Number(row.rate))).toEqual([1.3642, 1.4]);
  });

  it('can have a rate for an import alone', async () => {
    await uploadTo(server, inDollars(thousand()));
    await uploadTo(server, inDollars([[today(), '50.00', 'More', 'DEP']]).replace('-0<', '-9<'));
    const { body } = await server.call('GET', 'bank-statements/', { as: 'Admin' });
    const [second] = body['results'] as { id: number }[];
    const { id } = await account();
    await give({ accountId: id, currency: 'USD', month: null, fileId: second?.id, rate: 2 });
    expect(await moneyIn()).toEqual([100, 0]);
    expect((await account()).foreign).toMatchObject([{ lines: 2, waiting: 1 }]);
    const { body: after } = await server.call('GET', 'bank-statements/', { as: 'Admin' });
    expect(
      (after['results'] as { foreign: unknown }[]).map(({ foreign }) => foreign),
    ).toMatchObject([
      [{ accountId: id, currency: 'USD', lines: 1, amount: 50, waiting: 0, rate: 2 }],
      [{ accountId: id, currency: 'USD', lines: 1, amount: 1000, waiting: 1, rate: null }],
    ]);
  });

  it.each([
    [{ rate: 0 }, 400],
    [{ rate: -1 }, 400],
    [{ rate: 1.1234567 }, 400],
    [{ currency: 'CAD' }, 400],
    [{ month: '2026-13' }, 400],
    [{ month: null }, 400],
    [{ fileId: 1 }, 400],
    [{ month: '1999-01' }, 409],
    [{ accountId: 2_000_000_000 }, 404],
    [{ accountId: 253_402_300_800 }, 400],
    [{ month: null, fileId: 2_000_000_000 }, 404],
  ])('has no rate of %j', async (wrong, status) => {
    await uploadTo(server, inDollars(thousand()));
    const { id } = await account();
    const body = { accountId: id, currency: 'USD', month: month(), fileId: null, rate: 1.3 };
    expect((await give({ ...body, ...wrong })).status).toBe(status);
    expect(await moneyIn()).toEqual([0, 0]);
  });

  it('follows when the bank changes the amount', async () => {
    await uploadTo(server, inDollars(thousand()));
    const { id } = await account();
    await give({ accountId: id, currency: 'USD', month: month(), fileId: null, rate: 2 });
    await uploadTo(server, inDollars([[today(), '1000.50', 'Deposit', 'DEP']]));
    expect(await moneyIn()).toEqual([2001, 0]);
  });

  it('is no payment of an invoice in dollars', async () => {
    await server.database.query(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents)
       VALUES (30100, 'Janitorial', $1, 100000)`,
      [monthsAgo(server, 1, 1)],
    );
    await uploadTo(server, inDollars([[today(), '1000.00', 'Interac e-Transfer 30100', 'CREDIT']]));
    const { body } = await server.call('GET', 'payment-suggestions/', { as: 'Admin' });
    expect(body['results']).toEqual([]);
  });
});

it('takes lines of a server of the release before as of their account’s currency', async () => {
  await uploadTo(server, inDollars(thousand()));
  await server.database.query(
    `INSERT INTO bank_transactions (account_id, file_id, day, cents, description, counterparty,
       bank_kind, reference, check_number, occurrence)
     SELECT account_id, file_id, day, 500, 'Old server', '', '', '', '', 1 FROM bank_transactions`,
  );
  expect((await account()).foreign).toMatchObject([{ lines: 2, amount: 1005 }]);
});
