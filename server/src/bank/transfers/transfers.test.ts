import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankTransfer } from 'shared-api/contract/billing/bankLines';
import {
  forgetStatements,
  monthsAgo,
  ofxOfLines,
  ofxOfRows,
  uploadTo,
  type StatementRow,
} from '../../../harness/testing/bankStatements.ts';
import { findTransfers } from './findTransfers.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetStatements(server));

const transfers = async (query = ''): Promise<BankTransfer[]> =>
  (await server.call('GET', `bank-transfers/${query}`, { as: 'Admin' })).body['results'] as never;

const post = (path: string) => server.call('POST', path, { as: 'Admin' });

/** Money in and out of the last month, as the dashboard shows it. */
async function moved(): Promise<unknown[] | undefined> {
  const { body } = await server.call('GET', 'generate-chart-data/', { as: 'Admin' });
  const { overallCharts } = body['result'] as {
    overallCharts: { companyPerformance: unknown[][] }[];
  };
  return overallCharts[0]?.companyPerformance.at(-2)?.slice(1);
}

const dayOf = (day: number) => monthsAgo(server, 1, day);

/** Reads a file of one line for each of two accounts. */
async function move(out: [day: number, amount: string], into: [day: number, amount: string]) {
  await uploadTo(server, ofxOfRows([[dayOf(out[0]), out[1], 'To savings']], '1111'));
  await uploadTo(server, ofxOfRows([[dayOf(into[0]), into[1], 'From chequing', 'CREDIT']], '2222'));
}

describe('a transfer between own accounts', () => {
  it('is recognized, shown as a pair, and counted in neither money in nor money out', async () => {
    await move([3, '-500.00'], [8, '500.00']);
    expect(await transfers()).toMatchObject([
      {
        outDay: dayOf(3),
        inDay: dayOf(8),
        amount: 500,
        currency: 'CAD',
        fromAccount: '1111',
        toAccount: '2222',
      },
    ]);
    expect(await moved()).toEqual([0, 0]);
  });

  it.each<[string, [number, string], [number, string]]>([
    ['has another amount', [3, '-500.00'], [4, '500.01']],
    ['comes six days later', [3, '-500.00'], [9, '500.00']],
    ['has the same sign', [3, '500.00'], [3, '500.00']],
  ])('is none where the other line %s', async (_why, out, into) => {
    await move(out, into);
    expect(await transfers()).toEqual([]);
  });

  it('is none within one account, in another currency, or where the message names an invoice', async () => {
    await server.database.query(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents)
       VALUES (30200, 'Janitorial', $1, 70000)`,
      [dayOf(1)],
    );
    await uploadTo(
      server,
      ofxOfRows([
        [dayOf(3), '-500.00', 'A'],
        [dayOf(3), '500.00', 'B', 'CREDIT'],
        [dayOf(3), '-600.00', 'C'],
        [dayOf(3), '-700.00', 'D'],
      ]),
    );
    const other = ofxOfRows([[dayOf(3), '600.00', 'E', 'CREDIT']], '2222');
    await uploadTo(server, other.replace('<CURDEF>CAD', '<CURDEF>USD'));
    await uploadTo(server, ofxOfRows([[dayOf(3), '700.00', 'Paid 30200', 'CREDIT']], '3333'));
    expect(await transfers()).toEqual([]);
  });

  it('is one of each of many equal ones, which are paired a hundred at a search', async () => {
    const rows = (amount: string) =>
      Array.from({ length: 250 }, (_, index): StatementRow => [dayOf(3), amount, `Move ${index}`]);
    await uploadTo(server, ofxOfRows(rows('-500.00'), '1111'));
    await uploadTo(server, ofxOfRows(rows('500.00'), '2222'));
    const found: number[] = [];
    for (let search = 0; search < 3; search += 1) {
      found.push(
        await server.database.transaction((connection) => findTransfers(connection, null)),
      );
    }
    // The first hundred are from when the second file was read.
    expect(found).toEqual([100, 50, 0]);
  });

  describe('of different currencies', () => {
    const dollars = (rows: StatementRow[]) =>
      uploadTo(server, ofxOfRows(rows, '9999').replace('<CURDEF>CAD', '<CURDEF>USD'));

    async function give(rate: number) {
      const { body } = await server.call('GET', 'bank-accounts/', { as: 'Admin' });
      const accounts = body['results'] as { id: number; label: string }[];
      const accountId = accounts.find(({ label }) => label.endsWith('9999'))?.id;
      const month = dayOf(1).slice(0, 7);
      const asked = { accountId, currency: 'USD', month, fileId: null, rate, source: '' };
      return (await server.call('POST', 'bank-rates/', { as: 'Admin', body: asked })).body;
    }

    const exchange = async (came: string, name = 'Internal transfer') => {
      await dollars([[dayOf(3), '-1000.00', name]]);
      await uploadTo(server, ofxOfRows([[dayOf(4), came, 'From dollars', 'CREDIT']], '1111'));
    };

    it('is recognized once its rate is given, and is a pair that can be split and joined', async () => {
      await exchange('1352.00');
      expect(await transfers()).toEqual([]);
      expect((await give(1.37))['message']).toBe(
        'The rate is used for 1 transaction. 1 transfer was found.',
      );
      const [pair] = await transfers();
      expect(pair).toMatchObject({
        outAmount: 1000,
        outCurrency: 'USD',
        outRate: 1.37,
        amount: 1352,
        currency: 'CAD',
        inRate: 1,
      });
      expect(await moved()).toEqual([0, 0]);
      await post(`bank-transfers/${String(pair?.inId)}/split`);
      expect(await moved()).toEqual([1352, 0]);
      await post('bank-transfers/find');
      expect(await transfers()).toEqual([]);
      await post(`bank-transfers/${String(pair?.outId)}/join`);
      expect(await moved()).toEqual([0, 0]);
    });

    it('parts when another rate is given at which the amounts do not fit', async () => {
      await exchange('1352.00');
      await give(1.37);
      expect(await transfers()).toHaveLength(1);
      await give(1.5);
      expect(await transfers()).toEqual([]);
      await give(1.36);
      expect(await transfers()).toHaveLength(1);
    });

    it.each([
      ['is more than three percent off', '1328.80', 'Internal transfer'],
      ['is called a transfer by nobody', '1352.00', 'Payment'],
      ['was an e-transfer from somebody', '1352.00', 'Interac e-Transfer'],
    ])('is none where it %s', async (_why, came, name) => {
      await exchange(came, name);
      await give(1.37);
      expect(await transfers()).toEqual([]);
    });

    it('is recognized at the edge of three percent, and once a person calls one half a transfer', async () => {
      await exchange('1328.90', 'Payment');
      await give(1.37);
      expect(await transfers()).toEqual([]);
      const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
      const [line] = body['results'] as { id: number }[];
      const choice = { kind: 'Transfer', category: null, brand: null };
      const path = `bank-transactions/${String(line?.id)}/`;
      expect((await server.call('PUT', path, { as: 'Admin', body: choice })).status).toBe(200);
      expect(await transfers()).toHaveLength(1);
    });

    it('is one of each of many equal ones, which are paired a hundred at a search', async () => {
      const rows = (amount: string, name: string): StatementRow[] =>
        Array.from({ length: 150 }, () => [dayOf(3), amount, name]);
      await dollars(rows('-1000.00', 'Internal transfer'));
      await uploadTo(server, ofxOfRows(rows('1370.00', 'From dollars'), '1111'));
      await give(1.37);
      const found = [];
      for (let search = 0; search < 2; search += 1) {
        found.push(
          await server.database.transaction((connection) => findTransfers(connection, null)),
        );
      }
      // The first hundred are from when the rate was given.
      expect(found).toEqual([50, 0]);
    });

    it('is found behind a hundred equal lines that are from somebody', async () => {
      await dollars([[dayOf(3), '-1000.00', 'Internal transfer']]);
      const came = (name: string): StatementRow => [dayOf(4), '1370.00', name, 'CREDIT'];
      const others = Array.from({ length: 100 }, () => came('Interac e-Transfer'));
      await uploadTo(server, ofxOfRows([...others, came('From dollars')], '1111'));
      await give(1.37);
      expect(await transfers()).toHaveLength(1);
    });

    it('gives way to the same amount in one currency', async () => {
      await exchange('1370.00');
      await uploadTo(server, ofxOfRows([[dayOf(4), '-1370.00', 'Internal transfer']], '2222'));
      await post('bank-transfers/find');
      await give(1.37);
      expect(await transfers()).toMatchObject([{ outAmount: 1370, outCurrency: 'CAD' }]);
    });
  });

  it('takes the nearest line of several, each only once', async () => {
    await uploadTo(
      server,
      ofxOfRows([
        [dayOf(3), '-50.00', 'One'],
        [dayOf(6), '-50.00', 'Two'],
      ]),
    );
    await uploadTo(server, ofxOfRows([[dayOf(7), '50.00', 'Three', 'CREDIT']], '2222'));
    expect(await transfers()).toMatchObject([{ outDay: dayOf(6), inDay: dayOf(7) }]);
    await uploadTo(server, ofxOfRows([[dayOf(8), '50.00', 'Four', 'CREDIT']], '3333'));
    expect(await transfers()).toMatchObject([
      { outDay: dayOf(6), inDay: dayOf(7) },
      { outDay: dayOf(3), inDay: dayOf(8) },
    ]);
  });

  it('that a person splits is two transactions from then on, until the splitting is taken back', async () => {
    await move([3, '-500.00'], [4, '500.00']);
    const [pair] = await transfers();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post(`bank-transfers/${String(pair?.inId)}/split`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await moved()).toEqual([500, 500]);
    await post('bank-transfers/find');
    await move([3, '-500.00'], [4, '500.00']);
    expect(await transfers()).toEqual([]);
    expect((await post(`bank-transfers/${String(pair?.outId)}/join`)).status).toBe(200);
    expect(await moved()).toEqual([0, 0]);
    expect((await post('bank-transfers/1999999999/split')).status).toBe(404);
    expect((await post('bank-transfers/1999999999/join')).status).toBe(404);
  });

  it('parts when the bank changes one of its amounts, or when an import is taken back', async () => {
    await move([3, '-500.00'], [4, '500.00']);
    const line = { id: `${dayOf(3)}-0`, day: dayOf(3), amount: '-501.00', name: 'To savings' };
    await uploadTo(server, ofxOfLines([line], '', '1111'));
    expect(await transfers()).toEqual([]);
    expect(await moved()).toEqual([500, 501]);
    const { body } = await server.call('GET', 'bank-statements/', { as: 'Admin' });
    const [last] = body['results'] as { id: number }[];
    await post(`bank-statements/${String(last?.id)}/undo`);
    expect((await post('bank-transfers/find')).body['message']).toBe('1 transfer was found.');
    const [, savings] = body['results'] as { id: number }[];
    await post(`bank-statements/${String(savings?.id)}/undo`);
    expect(await moved()).toEqual([0, 500]);
  });

  it('is listed page by page', async () => {
    const rows = (sign: string) =>
      Array.from(
        { length: 60 },
        (_, n) =>
          [dayOf((n % 27) + 1), `${sign}${n + 1}.00`, `Move ${n}`] as [string, string, string],
      );
    await uploadTo(server, ofxOfRows(rows('-'), '1111'));
    await uploadTo(server, ofxOfRows(rows(''), '2222'));
    const { body } = await server.call('GET', 'bank-transfers/', { as: 'Admin' });
    const first = body['results'] as BankTransfer[];
    const rest = await transfers(`?before=${String(body['next'])}`);
    expect(first).toHaveLength(50);
    expect(new Set([...first, ...rest].map(({ outId }) => outId)).size).toBe(60);
    const wrong = await server.call('GET', 'bank-transfers/?before=x', { as: 'Admin' });
    expect(wrong.status).toBe(400);
  });
});
