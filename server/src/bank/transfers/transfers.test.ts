import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankTransfer } from 'shared-api/contract/billing/bankLines';
import {
  forgetStatements,
  monthsAgo,
  ofxOfLines,
  ofxOfRows,
  uploadTo,
} from '../../../harness/testing/bankStatements.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
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
