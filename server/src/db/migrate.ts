import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { advisoryLocks } from './advisoryLocks.ts';
import type { Database, Queryable } from './Database.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');

const migrationFiles = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

/**
 * Applies pending migrations in order, each once. Servers that start together wait for one another.
 * @throws ConfigError if an applied migration has been edited since, or one fails
 */
export async function migrate(database: Database): Promise<void> {
  const files = await migrationFiles();
  await database.transaction(async (connection) => {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    await connection.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await connection.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    for (const name of files) {
      const sql = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known !== undefined) {
        throw new ConfigError(
          `Migration ${name} was applied to this database and has been edited since. Restore the file and put the change into a new migration.`,
        );
      }
      await connection.query(sql);
      await connection.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [
        name,
        checksum,
      ]);
    }
  });
}

/** SQLSTATE for an undefined table. */
const noSuchTable = '42P01';

/** Pending migrations of this release. The database may also have newer ones. */
export async function missingMigrations(database: Queryable): Promise<string[]> {
  const files = await migrationFiles();
  const { rows } = await database
    .query<{ name: string }>('SELECT name FROM migrations')
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === noSuchTable) return { rows: [] };
      throw error;
    });
  const applied = new Set(rows.map(({ name }) => name));
  return files.filter((name) => !applied.has(name));
}
