import { spawn } from 'node:child_process';
import { ConfigError } from '../config.ts';

/** The end of a program's output that an error quotes. */
const quoted = 500;

/** The settings by which PostgreSQL's programs connect; the password is in no list of processes. */
function connectionOf(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname),
    PGPORT: searchParams.get('port') ?? (port || '5432'),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}

/** Runs one of PostgreSQL's programs. @throws ConfigError with its last words */
function runTool(name: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  const env = { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', ...connectionOf(databaseUrl) };
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => (said = (said + String(chunk)).slice(-quoted)));
    child.on('error', ({ message }) =>
      reject(
        new ConfigError(
          `${name} could not be started (${message}). Install the PostgreSQL client of the server's version or newer, and have it in PATH.`,
        ),
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ConfigError(`${name} failed: ${said.trim()}`)),
    );
  });
}

/** Copies a database of a PostgreSQL server into a file, as of one moment, while it is written to. */
export const dump = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`], databaseUrl);

/** Restores what `dump` wrote into an empty database. */
export const restoreDump = (databaseUrl: string, file: string): Promise<void> => {
  const { pathname } = new URL(databaseUrl);
  const target = `--dbname=${decodeURIComponent(pathname.slice(1))}`;
  return runTool(
    'pg_restore',
    ['--exit-on-error', '--no-owner', '--no-acl', target, file],
    databaseUrl,
  );
};
