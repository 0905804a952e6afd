import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Queryable } from '../../db/Database.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';
import { forgetOldTurns, takeCodeAttempt, takeLoginAttempt } from './loginLimits.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM login_turns'));

const device = Buffer.alloc(32, 7);
const person = { username: 'ann', address: '192.0.2.1', device: undefined };
const known = { ...person, device };
/** Somebody else at the same address. */
const colleague = (index: number) => ({ ...person, username: `colleague ${index}` });

/** How many of many attempts are admitted. */
async function letIn(
  take: (index: number) => Promise<{ isTaken: boolean }>,
  of = 40,
): Promise<number> {
  let taken = 0;
  for (let index = 0; index < of; index += 1) if ((await take(index)).isTaken) taken += 1;
  return taken;
}

/** Ages all attempts by some minutes. */
const pass = (minutes: number) =>
  server.database.query('UPDATE attempts SET at = at - make_interval(secs => $1)', [minutes * 60]);

const fromKnown = () => takeLoginAttempt(server.database, known);
const fromNew = () => takeLoginAttempt(server.database, person);
const ofAnybody = (index: number) => takeLoginAttempt(server.database, colleague(index));
const codeOfKnown = () => takeCodeAttempt(server.database, known);
const codeOfNew = () => takeCodeAttempt(server.database, person);

describe('wrong guesses', () => {
  it.each([
    ['from a known browser', fromKnown, 5, 15],
    ['at a name from an address', fromNew, 5, 15],
    ['at any names from an address', ofAnybody, 30, 15],
    ['at a code from a known browser', codeOfKnown, 5, 15],
    ['at a code from new ones', codeOfNew, 10, 60],
  ])('%s are let in as often as the limit says, and again after its time', async (...row) => {
    const [, take, most, minutes] = row;
    expect(await letIn(take)).toBe(most);
    await pass(minutes - 0.5);
    expect((await take(0)).isTaken).toBe(false);
    await pass(1);
    expect((await take(0)).isTaken).toBe(true);
  });

  it('have to wait also where it is for a second only', async () => {
    const answers = { query: () => Promise.resolve({ rows: [{ wait: 1 }] }) };
    const database = answers as unknown as Queryable;
    expect(await takeLoginAttempt(database, known)).toEqual({ isTaken: false, wait: 1 });
  });
});

describe('a name that is guessed at from everywhere', () => {
  /** As many guesses at the name from other addresses, some minutes ago. */
  const guessed = (connection: Queryable, guesses: number, minutes = 0) =>
    connection.query(
      `INSERT INTO attempts (kind, key, at)
       SELECT 'login-user', key, now() - make_interval(secs => $2)
       FROM (SELECT key FROM attempts WHERE kind = 'login-user' LIMIT 1) one,
         generate_series(1, $1::integer)`,
      [guesses, minutes * 60],
    );

  /** Runs work in a transaction, where time stands still, after one attempt from elsewhere. */
  async function within<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    const undone = new Error('undone');
    let seen: { value: T } | undefined;
    await server.database
      .transaction(async (connection) => {
        await takeLoginAttempt(connection, { ...person, address: '198.51.100.1' });
        seen = { value: await work(connection) };
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    if (!seen) throw new Error('Nothing was done.');
    return seen.value;
  }

  it.each([
    [9, undefined],
    [10, 1],
    [11, 2],
    [13, 8],
    [15, 32],
    [16, 55],
    [500, 55],
  ])('after %j guesses waits %j seconds', async (guesses, wait) => {
    const answer = await within(async (connection) => {
      await guessed(connection, guesses - 1);
      return takeLoginAttempt(connection, person);
    });
    expect(answer).toMatchObject(wait === undefined ? { isTaken: true } : { isTaken: false, wait });
  });

  it('waits no more for guesses of a quarter of an hour ago', async () => {
    const answer = await within(async (connection) => {
      await guessed(connection, 20, 15.5);
      return takeLoginAttempt(connection, person);
    });
    expect(answer.isTaken).toBe(true);
  });

  it('may be tried exactly when the wait is over, and then waits again', async () => {
    const answers = await within(async (connection) => {
      await guessed(connection, 12);
      const first = await takeLoginAttempt(connection, person);
      const since = async (seconds: number) => {
        await connection.query('UPDATE login_turns SET since = now() - make_interval(secs => $1)', [
          seconds,
        ]);
        return takeLoginAttempt(connection, person);
      };
      // One attempt was admitted in between, which doubles the wait.
      return [first, await since(7), await since(8), await since(15), await since(16)];
    });
    expect(answers).toMatchObject([
      { isTaken: false, wait: 8 },
      { isTaken: false, wait: 1 },
      { isTaken: true },
      { isTaken: false, wait: 1 },
      { isTaken: true },
    ]);
  });

  it('may be tried again at once after an attempt that was right', async () => {
    const answers = await within(async (connection) => {
      await guessed(connection, 12);
      await takeLoginAttempt(connection, person);
      await connection.query("UPDATE login_turns SET since = now() - interval '1 minute'");
      const right = await takeLoginAttempt(connection, person);
      if (right.isTaken) await right.giveBack();
      await connection.query("UPDATE login_turns SET since = since - interval '1 second'");
      return [right, await takeLoginAttempt(connection, person)];
    });
    expect(answers).toMatchObject([{ isTaken: true }, { isTaken: true }]);
  });

  it('is forgotten after a day, not before', async () => {
    const left = await within(async (connection) => {
      await connection.query(
        `INSERT INTO login_turns (key, since)
         SELECT key, now() - interval '1 day' - make_interval(secs => at)
         FROM (VALUES ('older', 1), ('a day', 0), ('younger', -1)) AS t (key, at)`,
      );
      await forgetOldTurns(connection);
      const { rows } = await connection.query<{ key: string }>(
        'SELECT key FROM login_turns ORDER BY since',
      );
      return rows.map(({ key }) => key);
    });
    expect(left).toEqual(['a day', 'younger']);
  });
});
