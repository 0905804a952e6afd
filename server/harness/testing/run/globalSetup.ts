import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemplate } from '../testDatabases.ts';
import { folderOfDatabases, removeAbandoned } from './withoutWaits.ts';
import { clustersVariable } from '../../database/copyCluster.ts';
import { trustTheSystem } from '../../database/trustTheSystem.ts';
import { startEmbeddedPostgres } from '../../../src/db/embedded/startEmbeddedPostgres.ts';

/** What the name of a run's folder begins with. */
const prefix = 'server-tests-';

/**
 * One real PostgreSQL for a run of the server's tests, unless there is one already, with a template of
 * which each test file makes its database.
 */
export default async function globalSetup(): Promise<void> {
  process.env[clustersVariable] = await mkdtemp(path.join(tmpdir(), 'test-clusters-'));
  await chmod(process.env[clustersVariable], 0o711);
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    await makeTemplate();
    return;
  }
  const folder = await folderOfDatabases();
  await removeAbandoned(folder, prefix);
  const dataDir = await mkdtemp(path.join(folder, prefix));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await trustTheSystem(path.join(postgres.folder, 'cluster'));
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
