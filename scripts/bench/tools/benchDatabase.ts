import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Database } from '../../../server/src/db/Database.ts';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { median } from './percentile.ts';

/** Works on a migrated database of its own, which goes afterwards. */
export async function withBenchDatabase(
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = new Database(postgres.url, () => undefined);
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The median of rounds after a first one that does not count, as a table shows it. */
export async function medianTime(rounds: number, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - start);
  }
  return `${median(times).toFixed(0)} ms`;
}
