import { ConfigError, type Config } from '../config.ts';
import { describeError } from '../telemetry/describeError.ts';
import { Database } from './Database.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrate.ts';

/** The database, ready to use, and where it is. */
export interface OpenDatabase {
  database: Database;
  /** For the person at the terminal; without any password. */
  place: string;
  close: () => Promise<void>;
}

/**
 * Opens the database that the settings name, or an embedded one in the data folder, and brings it
 * to the newest migration.
 * @throws ConfigError when a named server cannot be reached; EmbeddedPostgresError for the embedded
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : null;
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = new Database(url, (error) =>
    log(`A database connection broke: ${describeError(error).message}`),
  );
  const close = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  const place = embedded?.folder ?? placeOf(url);
  try {
    await database.query('SELECT').catch((error: unknown) => {
      throw new ConfigError(
        `The database at ${place} cannot be reached: ${reasonOf(error)}. Start it, mend DATABASE_URL, or unset DATABASE_URL to use the embedded PostgreSQL.`,
      );
    });
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, place, close };
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

/** An error of several tries (IPv4 and IPv6) has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
