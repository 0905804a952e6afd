import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  forgetOldAttempts,
  giveBackAttempt,
  recentAttempts,
  takeAttempt,
  type LimitFor,
} from './limits.ts';
import type { Queryable } from './db/Database.ts';
import { inParallel, stopQueueClock } from '../harness/testing/crowd.ts';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));
stopQueueClock();

const three = { kind: 'three', most: 3, minutes: 15 };
const five = { kind: 'five', most: 5, minutes: 60 };
const take = (...limits: LimitFor[]) => takeAttempt(server.database, limits);

describe('a limit', () => {
  it('lets exactly as many parallel attempts pass as it allows', async () => {
    const waits = await inParallel(() => take({ limit: five, key: 'one' }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
    expect(waits.filter((wait) => wait > 3500)).toHaveLength(95);
  });

  it('is for one key', async () => {
    const waits = await inParallel((index) => take({ limit: five, key: `key ${index % 10}` }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
  });

  it('allows an attempt again when the oldest that counts is old enough', async () => {
    await server.database.query(
      `INSERT INTO attempts (kind, key, at)
       SELECT 'five', 'one', now() - make_interval(mins => m) FROM unnest('{61,59,4,3,2}'::int[]) m`,
    );
    expect(await take({ limit: five, key: 'one' })).toBe(0);
    const wait = await take({ limit: five, key: 'one' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });
});

describe('several limits', () => {
  it('count an attempt on all, and on none when one refuses', async () => {
    const both = [
      { limit: five, key: 'one' },
      { limit: three, key: 'one' },
    ];
    // Both orders, to provoke a deadlock.
    const waits = await inParallel((index) => take(...(index % 2 ? both : both.toReversed())));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    const rest = await inParallel(() => take({ limit: five, key: 'one' }));
    expect(rest.filter((wait) => wait === 0)).toHaveLength(2);
  });
});

describe('an attempt', () => {
  it('that is given back counts no more', async () => {
    const mine = { limit: three, key: 'one' };
    await inParallel(() => take(mine));
    await Promise.all([1, 2].map(() => giveBackAttempt(server.database, [mine])));
    const waits = await inParallel(() => take(mine));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it('of a transaction that fails counts no more', async () => {
    await inParallel(() =>
      server.database
        .transaction(async (connection) => {
          await takeAttempt(connection, [{ limit: three, key: 'one' }]);
          throw new Error('fails');
        })
        .catch(() => undefined),
    );
    expect(await take({ limit: three, key: 'one' })).toBe(0);
  });
});

describe('an old attempt', () => {
  /**
   * Records attempts of the given ages (in minutes, exact to the microsecond) in a transaction that
   * is rolled back.
   */
  async function after<T>(ages: number[], look: (connection: Queryable) => Promise<T>): Promise<T> {
    const undone = new Error('undone');
    let seen: { value: T } | undefined;
    await server.database
      .transaction(async (connection) => {
        await connection.query(
          `INSERT INTO attempts (kind, key, at)
           SELECT 'three', 'one', now() - make_interval(mins => m) FROM unnest($1::integer[]) m`,
          [ages],
        );
        seen = { value: await look(connection) };
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    if (!seen) throw new Error('Nothing was looked at.');
    return seen.value;
  }

  it('of exactly the minutes of a limit is not recent', async () => {
    const recent = (connection: Queryable) =>
      recentAttempts(connection, { limit: three, key: 'one' }, 10);
    expect(await after([16, 15, 14, 0], recent)).toBe(2);
  });

  it('of more than two days is forgotten', async () => {
    const twoDays = 2 * 24 * 60;
    const left = async (connection: Queryable) => {
      await forgetOldAttempts(connection);
      return (await connection.query('SELECT FROM attempts')).rows.length;
    };
    expect(await after([twoDays + 1, twoDays, twoDays - 1], left)).toBe(2);
  });

  it('stays when a newer one is given back', async () => {
    const ages = async (connection: Queryable) => {
      await giveBackAttempt(connection, [{ limit: three, key: 'one' }]);
      const { rows } = await connection.query<{ minutes: number }>(
        'SELECT (extract(epoch FROM now() - at) / 60)::integer AS minutes FROM attempts ORDER BY at',
      );
      return rows.map(({ minutes }) => minutes);
    };
    expect(await after([14, 3, 1], ages)).toEqual([14, 3]);
  });
});
