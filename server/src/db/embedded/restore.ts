import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract } from 'tar';
import { Client } from 'pg';
import { photosFolder } from '../../config.ts';
import { takePhotos } from './backedUpPhotos.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { unlessMissing } from './fileErrors.ts';
import { clusterFolder, findHome } from './home.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

/**
 * Restores a backup made by `backUp` to a data directory without a database: its photos, then the database,
 * which is started once so that PostgreSQL recovers to the time at which its copy ended.
 * @returns the number of tables in the restored database
 * @throws EmbeddedPostgresError if there is a database already, or the file is damaged or not a
 * backup
 */
export async function restore(file: string, dataDir: string): Promise<number> {
  const home = await findHome(resolve(dataDir), () => undefined);
  const cluster = clusterFolder(home);
  if (await stat(cluster).catch(unlessMissing)) {
    throw new EmbeddedPostgresError(
      `${dataDir} holds a database already, which is left as it is. Name an empty folder in DATA_DIR.`,
    );
  }
  const unfinished = await mkdtemp(join(home.folder, 'cluster.new-'));
  try {
    try {
      // Synchronous, so that nothing is still being written after a failure.
      extract({ file, cwd: unfinished, sync: true, strict: true, preserveOwner: false });
    } catch (error) {
      throw notWhole(file, error);
    }
    // Tells PostgreSQL where recovery starts; without it, the inconsistent copy would be used as it
    // is.
    if (!(await stat(join(unfinished, 'backup_label')).catch(unlessMissing))) throw notWhole(file);
    await takePhotos(unfinished, photosFolder(dataDir));
    await rename(unfinished, cluster);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return countTables(dataDir);
}

const notWhole = (file: string, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `${file} is no whole backup: it is cut short, damaged, or another kind of file. Nothing was restored.`,
    { cause },
  );

async function countTables(dataDir: string): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM pg_tables WHERE schemaname = 'public'",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
    await postgres.stop();
  }
}
