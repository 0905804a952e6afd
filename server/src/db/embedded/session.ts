import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { advisoryLocks } from '../advisoryLocks.ts';
import { DataFolderInUseError, EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCode } from './fileErrors.ts';
import type { Home } from './home.ts';
import { clusterFolder } from './home.ts';
import type { PostmasterFile } from './postmasterFile.ts';
import { parsePostmasterFile, readPostmasterFile } from './postmasterFile.ts';

const answerWithinMs = 60_000;
const lockWithinMs = 1_000;

/** SQLSTATE while starting up, recovering or shutting down. */
const cannotConnectNow = '57P03';

/** Connection refused, or ended by a shutdown or crash. */
const losses = [
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  cannotConnectNow,
];

/**
 * Whether an error means that the server is gone. `pg` reports a lost connection without a code.
 */
export function isLoss(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) return false;
  const code = errorCode(error);
  return code === undefined || losses.includes(code);
}

/** The launcher's own superuser connection. */
export interface Session {
  client: Client;
  /** Settles when the connection is lost or closed. */
  ended: Promise<void>;
  /** Lets the process exit while the connection is open. */
  unref(): void;
}

/**
 * Connects, and waits while the server is not ready yet or, if nobody answers, while
 * `mayStillAnswer`. Undefined if there is no server.
 */
export async function openSession(
  endpoint: Endpoint,
  mayStillAnswer: () => boolean | Promise<boolean>,
  log: (line: string) => void,
): Promise<Session | undefined> {
  const begun = Date.now();
  let silentSince = begun;
  let hasReported = false;
  for (;;) {
    try {
      return await connect(endpoint);
    } catch (error) {
      if (!isLoss(error)) throw error;
      if (errorCode(error) === cannotConnectNow) silentSince = Date.now();
      else if (!(await mayStillAnswer()) || Date.now() - silentSince > answerWithinMs) {
        return undefined;
      }
    }
    if (!hasReported && Date.now() - begun > 3_000) {
      hasReported = true;
      log('Waiting for PostgreSQL, which is recovering or still busy…');
    }
    await delay(30);
  }
}

async function connect({ host, port, password }: Endpoint): Promise<Session> {
  const socket = new Socket();
  const client = new Client({
    host,
    port,
    password: password ?? '',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: holderName(process.pid),
    connectionTimeoutMillis: 5_000,
    stream: () => socket,
  });
  const ended = new Promise<void>((resolve) => {
    client.on('end', resolve);
    // Connection errors reach whoever awaits `ended`.
    client.on('error', () => undefined);
  });
  await client.connect();
  return { client, ended, unref: () => socket.unref() };
}

const holderName = (pid: number): string => `server process ${pid}`;

/** The file of the postmaster that answers, if it is the one that serves this home. */
export async function servedBy(session: Session, home: Home): Promise<PostmasterFile | undefined> {
  const { rows } = await session.client.query<{ text: string | null }>(
    `select pg_read_file('postmaster.pid', 0, 1000, true) as text`,
  );
  const theirs = parsePostmasterFile(rows[0]?.text ?? '');
  const ours = await readPostmasterFile(clusterFolder(home));
  return theirs && theirs.identity === ours?.identity ? theirs : undefined;
}

/**
 * Locks the data directory for this process. The lock belongs to the connection, so PostgreSQL
 * releases it as soon as this process dies.
 */
export async function lockDataFolder({ client }: Session, home: Home): Promise<void> {
  // PostgreSQL needs a moment to notice a killed process's closed connection.
  const until = Date.now() + lockWithinMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, 1) as locked',
      [advisoryLocks.dataFolder],
    );
    if (rows[0]?.locked) return;
    if (Date.now() > until) break;
    await delay(100);
  }
  const { rows } = await client.query<{ holder: string }>(
    `select a.application_name as holder from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = 1`,
    [advisoryLocks.dataFolder],
  );
  throw new DataFolderInUseError(
    `The data folder ${home.folder} is in use by another running server` +
      `${rows[0] ? ` (${rows[0].holder})` : ''}. Stop that one, or give this one a folder of its ` +
      'own with DATA_DIR.',
  );
}

/** Name of the role and of the database that the server uses; created on first start. */
export const applicationName = 'app';

/** Creates the application's role (not a superuser) and database, if missing. */
export async function ensureApplication({ client }: Session, endpoint: Endpoint): Promise<void> {
  const name = client.escapeIdentifier(applicationName);
  const { rowCount: roles } = await client.query('select from pg_roles where rolname = $1', [
    applicationName,
  ]);
  if (roles === 0) {
    const password = endpoint.password ? `password ${client.escapeLiteral(endpoint.password)}` : '';
    await client.query(`create role ${name} login createdb ${password}`);
  }
  const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [
    applicationName,
  ]);
  if (databases === 0) await client.query(`create database ${name} owner ${name}`);
}
