import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { releaseTurns } from './releaseTurns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Work that ends when it is told to. */
function heldWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const work = async (): Promise<string> => {
    begun();
    await ended;
    return 'done';
  };
  return { work, hasBegun, end };
}

it('forty changes on two servers go one after another, and one that fails holds up none', async () => {
  const [one, other] = [
    releaseTurns(server.database, server.store),
    releaseTurns(server.database, server.store),
  ];
  let underWay = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      (n % 2 === 0 ? one : other)(async () => {
        most = Math.max(most, (underWay += 1));
        await server.database.query('SELECT pg_sleep(0.01)');
        underWay -= 1;
        if (n % 5 === 0) throw new Error('Refused.');
      }),
    ),
  );
  expect(most).toBe(1);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

it('a turn whose connection is lost is waited for all the same, and the next comes to its own', async () => {
  const [one, other] = [
    releaseTurns(server.database, server.store),
    releaseTurns(server.database, server.store),
  ];
  const held = heldWork();
  const first = one(held.work);
  await held.hasBegun;
  let isNext = false;
  const next = other(() => {
    isNext = true;
    return Promise.resolve('next');
  });
  await server.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [advisoryLocks.liveReleases],
  );
  // Longer than the other looks for a free turn.
  await delay(600);
  expect(isNext).toBe(false);
  held.end();
  expect(await first).toBe('done');
  expect(await next).toBe('next');
  expect(await one(() => Promise.resolve('again'))).toBe('again');
});
