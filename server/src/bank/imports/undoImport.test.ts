import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StatementFile } from 'shared-api/contract/billing/bankImports';
import {
  forgetStatements,
  monthsAgo,
  ofxOfLines,
  ofxOfRows,
  storedCount,
  storedLines,
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

const imports = async (): Promise<StatementFile[]> =>
  (await server.call('GET', 'bank-statements/', { as: 'Admin' })).body['results'] as never;

/** The id of the newest import. */
const newest = async (): Promise<number> => (await imports())[0]?.id ?? 0;

const undo = (id: number) => server.call('POST', `bank-statements/${id}/undo`, { as: 'Admin' });

const rows: StatementRow[] = [
  ['2026-03-02', '-12.50', 'Coffee'],
  ['2026-03-03', '900.00', 'Deposit'],
  ['2026-03-04', '-3.00', 'Parking'],
];

describe('an import', () => {
  it('is listed with its file, who, its account, what was new, its days and its state', async () => {
    await uploadTo(server, ofxOfRows(rows.slice(0, 2)), 'one.ofx');
    await uploadTo(server, ofxOfRows(rows), 'two.ofx');
    await uploadTo(server, 'nothing', 'three.ofx');
    expect(await imports()).toMatchObject([
      { name: 'three.ofx', outcome: 'refused', accounts: [] },
      {
        name: 'two.ofx',
        outcome: 'read',
        who: 'test-admin',
        source: 'upload',
        lines: 3,
        added: 1,
        undoneAt: null,
        accounts: [{ label: '…8842', firstDay: '2026-03-02', lastDay: '2026-03-04', added: 1 }],
      },
      { name: 'one.ofx', lines: 2, added: 2 },
    ]);
  });

  it('opens its lines, those too that were there already', async () => {
    await uploadTo(server, ofxOfRows(rows.slice(0, 2)), 'one.ofx');
    const one = await newest();
    await uploadTo(server, ofxOfRows(rows.slice(1)).replace('2026-03-03-0', '2026-03-03-1'));
    const linesOf = async (id: number): Promise<unknown[]> => {
      const { body } = await server.call('GET', `bank-transactions/?fileId=${id}`, { as: 'Admin' });
      return (body['results'] as { description: string }[]).map(({ description }) => description);
    };
    expect(await linesOf(one)).toEqual(['Deposit', 'Coffee']);
    expect(await linesOf(await newest())).toEqual(['Parking', 'Deposit']);
  });

  it('is listed page by page', async () => {
    await server.database.query(
      `INSERT INTO statement_files (name, source, who, outcome)
       SELECT n || '.ofx', 'upload', 'Admin', 'read' FROM generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    let before = '';
    do {
      const { body } = await server.call('GET', `bank-statements/${before}`, { as: 'Admin' });
      seen.push(...(body['results'] as { name: string }[]).map(({ name }) => name));
      before = typeof body['next'] === 'string' ? `?before=${body['next']}` : '';
    } while (before !== '');
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
    const wrong = await server.call('GET', 'bank-statements/?before=x', { as: 'Admin' });
    expect(wrong.status).toBe(400);
  });
});

describe('an import that is taken back', () => {
  it('leaves everything as it was, and can be imported again', async () => {
    await uploadTo(server, ofxOfRows([['2026-02-01', '7.00', 'Before']], '5555'));
    const before = await storedLines(server);
    await uploadTo(server, ofxOfRows(rows), 'march.ofx');
    const { body } = await undo(await newest());
    expect(body).toEqual({ message: 'march.ofx is taken back: 3 transactions removed.' });
    expect(await storedLines(server)).toEqual(before);
    expect(await imports()).toMatchObject([{ undoneBy: 'test-admin' }, { undoneAt: null }]);

    expect((await uploadTo(server, ofxOfRows(rows))).file?.added).toBe(3);
    expect((await undo(await newest())).status).toBe(200);
    expect(await storedLines(server)).toEqual(before);
  });

  it('leaves the lines that another file has too, until that one is taken back', async () => {
    await uploadTo(server, ofxOfRows(rows), 'one.ofx');
    const one = await newest();
    await uploadTo(server, ofxOfRows(rows.slice(0, 2)), 'two.ofx');
    const two = await newest();
    expect((await undo(one)).body['message']).toBe(
      'one.ofx is taken back: 1 transaction removed, 2 kept that another file has too.',
    );
    expect(await storedCount(server)).toBe(2);
    expect((await undo(two)).status).toBe(200);
    expect(await storedCount(server)).toBe(0);
  });

  it('gives lines the words back that the bank had for them before', async () => {
    const line = { id: 'F1', day: '2026-03-02', amount: '-10.00', name: 'Pending' };
    const other = { id: 'F2', day: '2026-03-05', amount: '-1.00', name: 'Other' };
    await uploadTo(server, ofxOfLines([line], '20260303'));
    await uploadTo(server, ofxOfLines([{ ...line, name: 'Posted' }, other], '20260306'));
    const second = await newest();
    await uploadTo(server, ofxOfLines([{ ...line, name: 'Posted again' }], '20260309'));
    const third = await newest();
    await undo(second);
    expect(await storedLines(server)).toEqual(['F1 2026-03-02 -10.00 Posted again']);
    await undo(third);
    expect(await storedLines(server)).toEqual(['F1 2026-03-02 -10.00 Pending']);
  });

  it('stays when one of its lines pays an invoice, and says which', async () => {
    const day = monthsAgo(server, 0, 1);
    const { rows: made } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents)
       VALUES (30050, 'Janitorial', $1, 11300) RETURNING id`,
      [monthsAgo(server, 1, 1)],
    );
    await uploadTo(server, ofxOfRows([[day, '113.00', 'Interac e-Transfer 30050', 'CREDIT']]));
    const { body: found } = await server.call('GET', 'payment-suggestions/', { as: 'Admin' });
    const [suggestion] = found['results'] as { transactionId: number }[];
    const address = `payment-suggestions/${String(suggestion?.transactionId)}`;
    await server.call('POST', `${address}/accept`, {
      as: 'Admin',
      body: { invoiceId: made[0]?.id },
    });
    const { status, body } = await undo(await newest());
    expect([status, body['message']]).toEqual([
      409,
      'This import cannot be taken back: its lines are the payments of invoice #30050. Take those payments back first.',
    ]);
    expect(await storedCount(server)).toBe(1);
    await server.call('POST', `${address}/undo`, { as: 'Admin' });
    expect((await undo(await newest())).status).toBe(200);
  });

  it('goes once, however many ask for it at once, and however many files are read meanwhile', async () => {
    await uploadTo(server, ofxOfRows(rows), 'first.ofx');
    const id = await newest();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const other = ofxOfRows([['2026-04-01', `${n + 1}.00`, 'Other']], String(9000 + n));
        const [{ status }] = await Promise.all([undo(id), uploadTo(server, other)]);
        return status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(39);
    expect(await storedCount(server)).toBe(40);
  });

  it('is one that was read, and is there', async () => {
    await uploadTo(server, 'nothing', 'a.ofx');
    expect((await undo(await newest())).status).toBe(409);
    expect((await undo(2_000_000_000)).status).toBe(404);
    expect((await server.call('POST', 'bank-statements/x/undo', { as: 'Admin' })).status).toBe(404);
  });
});
