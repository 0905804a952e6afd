import { expect, it } from '@jest/globals';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { Jobs } from './Jobs.ts';

/** Runs work for all items concurrently and returns the error messages. */
async function failures<T>(all: T[], work: (one: T) => Promise<unknown>): Promise<string[]> {
  const results = await Promise.allSettled(all.map(work));
  return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
}

it('starts on six servers at once, on a database that has no queue yet', async () => {
  const { url, drop } = await createDatabase();
  const servers = Array.from({ length: 6 }, () => {
    const database = new Database(url, () => undefined);
    return { database, jobs: new Jobs(database, { error: () => undefined }) };
  });
  try {
    // As on startup: on connections that have already changed the schema.
    expect(await failures(servers, ({ database }) => migrate(database))).toEqual([]);
    expect(await failures(servers, ({ jobs }) => jobs.start())).toEqual([]);
    const sweeping = { name: 'sweeping', retries: 1, run: () => Promise.resolve() };
    expect(await failures(servers, ({ jobs }) => jobs.work(sweeping))).toEqual([]);
  } finally {
    for (const { jobs, database } of servers) {
      await jobs.stop();
      await database.close();
    }
    await drop();
  }
});
