import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { extract } from 'tar';
import { Client } from 'pg';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { unlessMissing } from './fileErrors.ts';
import { clusterFolder, findHome } from './home.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

/**
 * Puts a database that `backUp` has copied into a data folder that has none, and starts it once, so
 * that PostgreSQL brings it to the instant at which the copy ended.
 * @returns how many tables the restored database has
 * @throws EmbeddedPostgresError when a database is there, or the file is damaged or none of ours
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
      // In one go: a failure leaves nothing that is still being written.
      extract({ file, cwd: unfinished, sync: true, strict: true, preserveOwner: false });
    } catch (error) {
      throw notWhole(file, error);
    }
    // The file by which PostgreSQL knows where to begin; without it, the copy would be taken as it is.
    if (!(await stat(join(unfinished, 'backup_label')).catch(unlessMissing))) throw notWhole(file);
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
