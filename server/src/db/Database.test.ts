import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database, type Queryable } from './Database.ts';
import type { Visitor } from './VisitorQueue.ts';

let database: Database;
/** A connection pool of another server. */
let other: Database;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createDatabase();
  ({ url, drop } = made);
  database = new Database(made.url, () => undefined);
  other = new Database(made.url, () => undefined);
  await database.query('CREATE TABLE things (id integer)');
});
afterAll(async () => {
  await database.close();
  await other.close();
  await drop();
});

/** Four times as many as the pool has connections. */
const many = Array.from({ length: 40 }, (_, index) => index);

/** A visitor from a network of their own. */
const visitorOf = (id: number, destroyed = false): Visitor => ({
  ip: `10.0.${id >> 8}.${id & 255}`,
  socket: { destroyed },
});

/** The outcome of each. */
const outcomesOf = async (all: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as Error).name,
  );

/** A promise with its resolvers. */
const gate = () => Promise.withResolvers<undefined>();

async function countThings(id: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*) AS count FROM things WHERE id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

describe('within a transaction', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the pool', () => database.query('SELECT 1')],
    ['another transaction', () => database.transaction(() => Promise.resolve())],
    ["visitors' connections", () => database.visitor(visitorOf(1)).query('SELECT 1')],
  ])('%s cannot be reached, so that transactions never wait for one another', async (_, reach) => {
    const tries = many.map(() => database.transaction(reach));
    const results = await Promise.allSettled(tries);
    const reasons = results.map((result) => result.status === 'rejected' && String(result.reason));
    expect(new Set(reasons)).toEqual(
      new Set([expect.stringContaining('Use the connection that the transaction was given')]),
    );
  });

  it('what was begun and goes on afterwards may reach the pool', async () => {
    const { promise: ended, resolve: end } = gate();
    const ask = () => database.query('SELECT 1 AS one');
    const later = await database.transaction(() => Promise.resolve({ work: ended.then(ask) }));
    end(undefined);
    expect((await later.work).rows).toEqual([{ one: 1 }]);
  });

  it('a statement that failed is not overlooked', async () => {
    const work = database.transaction(async (connection) => {
      await connection.query('INSERT INTO things VALUES (1)');
      await connection.query('INSERT INTO nothing VALUES (1)').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('A statement of the transaction has failed.');
    expect(await countThings(1)).toBe(0);
  });
});

describe("visitors' transactions", () => {
  it('leave connections to everybody else, however many wait', async () => {
    const { promise: opened, resolve: open } = gate();
    const visits = many.map((id) =>
      database.visitor(visitorOf(id)).transaction(async (connection) => {
        await opened;
        await connection.query('INSERT INTO things VALUES ($1)', [100 + id]);
      }),
    );
    const { rows } = await database.query('SELECT 1 AS one');
    await database.transaction((connection) => connection.query('INSERT INTO things VALUES (2)'));
    expect(rows).toEqual([{ one: 1 }]);
    expect(await countThings(2)).toBe(1);
    expect(database.use).toMatchObject({ busy: 4, waiting: 36 });
    open(undefined);
    await Promise.all(visits);
    expect(await countThings(139)).toBe(1);
  });

  it('are refused for a while when very many wait', async () => {
    const { promise: opened, resolve: open } = gate();
    const visit = (_: unknown, id: number) =>
      database.visitor(visitorOf(id)).transaction(() => opened);
    const visits = outcomesOf(Array.from({ length: 1_100 }, visit));
    open(undefined);
    const outcomes = await visits;
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1_004);
    expect(outcomes.filter((outcome) => outcome === 'DatabaseUnavailableError')).toHaveLength(96);
  });

  it('of one network are done one at a time, and leave connections to the others', async () => {
    const { promise: opened, resolve: open } = gate();
    const visits = outcomesOf(
      Array.from({ length: 1_100 }, (_, id) =>
        database
          .visitor({ ip: `2001:db8::${id.toString(16)}`, socket: { destroyed: false } })
          .transaction(() => opened),
      ),
    );
    // This would never resolve if it had to wait for the others.
    const { rows } = await database.visitor(visitorOf(1)).query('SELECT 1 AS one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(database.use.busy).toBe(1);
    open(undefined);
    const outcomes = await visits;
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(101);
    expect(outcomes.filter((outcome) => outcome === 'HttpError')).toHaveLength(999);
  });

  it('are not begun when their turn comes too late, or for who has gone', async () => {
    const { promise: opened, resolve: open } = gate();
    const begun: string[] = [];
    const visit = (name: string, visitor: Visitor) =>
      database.visitor(visitor).transaction(async () => {
        begun.push(name);
        await opened;
      });
    const busy = [1, 2, 3, 4].map((id) => visit('busy', visitorOf(id)));
    const gone = { ...visitorOf(5), socket: { destroyed: false } };
    const waiting = [visit('gone', gone), visit('late', visitorOf(6))];
    await nextTurn();
    gone.socket.destroyed = true;
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 8_001);
    open(undefined);
    expect(await outcomesOf(waiting)).toEqual(['HttpError', 'DatabaseUnavailableError']);
    now.mockRestore();
    await Promise.all(busy);
    expect(begun).toEqual(['busy', 'busy', 'busy', 'busy']);
    expect(database.use.waiting).toBe(0);
  });
});

describe('a visitor whose turn comes', () => {
  /** The outcome of work that is queued now and started after a delay. */
  async function waiting(milliseconds: number, visitor = visitorOf(5)): Promise<unknown> {
    const { promise: opened, resolve: open } = gate();
    const busy = [1, 2, 3, 4].map((id) =>
      database.visitor(visitorOf(id)).transaction(() => opened),
    );
    await nextTurn();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      const asked = database.visitor(visitor).transaction(() => Promise.resolve('done'));
      const outcome = asked.catch((error: unknown) => error);
      await nextTurn();
      now.mockReturnValue(1_000 + milliseconds);
      open(undefined);
      await Promise.all(busy);
      return await outcome;
    } finally {
      now.mockRestore();
    }
  }

  it('after eight seconds is served, and not later', async () => {
    expect(await waiting(8_000)).toBe('done');
    expect(await waiting(8_001)).toMatchObject({ name: 'DatabaseUnavailableError' });
  });

  it('has no server’s fault to read after going away', async () => {
    const gone = { ...visitorOf(5), socket: { destroyed: true } };
    expect(await waiting(0, gone)).toMatchObject({ name: 'HttpError', status: 499 });
  });

  it('too often at once is told to try again in five seconds', async () => {
    const { promise: opened, resolve: open } = gate();
    const visits = Array.from({ length: 102 }, () =>
      database
        .visitor(visitorOf(1))
        .transaction(() => opened)
        .catch((error: unknown) => error),
    );
    open(undefined);
    expect((await Promise.all(visits)).at(-1)).toMatchObject({
      status: 429,
      extra: { retryAfter: 5 },
    });
  });
});

describe('when its connections break', () => {
  const sleep = (connection: Queryable) => connection.query('SELECT pg_sleep(60)');
  it.each<[string, (connection: Queryable, breakIt: () => Promise<unknown>) => Promise<unknown>]>([
    ['in a statement', (connection, breakIt) => Promise.all([sleep(connection), breakIt()])],
    ['between statements', (_connection, breakIt) => breakIt()],
  ])('%s, each transaction fails alone, and the next works', async (_, work) => {
    const outcomes = many.map((id) =>
      database
        .transaction(async (connection) => {
          await connection.query('INSERT INTO things VALUES ($1)', [200 + id]);
          const { rows } = await connection.query('SELECT pg_backend_pid() AS pid');
          await work(connection, () =>
            other.query('SELECT pg_terminate_backend($1)', [rows[0]?.['pid']]),
          );
          await connection.query('SELECT 1');
        })
        .then(
          () => 'done',
          (error: unknown) => (error as Error).name,
        ),
    );
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['DatabaseUnavailableError']));
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(await countThings(239)).toBe(0);
  });
});

it('waits for a turn on another server for longer than a statement may take', async () => {
  const address = new URL(url);
  address.searchParams.set('statement_timeout', '50');
  const hasty = new Database(String(address), () => undefined);
  const [held, lock] = [Promise.withResolvers<undefined>(), 7_214_999];
  const first = other.oneAtATime(lock, () => held.promise);
  const turn = hasty.oneAtATime(lock, () => Promise.resolve('done'));
  await database.query('SELECT pg_sleep(0.3)');
  held.resolve(undefined);
  await first;
  expect(await turn).toBe('done');
  // What comes after on the same connection may take no longer than before.
  expect((await hasty.query('SHOW statement_timeout')).rows).toEqual([
    { statement_timeout: '50ms' },
  ]);
  await hasty.close();
});

it('takes no missing file for a lost database', async () => {
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
  const work = database.transaction(() => Promise.reject(missing));
  await expect(work).rejects.toBe(missing);
});

it('says when nobody listens', async () => {
  const nobody = new Database('postgres://nobody@127.0.0.1:9/none', () => undefined);
  const refused = [
    nobody.query('SELECT 1'),
    nobody.transaction(() => Promise.resolve()),
    nobody.probe.query('SELECT 1'),
  ];
  for (const result of await Promise.allSettled(refused)) {
    expect(result).toMatchObject({ reason: { name: 'DatabaseUnavailableError' } });
  }
  await nobody.close();
});
