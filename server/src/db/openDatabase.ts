import { ConfigError, type Config } from '../config.ts';
import { describeError } from '../telemetry/describeError.ts';
import { Database } from './Database.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrate.ts';

/** The migrated database and its location. */
export interface OpenDatabase {
  database: Database;
  /** For programs that connect by themselves; with the password. */
  url: string;
  /** For messages; without the password. */
  location: string;
  close: () => Promise<void>;
}

/**
 * Opens the database from the settings, or an embedded one in the data directory, and migrates it.
 * @param meanwhile called while an embedded one starts, which takes about as long as loading the server
 * @throws ConfigError if the configured server cannot be reached; EmbeddedPostgresError for the
 * embedded one
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: (line: string) => void,
  meanwhile?: () => void,
): Promise<OpenDatabase> {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log, meanwhile }) : null;
  const url = databaseUrl ?? embedded?.url ?? '';
  const database = new Database(url, (error) =>
    log(`A database connection broke: ${describeError(error).message}`),
  );
  const close = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  const location = embedded?.folder ?? locationOf(url);
  try {
    await database.query('SELECT').catch((error: unknown) => {
      throw new ConfigError(
        `The database at ${location} cannot be reached: ${reasonOf(error)}. Start it, mend DATABASE_URL, or unset DATABASE_URL to use the embedded PostgreSQL.`,
      );
    });
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, url, location, close };
}

function locationOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

/** AggregateErrors (IPv4 and IPv6 attempts) have no message of their own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
