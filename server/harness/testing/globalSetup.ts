import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemplate } from './testDatabases.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/startEmbeddedPostgres.ts';

/**
 * One real PostgreSQL for a run of the server's tests, unless there is one already, with a template of
 * which each test file makes its database.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    await makeTemplate();
    return;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'server-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_POSTGRES_LOG'] = path.join(postgres.folder, 'postgres.log');
  await makeTemplate();
  Object.assign(globalThis, {
    endTestPostgres: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (!postgres.folder.startsWith(dataDir)) {
        await rm(postgres.folder, { recursive: true, force: true });
      }
    },
  });
}
