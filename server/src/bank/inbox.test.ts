import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { StatementOutcome } from 'shared-api/contract/billing/bankImports';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { WorkerBusyError, WorkerTaskError, WorkerTimeoutError } from '../workers/workerErrors.ts';
import {
  csvOfRows,
  forgetStatements,
  ofxOfLines,
  ofxOfRows,
  storedLines,
} from '../../harness/testing/bankStatements.ts';

let server: TestServer;
let inbox: string;
beforeAll(async () => {
  server = await startTestServer();
  inbox = path.join(server.folder, 'bank-inbox');
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStatements(server);
  await rm(inbox, { recursive: true, force: true });
  await mkdir(path.join(inbox, 'Savings'), { recursive: true });
});

const line = (name: string) => ({ id: name, day: '2026-03-02', amount: '-5.00', name });
const good = ofxOfLines([line('Soap')]);

/** Puts a file with an old modification time into the inbox. */
async function put(name: string | Buffer, content: string | Buffer): Promise<void> {
  const file = Buffer.isBuffer(name) ? name : Buffer.from(path.join(inbox, name));
  await writeFile(file, content);
  await utimes(file, 1_700_000_000, 1_700_000_000);
}

async function sync(): Promise<{ status: number; files: StatementOutcome[]; message: string }> {
  const { status, body } = await server.call('GET', 'sync-dashboard-data', { as: 'Admin' });
  const { files = [], message } = body as { files?: StatementOutcome[]; message: string };
  return { status, files, message };
}
const left = async (): Promise<string[]> => {
  const names = await readdir(inbox);
  return names.filter((name) => !['read', 'refused', 'Savings'].includes(name)).sort();
};
async function reasons(): Promise<string[]> {
  const names = (await readdir(path.join(inbox, 'refused'))).filter((name) =>
    name.endsWith('.reason.txt'),
  );
  return Promise.all(names.map((name) => readFile(path.join(inbox, 'refused', name), 'utf8')));
}

describe('the inbox', () => {
  it('is read once; what cannot be read is set aside with the reason', async () => {
    await writeFile(path.join(inbox, 'march.qfx'), ofxOfRows([['2026-03-02', '-5.00', 'Soap']]));
    await writeFile(path.join(inbox, 'holiday.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]));
    await writeFile(
      path.join(inbox, 'Savings', 'a.csv'),
      csvOfRows([['2026-03-02', '7.00', 'Interest']]),
    );
    const { status, body } = await server.call('GET', 'sync-dashboard-data', { as: 'Admin' });
    expect(status).toBe(200);
    const told = { note: '', updated: 0 };
    const read = { ...told, outcome: 'read', reason: '', lines: 1, added: 1 };
    const refusal = { ...told, outcome: 'refused', reason: expect.any(String), lines: 0, added: 0 };
    expect(body['files']).toMatchObject([
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

describe('what cannot be read is set aside with its reason, and the next is read:', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a payee that no index takes',
      () => put('a.csv', `Date,Payee,Amount\n2026-01-01,${'x'.repeat(9000)} e-transfer,5\n`),
      'Line 2 has a payee of 9011 characters, where at most 500 are read.',
    ],
    [
      'a link to nothing',
      () => symlink('/nowhere/a.ofx', path.join(inbox, 'a.ofx')),
      'This is a link to a file that is not there.',
    ],
    [
      'a link to itself',
      () => symlink('a.ofx', path.join(inbox, 'a.ofx')),
      'This is a link to a file that is not there.',
    ],
    [
      'a folder in an account’s folder',
      () => mkdir(path.join(inbox, 'Savings', '2025')),
      'This is a folder inside an account’s folder',
    ],
    ['a device', () => symlink('/dev/null', path.join(inbox, 'a.ofx')), 'This is no file'],
    [
      'an unknown encoding',
      () =>
        put('a.csv', Buffer.from('Date,Memo,Amount\n2026-01-01,\xa4\xcc\xc0\xa8,5\n', 'latin1')),
      'It cannot be told in which encoding this file is written: line 2',
    ],
    ['more bytes than are read', () => put('a.csv', Buffer.alloc(21 * 1024 * 1024)), '20 MB'],
  ])('%s', async (_what, prepare, reason) => {
    await prepare();
    await put('b.ofx', good);
    const { status, files, message } = await sync();
    expect(status).toBe(200);
    expect(files).toMatchObject([
      { outcome: 'refused', reason: expect.stringContaining(reason) },
      { name: 'b.ofx', outcome: 'read', added: 1 },
    ]);
    expect(message).toContain('1 of 2 files could not be read and were set aside.');
    expect(await reasons()).toEqual([expect.stringContaining(reason)]);
    expect(await left()).toEqual([]);
    const { body } = await server.call('GET', 'bank-statements/', { as: 'Employee' });
    expect(body['results']).toMatchObject([{ outcome: 'read' }, { outcome: 'refused' }]);
  });
});

describe('when the database', () => {
  /** Makes PostgreSQL fail on a line containing these words. */
  async function failAt(words: string, code: string): Promise<void> {
    await server.database.query(
      `CREATE OR REPLACE FUNCTION fail_at() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = '${code}'; END $$;
       CREATE TRIGGER fail_at BEFORE INSERT ON bank_transactions FOR EACH ROW
       WHEN (NEW.description = '${words}') EXECUTE FUNCTION fail_at()`,
    );
  }
  const recover = () =>
    server.database.query('DROP TRIGGER IF EXISTS fail_at ON bank_transactions');
  afterEach(recover);

  it.each([
    ['does not take a line', '54000', 'could not be stored (error 54000 of the database)'],
    ['takes too long', '57014', 'Storing its transactions took too long'],
  ])('%s, the file is set aside and the next is read', async (_what, code, reason) => {
    await failAt('Poison', code);
    await put('a.ofx', ofxOfLines([line('First'), line('Poison')]));
    await put('b.ofx', good);
    const { files } = await sync();
    expect(files).toMatchObject([
      { name: 'a.ofx', outcome: 'refused', reason: expect.stringContaining(reason) },
      { name: 'b.ofx', added: 1 },
    ]);
    expect(await storedLines(server)).toEqual(['Soap 2026-03-02 -5.00 Soap']);
  });

  it('is lost, the run stops, nothing is set aside, and all is read later', async () => {
    await failAt('Poison', '57P01');
    await put('a.ofx', good);
    await put('b.ofx', ofxOfLines([line('Poison')]));
    await put('c.ofx', ofxOfLines([line('Mop')]));
    expect((await sync()).status).toBe(503);
    expect(await left()).toEqual(['b.ofx', 'c.ofx']);
    expect(existsSync(path.join(inbox, 'refused'))).toBe(false);
    await recover();
    expect((await sync()).files).toMatchObject([{ added: 1 }, { added: 1 }]);
    expect(await storedLines(server)).toHaveLength(3);
  });
});

describe('when the thread that reads a file', () => {
  const statements = () => server.workers.statements;
  async function failing(error: Error, then: () => Promise<void>): Promise<void> {
    const own = statements();
    let isFirst = true;
    server.workers.statements = {
      run: async (name, input, options) => {
        if (!isFirst) return own.run(name, input, options);
        isFirst = false;
        throw error;
      },
      close: () => own.close(),
    };
    try {
      await put('a.ofx', ofxOfLines([line('First')]));
      await put('b.ofx', good);
      await then();
    } finally {
      server.workers.statements = own;
    }
  }

  it('takes too long, the file is set aside and the next is read', () =>
    failing(
      new WorkerTimeoutError('statementFile', 60_000, { status: 413, what: 'split' }),
      async () => {
        expect((await sync()).files).toMatchObject([
          { outcome: 'refused', reason: expect.stringContaining('within 60 seconds') },
          { outcome: 'read' },
        ]);
      },
    ));

  it('fails by a fault of ours, the file is set aside and the next is read', () =>
    failing(new WorkerTaskError('broken'), async () => {
      expect((await sync()).files).toMatchObject([
        { outcome: 'refused', reason: expect.stringContaining('a fault of this program') },
        { outcome: 'read' },
      ]);
    }));

  it('has too much to do, all files stay for the next time', () =>
    failing(new WorkerBusyError('statementFile'), async () => {
      expect((await sync()).status).toBe(503);
      expect(await left()).toEqual(['a.ofx', 'b.ofx']);
    }));
});

it('reads files whatever their names are', async () => {
  const odd = Buffer.concat([Buffer.from(`${inbox}/`), Buffer.from([0x61, 0xff, 0xfe, 0x0a])]);
  await put(odd, ofxOfLines([line('Odd')]));
  await put(`${'n'.repeat(251)}.ofx`, ofxOfLines([line('Long')]));
  expect((await sync()).files).toMatchObject([
    { outcome: 'read', note: '' },
    { outcome: 'read', note: '' },
  ]);
  expect(await left()).toEqual([]);
});

it('reads a file that a link leads to', async () => {
  await writeFile(path.join(server.folder, 'elsewhere.ofx'), good);
  await symlink('../elsewhere.ofx', path.join(inbox, 'a.ofx'));
  expect((await sync()).files).toMatchObject([{ outcome: 'read', added: 1 }]);
});

it('leaves a file that is still being written', async () => {
  const file = path.join(inbox, 'a.csv');
  await writeFile(file, 'Date,Memo,Amount\n2026-03-02,Soap,-5\n');
  const writing = setInterval(() => void appendFile(file, '2026-03-02,Soap,-5\n'), 20);
  const { files, message } = await sync().finally(() => clearInterval(writing));
  expect(files).toMatchObject([{ name: 'a.csv', outcome: 'waiting', added: 0 }]);
  expect(message).toContain('still being written');
  expect(await left()).toEqual(['a.csv']);
  await utimes(file, 1_700_000_000, 1_700_000_000);
  expect((await sync()).files).toMatchObject([{ outcome: 'read' }]);
});

it('reads each file once, however often it is asked to at once', async () => {
  for (const name of ['a', 'b', 'c']) await put(`${name}.ofx`, ofxOfLines([line(name)]));
  const answers = await Promise.all(Array.from({ length: 40 }, sync));
  expect(answers.flatMap(({ files }) => files)).toHaveLength(3);
  expect(await storedLines(server)).toHaveLength(3);
});

it('tells that a file could not be moved away', async () => {
  await put('a.ofx', good);
  await writeFile(path.join(inbox, 'read'), 'in the way');
  const { files } = await sync();
  expect(files).toContainEqual(
    expect.objectContaining({
      name: 'a.ofx',
      outcome: 'read',
      note: expect.stringContaining('It could not be moved out of the inbox (EEXIST)'),
    }),
  );
});
