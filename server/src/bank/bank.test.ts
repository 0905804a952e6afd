import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let inbox: string;
beforeAll(async () => {
  server = await startTestServer();
  inbox = path.join(server.folder, 'bank-inbox');
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(
    `DELETE FROM payments; TRUNCATE bank_transactions CASCADE; DELETE FROM statement_files;
     DELETE FROM csv_mappings; DELETE FROM bank_rules; DELETE FROM invoices`,
  );
});

type Json = Record<string, unknown>;
/** Day, dollars, name, and the bank's word for the type. */
type Line = [day: string, amount: string, name: string, type?: string];

const ofx = (lines: Line[], account = '100288842'): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>8<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
${lines
  .map(
    ([day, amount, name, type = 'DEBIT'], index) =>
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>${day}-${index}<NAME>${name}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const upload = (
  content: string | Buffer,
  query = 'name=a.ofx',
  as: 'Admin' | 'Employee' = 'Admin',
) =>
  server.call('POST', `bank-statements/?${query}`, {
    as,
    body: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  });
const added = ({ body }: { body: Json }): unknown => (body['files'] as Json[])[0]?.['added'];
const count = async (): Promise<number> => {
  const { rows } = await server.database.query<{ n: number }>(
    'SELECT count(*) AS n FROM bank_transactions',
  );
  return rows[0]?.n ?? 0;
};

/** Without references, identical lines on one day cannot be told apart. */
const csv = (lines: Line[]): string =>
  [
    'Date,Description,Amount',
    ...lines.map(([day, amount, name]) => `${day},${name},${amount}`),
  ].join('\n');

describe('a statement file', () => {
  const lines: Line[] = [
    ['2026-03-02', '-12.50', 'Coffee'],
    ['2026-03-02', '-12.50', 'Coffee'],
    ['2026-03-03', '900.00', 'Deposit'],
  ];

  it('is added once, however often it is read; equal lines of a day both stay', async () => {
    expect(added(await upload(csv(lines), 'name=a.csv'))).toBe(3);
    expect(added(await upload(csv(lines), 'name=a.csv'))).toBe(0);
    expect(added(await upload(csv([...lines, ['2026-03-04', '5.00', 'New']]), 'name=b.csv'))).toBe(
      1,
    );
    expect(await count()).toBe(4);
  });

  it('that is too large is refused with the limit and what to do', async () => {
    const { status, body } = await server.call('POST', 'bank-statements/?name=a.csv', {
      as: 'Admin',
      body: Buffer.alloc(20 * 1024 * 1024 + 1, 'x'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([status, body['message']]).toEqual([
      413,
      'This file is larger than 20 MB. Download a shorter period from the bank.',
    ]);
  });

  it('is added once when it comes eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ofx(lines))));
    expect(answers.map(added).filter((number) => number === 3)).toHaveLength(1);
    expect(await count()).toBe(3);
  });

  it('of another account is kept apart', async () => {
    await upload(ofx(lines, '1111'));
    expect(added(await upload(ofx(lines, '2222')))).toBe(3);
    await upload(csv(lines), 'name=a.csv&account=Savings');
    expect(added(await upload(csv(lines), 'name=a.csv&account=Chequing'))).toBe(3);
  });

  it.each([
    ['%PDF-1.7 …', 'PDF'],
    ['', 'empty'],
    [ofx([['2026-03-02', 'twelve', 'Coffee']]), 'amount'],
    [`${csv(lines)}\n2026-03-09,Half,12.x`, 'line 5'],
  ])(
    'that cannot be read is refused with the reason and changes nothing: %#',
    async (content, reason) => {
      const { status, body } = await upload(content);
      expect(status).toBe(400);
      expect(String(body['message']).toLowerCase()).toContain(reason.toLowerCase());
      expect(await count()).toBe(0);
    },
  );

  it('with columns that nobody knows is read as a person says, and remembered', async () => {
    const content = 'Wann,Was,Wieviel\n02.03.2026,Seife,-4.20\n';
    expect((await upload(content, 'name=x.csv')).status).toBe(400);
    const mapping = JSON.stringify({
      day: 'Wann',
      dayFormat: 'dmy',
      description: ['Was'],
      amount: 'Wieviel',
    });
    expect(
      (await upload(content, `name=x.csv&mapping=${encodeURIComponent(mapping)}`)).status,
    ).toBe(200);
    expect(added(await upload(`${content}03.03.2026,Eimer,-9\n`, 'name=y.csv'))).toBe(1);
    const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
    expect(body['results']).toMatchObject([
      { day: '2026-03-03', amount: -9, description: 'Eimer' },
      { day: '2026-03-02', amount: -4.2, description: 'Seife' },
    ]);
  });

  it.each(['{', '{"day":1}', '{"day":"a","dayFormat":"x","description":[]}'])(
    'refuses the mapping %s',
    async (mapping) => {
      const { status, body } = await upload(
        csv(lines),
        `name=x.csv&mapping=${encodeURIComponent(mapping)}`,
      );
      expect(status).toBe(400);
      expect(body['errors']).toHaveProperty('mapping');
    },
  );

  it('keeps an account’s last digits alone', async () => {
    await upload(ofx(lines, '123456789012'));
    const { rows } = await server.database.query('SELECT label, identity FROM bank_accounts');
    expect(JSON.stringify(rows)).toContain('…9012');
    expect(JSON.stringify(rows)).not.toContain('123456789012');
  });
});

describe('the inbox', () => {
  it('is read once; what cannot be read is set aside with the reason', async () => {
    await mkdir(path.join(inbox, 'Savings'), { recursive: true });
    await writeFile(path.join(inbox, 'march.qfx'), ofx([['2026-03-02', '-5.00', 'Soap']]));
    await writeFile(path.join(inbox, 'holiday.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]));
    await writeFile(
      path.join(inbox, 'Savings', 'a.csv'),
      csv([['2026-03-02', '7.00', 'Interest']]),
    );
    const { status, body } = await server.call('GET', 'sync-dashboard-data', { as: 'Admin' });
    expect(status).toBe(200);
    const told = { note: '', updated: 0 };
    const read = { ...told, outcome: 'read', reason: '', lines: 1, added: 1 };
    const refusal = { ...told, outcome: 'refused', reason: expect.any(String), lines: 0, added: 0 };
    expect(body['files']).toEqual([
      { name: path.join('Savings', 'a.csv'), ...read },
      { name: 'holiday.jpg', ...refusal },
      { name: 'march.qfx', ...read },
    ]);
    expect(await readdir(path.join(inbox, 'read'))).toHaveLength(2);
    const refused = await readdir(path.join(inbox, 'refused'));
    expect(refused).toEqual([
      expect.stringMatching(/holiday\.jpg$/),
      expect.stringMatching(/reason\.txt$/),
    ]);
    const again = await server.call('POST', 'sync-dashboard-data', { as: 'Admin' });
    expect(again.body).toEqual({ message: 'There is nothing new to read.', files: [] });
    const { body: list } = await server.call('GET', 'bank-statements/', { as: 'Employee' });
    expect(list['results']).toHaveLength(3);
  });
});

const samples = path.resolve(import.meta.dirname, '../../../../shared/samples/bank');
const ifThere = existsSync(samples) ? it : it.skip;
ifThere('reads or refuses every statement that others made, and adds nothing twice', async () => {
  const files = (await readdir(samples, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  for (const { name, parentPath } of files) {
    const content = await readFile(path.join(parentPath, name));
    const before = await count();
    const first = await upload(
      content,
      `name=${encodeURIComponent(name)}&account=${encodeURIComponent(name)}`,
    );
    const after = await count();
    if (first.status === 200) expect([name, added(first)]).toEqual([name, after - before]);
    else expect([name, first.status, after]).toEqual([name, 400, before]);
    expect(String(first.body['message']).length).toBeGreaterThan(10);
    await upload(content, `name=${encodeURIComponent(name)}&account=${encodeURIComponent(name)}`);
    expect([name, await count()]).toEqual([name, after]);
  }
  expect(files.length).toBeGreaterThan(30);
});

describe('the rules', () => {
  const kinds = async (): Promise<unknown[]> => {
    const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
    return (body['results'] as Json[])
      .map(({ description, kind, category, brand }) => [description, kind, category, brand])
      .sort();
  };

  it('tell what a transaction is', async () => {
    await upload(
      ofx([
        ['2026-03-02', '-40.00', 'ATM withdrawal', 'ATM'],
        ['2026-03-02', '-61.00', 'Petro fuel', 'POS'],
        ['2026-03-02', '-900.00', 'Interac e-Transfer sent'],
        ['2026-03-02', '500.00', 'Interac e-Transfer received', 'CREDIT'],
        ['2026-03-02', '-39.00', 'Plan', 'SRVCHG'],
        ['2026-03-02', '-3.00', 'Something'],
      ]),
    );
    expect(await kinds()).toEqual([
      ['ATM withdrawal', 'ATM', 'Cash', 'cleaning'],
      ['Interac e-Transfer received', 'E-Transfer', '', 'cleaning'],
      ['Interac e-Transfer sent', 'E-Transfer', 'Subcontractors', 'cleaning'],
      ['Petro fuel', 'Card', 'Fuel', 'cleaning'],
      ['Plan', 'Fee', 'Bank fees', 'cleaning'],
      ['Something', 'Other', 'Other', 'cleaning'],
    ]);
  });

  it('can be replaced, which counts for what is there already', async () => {
    await upload(ofx([['2026-03-02', '-3.00', 'Something']]));
    const { body } = await server.call('GET', 'bank-rules/', { as: 'Admin' });
    const put = (version: unknown, rules: unknown) =>
      server.call('PUT', 'bank-rules/', { as: 'Admin', body: { version, rules } });
    const rules = [{ contains: 'THING', kind: 'Cheque', category: 'Odd', brand: 'contracting' }];
    expect((await put(body['version'], rules)).status).toBe(200);
    expect(await kinds()).toEqual([['Something', 'Cheque', 'Odd', 'contracting']]);
    expect((await put(body['version'], rules)).status).toBe(409);
  });

  it.each([
    [[{ contains: '' }], '[0].contains'],
    [[{ kind: 'Cash' }], '[0].kind'],
    [[{ brand: 'third' }], '[0].brand'],
    [[{ pattern: 'x' }], '[0]'],
    ['none', ''],
  ])('are refused when they are wrong: %j', async (rules, field) => {
    const { status, body } = await server.call('PUT', 'bank-rules/', {
      as: 'Admin',
      body: { version: 0, rules },
    });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as Json)).toEqual([field]);
  });
});

/** Days of this month and those before, by the company's calendar. */
function dayIn(monthsBack: number, day: number): string {
  const today = companyDay(Date.now() / 1000, server.company.timeZone);
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBack, day)).toISOString().slice(0, 10);
}

describe('the dashboard', () => {
  const tables = async (): Promise<
    Record<string, { companyName: string; companyPerformance: unknown[][] }[]>
  > =>
    (await server.call('GET', 'generate-chart-data/', { as: 'Employee' })).body['result'] as never;

  it('has nine sets with a table for each brand, also while there is nothing', async () => {
    const result = await tables();
    expect(Object.keys(result).sort()).toEqual([
      'atmEtransferCharts',
      'atmEtransferYearly',
      'eTransferCharts',
      'eTransferLastThreeMonths',
      'expenseYearly',
      'expensesChart',
      'invoicesMonthly',
      'invoicesPieChart',
      'overallCharts',
    ]);
    for (const entries of Object.values(result)) {
      expect(entries.map(({ companyName }) => companyName)).toEqual([
        server.company.brands.cleaning.name,
        server.company.brands.contracting.name,
      ]);
    }
    expect(result['overallCharts']?.[0]?.companyPerformance).toHaveLength(13);
    expect(result['eTransferCharts']?.[0]?.companyPerformance).toEqual([
      ['Counterparty', 'Amount'],
    ]);
  });

  it('adds up what the statements say, each line once and transfers between own accounts not at all', async () => {
    const [now, last, before, old] = [dayIn(0, 1), dayIn(1, 15), dayIn(2, 15), dayIn(3, 15)];
    await upload(
      ofx([
        [now, '100.10', 'Deposit', 'DEP'],
        [now, '0.20', 'Deposit', 'DEP'],
        [last, '-40.00', 'ATM King', 'ATM'],
        [last, '-10.05', 'Interac e-Transfer Ann'],
        [before, '-20.10', 'Interac e-Transfer Ann'],
        [before, '-7.00', 'Interac e-Transfer Bob'],
        [old, '-99.00', 'Interac e-Transfer Old'],
        [now, '-5000.00', 'Internal transfer to savings'],
      ]),
    );
    const month = (day: string): string => day.slice(0, 7);
    const result = await tables();
    const table = (name: string): unknown[][] => result[name]?.[0]?.companyPerformance ?? [];
    expect(table('overallCharts').slice(-3)).toEqual([
      [month(before), 0, 27.1],
      [month(last), 0, 50.05],
      [month(now), 100.3, 0],
    ]);
    expect(table('eTransferCharts')).toEqual([
      ['Counterparty', 'Amount'],
      ['Interac e-Transfer Ann', 30.15],
      ['Interac e-Transfer Bob', 7],
    ]);
    expect(table('eTransferLastThreeMonths')).toEqual([
      ['Counterparty', month(before), month(last), month(now)],
      ['Interac e-Transfer Ann', 20.1, 10.05, 0],
      ['Interac e-Transfer Bob', 7, 0, 0],
    ]);
    expect(table('expensesChart')).toEqual([
      ['Category', month(before), month(last), month(now)],
      ['Cash', 0, 40, 0],
      ['Subcontractors', 27.1, 10.05, 0],
    ]);
    expect(result['overallCharts']?.[1]?.companyPerformance.slice(1).flat()).not.toContain(100.3);
  });

  it('tells invoices that are paid, open and overdue', async () => {
    await server.database.query(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents, paid)
       SELECT 20000 + n, CASE WHEN n > 3 THEN 'Contracting' ELSE 'Janitorial' END,
         $1::date - CASE n WHEN 2 THEN 31 ELSE 0 END, 1000 * n, n = 1 FROM generate_series(1, 4) n`,
      [companyDay(Date.now() / 1000, server.company.timeZone)],
    );
    const { invoicesPieChart, invoicesMonthly } = await tables();
    expect(invoicesPieChart?.map(({ companyPerformance }) => companyPerformance)).toEqual([
      [
        ['State', 'Amount'],
        ['Paid', 10],
        ['Open', 30],
        ['Overdue', 20],
      ],
      [
        ['State', 'Amount'],
        ['Paid', 0],
        ['Open', 40],
        ['Overdue', 0],
      ],
    ]);
    expect(invoicesMonthly?.[1]?.companyPerformance.at(-1)).toEqual([
      dayIn(0, 1).slice(0, 7),
      40,
      0,
    ]);
  });

  it('leads on to the rows behind it', async () => {
    await upload(
      ofx([
        ['2026-03-02', '-1.00', 'Petro'],
        ['2026-02-02', '-2.00', 'Petro'],
        ['2026-03-05', '3.00', 'Petro'],
      ]),
    );
    const rows = async (query: string): Promise<unknown[]> => {
      const { body } = await server.call('GET', `bank-transactions/?${query}`, { as: 'Employee' });
      return (body['results'] as Json[]).map(({ amount }) => amount);
    };
    expect(await rows('category=Fuel&from=2026-03-01&to=2026-03-31')).toEqual([-1]);
    expect(await rows('direction=in')).toEqual([3]);
    expect(await rows('brand=contracting')).toEqual([]);
    const wrong = await server.call('GET', 'bank-transactions/?brand=x', { as: 'Employee' });
    expect(wrong.status).toBe(400);
    expect((await server.call('GET', 'bank-transactions/?x=1', { as: 'Employee' })).status).toBe(
      400,
    );
  });

  it('pages through rows without repeating or skipping one', async () => {
    await upload(
      ofx(
        Array.from(
          { length: 120 },
          (_, n) =>
            [`2026-03-${String((n % 28) + 1).padStart(2, '0')}`, `${n + 1}.00`, 'x'] satisfies Line,
        ),
      ),
    );
    const seen: unknown[] = [];
    let next = '';
    do {
      const { body } = await server.call('GET', `bank-transactions/${next}`, { as: 'Admin' });
      seen.push(...(body['results'] as Json[]).map(({ id }) => id));
      next = body['next'] === null ? '' : `?before=${JSON.stringify(body['next']).slice(1, -1)}`;
    } while (next !== '');
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });
});

describe('an incoming e-transfer', () => {
  async function openInvoice(number: number, cents: number): Promise<number> {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents) VALUES ($1, 'Janitorial', $2, $3)
       RETURNING id`,
      [number, dayIn(1, 1), cents],
    );
    return rows[0]?.id ?? 0;
  }
  const suggestions = async (): Promise<Json[]> =>
    (await server.call('GET', 'payment-suggestions/', { as: 'Admin' })).body['results'] as Json[];
  const act = (transaction: unknown, action: string, body: object = {}) =>
    server.call('POST', `payment-suggestions/${String(transaction)}/${action}`, {
      as: 'Admin',
      body,
    });

  it('that matches an open invoice is suggested, taken with one click, and taken back', async () => {
    const invoiceId = await openInvoice(30_001, 11_300);
    await openInvoice(30_002, 11_300);
    await upload(ofx([[dayIn(0, 1), '113.00', 'Interac e-Transfer re 30001', 'CREDIT']]));
    const [found] = await suggestions();
    expect(found).toMatchObject({
      invoiceId,
      invoiceNumber: 30_001,
      amount: 113,
      namesNumber: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => act(found?.['transactionId'], 'accept', { invoiceId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const invoice = async (): Promise<unknown> =>
      (await server.call('GET', `invoices/${invoiceId}/`, { as: 'Admin' })).body['paid'];
    expect(await invoice()).toBe(true);
    expect(await suggestions()).toEqual([]);
    expect((await act(found?.['transactionId'], 'undo')).status).toBe(200);
    expect(await invoice()).toBe(false);
    expect(await suggestions()).toHaveLength(1);
    await act(found?.['transactionId'], 'refuse');
    expect(await suggestions()).toEqual([]);
  });

  it('that could be for several invoices, or for none, is not suggested', async () => {
    await openInvoice(30_011, 5_000);
    await openInvoice(30_012, 5_000);
    await upload(
      ofx([
        [dayIn(0, 1), '50.00', 'Interac e-Transfer', 'CREDIT'],
        [dayIn(0, 1), '51.00', 'Interac e-Transfer 30011', 'CREDIT'],
        [dayIn(0, 1), '-50.00', 'Interac e-Transfer 30011'],
      ]),
    );
    expect(await suggestions()).toEqual([]);
  });
});

it.each([
  ['GET', 'sync-dashboard-data'],
  ['GET', 'bank-rules/'],
  ['PUT', 'bank-rules/'],
  ['GET', 'payment-suggestions/'],
  ['POST', 'payment-suggestions/1/accept'],
  ['POST', 'payment-suggestions/1/undo'],
  ['POST', 'payment-suggestions/1/refuse'],
  ['POST', 'bank-statements/'],
] as const)('%s %s is for an Admin alone', async (method, address) => {
  const body = method === 'GET' ? {} : { body: {} };
  expect((await server.call(method, address, { as: 'Employee', ...body })).status).toBe(403);
  expect((await server.call(method, address, body)).status).toBe(401);
});
