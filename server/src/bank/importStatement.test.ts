import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  csvOfRows,
  forgetStatements,
  ofxOfRows,
  storedCount,
  uploadTo,
  type FileToUpload,
  type StatementRow,
} from '../../harness/testing/bankStatements.ts';
import { eachBankSample } from '../../harness/testing/statementSamples.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetStatements(server));

/** How many transactions a file has added. */
const added = async (...file: FileToUpload): Promise<unknown> =>
  (await uploadTo(server, ...file)).file?.added;

describe('a statement file', () => {
  const lines: StatementRow[] = [
    ['2026-03-02', '-12.50', 'Coffee'],
    ['2026-03-02', '-12.50', 'Coffee'],
    ['2026-03-03', '900.00', 'Deposit'],
  ];

  it('is added once, however often it is read; equal lines of a day both stay', async () => {
    expect(await added(csvOfRows(lines), 'a.csv')).toBe(3);
    expect(await added(csvOfRows(lines), 'a.csv')).toBe(0);
    expect(await added(csvOfRows([...lines, ['2026-03-04', '5.00', 'New']]), 'b.csv')).toBe(1);
    expect(await storedCount(server)).toBe(4);
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
    const answers = await Promise.all(Array.from({ length: 8 }, () => added(ofxOfRows(lines))));
    expect(answers.filter((number) => number === 3)).toHaveLength(1);
    expect(await storedCount(server)).toBe(3);
  });

  it('of many lines tells PostgreSQL of them, before each is compared with the others', async () => {
    const many = Array.from({ length: 1_000 }, (_, index): StatementRow => [
      '2026-03-02',
      '-12.50',
      `Coffee ${index}`,
    ]);
    expect(await added(ofxOfRows(many))).toBe(1_000);
    const { rows } = await server.database.query<{ known: number }>(
      "SELECT reltuples AS known FROM pg_class WHERE relname = 'bank_transactions'",
    );
    expect(rows[0]?.known).toBeGreaterThanOrEqual(1_000);
  });

  it('of another account is kept apart', async () => {
    await uploadTo(server, ofxOfRows(lines, '1111'));
    expect(await added(ofxOfRows(lines, '2222'))).toBe(3);
    await uploadTo(server, csvOfRows(lines), 'a.csv', { account: 'Savings' });
    expect(await added(csvOfRows(lines), 'a.csv', { account: 'Chequing' })).toBe(3);
  });

  it.each([
    ['%PDF-1.7 …', 'PDF'],
    ['', 'empty'],
    [ofxOfRows([['2026-03-02', 'twelve', 'Coffee']]), 'amount'],
    [`${csvOfRows(lines)}\n2026-03-09,Half,12.x`, 'line 5'],
  ])(
    'that cannot be read is refused with the reason and changes nothing: %#',
    async (content, reason) => {
      const { status, message } = await uploadTo(server, content);
      expect(status).toBe(400);
      expect(message.toLowerCase()).toContain(reason.toLowerCase());
      expect(await storedCount(server)).toBe(0);
    },
  );

  it('keeps why it was refused as a code, and earlier reasons as they were written', async () => {
    // The quotation of the amount is cut between the two halves of an emoji.
    const amount = `${'x'.repeat(59)}😀`;
    await uploadTo(server, csvOfRows([['2026-03-02', amount, 'Coffee']]), 'a.csv');
    const { rows } = await server.database.query(
      'SELECT reason, why, notes FROM statement_files ORDER BY id DESC LIMIT 1',
    );
    const shown = `${'x'.repeat(59)}\ufffd…`;
    const reason = `Line 2: the amount "${shown}" in the column "Amount" cannot be read. Write it like 1234.50 in the file, or download the file again.`;
    const why = { code: 'amountInLine', params: { line: 2, amount: shown, column: 'Amount' } };
    expect(rows).toEqual([{ reason, why, notes: [] }]);

    await server.database.query(
      `UPDATE statement_files SET why = '{"code":"ofLaterReleases"}', reason = 'Later.';
       INSERT INTO statement_files (name, source, who, outcome, reason)
       VALUES ('old.csv', 'upload', 'Admin', 'refused', 'It was too old.')`,
    );
    const { body } = await server.call('GET', 'bank-statements/', { as: 'Admin' });
    expect(body['results']).toMatchObject([
      { name: 'old.csv', reason: 'It was too old.', note: '' },
      { name: 'a.csv', reason: 'Later.', note: '' },
    ]);
    expect(Object.keys((body['results'] as object[])[0] ?? {})).not.toContain('why');
  });

  it('with columns that nobody knows is read as a person says, and remembered', async () => {
    const content = 'Wann,Was,Wieviel\n02.03.2026,Seife,-4.20\n';
    const asked = await uploadTo(server, content, 'x.csv');
    expect(asked).toMatchObject({
      status: 400,
      file: {
        asksColumns: true,
        preview: { headers: ['Wann', 'Was', 'Wieviel'], rows: [['02.03.2026', 'Seife', '-4.20']] },
      },
    });
    const mapping = JSON.stringify({
      day: 'Wann',
      dayFormat: 'dmy',
      description: ['Was'],
      amount: 'Wieviel',
    });
    expect((await uploadTo(server, content, 'x.csv', { mapping })).status).toBe(200);
    expect(await added(`${content}03.03.2026,Eimer,-9\n`, 'y.csv')).toBe(1);
    const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
    expect(body['results']).toMatchObject([
      { day: '2026-03-03', amount: -9, description: 'Eimer' },
      { day: '2026-03-02', amount: -4.2, description: 'Seife' },
    ]);
  });

  it.each(['{', '{"day":1}', '{"day":"a","dayFormat":"x","description":[]}'])(
    'refuses the mapping %s',
    async (mapping) => {
      const { status, errors } = await uploadTo(server, csvOfRows(lines), 'x.csv', { mapping });
      expect(status).toBe(400);
      expect(errors).toHaveProperty('mapping');
    },
  );

  it('keeps an account’s last digits alone', async () => {
    await uploadTo(server, ofxOfRows(lines, '123456789012'));
    const { rows } = await server.database.query('SELECT label, identity FROM bank_accounts');
    expect(JSON.stringify(rows)).toContain('…9012');
    expect(JSON.stringify(rows)).not.toContain('123456789012');
  });
});

eachBankSample('is stored whole or refused, and adds nothing twice', async ({ name, content }) => {
  const upload = () => uploadTo(server, content, name, { account: name });
  const { status, file, message } = await upload();
  const after = await storedCount(server);
  expect(status === 200 ? [status, file?.added] : [status, 0]).toEqual([status, after]);
  expect([200, 400]).toContain(status);
  expect(message.length).toBeGreaterThan(10);
  await upload();
  expect(await storedCount(server)).toBe(after);
});
