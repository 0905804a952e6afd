import { chown, lstat, mkdir, mkdtemp, readFile, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUse } from './account.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { errorCode, unlessMissing } from './fileErrors.ts';
import type { Home } from './home.ts';
import { clusterFolder } from './home.ts';
import type { PostmasterFile } from './postmasterFile.ts';

/** Where a PostgreSQL listens. */
export interface Endpoint {
  /** The directory of a Unix socket, or an address. */
  host: string;
  port: number;
  /** Undefined on a socket, which only the account and root can access. */
  password: string | undefined;
}

/** Windows has no private sockets; it uses loopback with a random password. */
export const overTcp = process.platform === 'win32';

export const passwordFile = (cluster: string): string => join(cluster, 'launcher-password');

const readPassword = (home: Home): Promise<string> =>
  readFile(passwordFile(clusterFolder(home)), 'utf8');

/** Socket paths are limited to 103 bytes on macOS and 107 on Linux. */
const longestSocketFolder = 100 - '/.s.PGSQL.5432'.length;

const localSocketFolder = (home: Home): string => join(home.folder, 'socket');

/** The connection string of a database, for `pg` and for psql. */
export function connectionString(endpoint: Endpoint, user: string, database: string): string {
  const secret = endpoint.password === undefined ? '' : `:${endpoint.password}`;
  // Explicit, because PGSSLMODE in the environment would otherwise request TLS on a socket.
  return `postgresql://${user}${secret}@${encodeURIComponent(endpoint.host)}:${endpoint.port}/${database}?sslmode=disable`;
}

/** Where the server that wrote `file` listens, if it is alive. */
export async function endpointOf(home: Home, file: PostmasterFile): Promise<Endpoint> {
  if (overTcp) return { host: '127.0.0.1', port: file.port, password: await readPassword(home) };
  // In a copied or moved directory, the file names the original's socket.
  const moved = file.dataFolder !== clusterFolder(home);
  const host = moved ? localSocketFolder(home) : file.socketFolder;
  return { host, port: file.port, password: undefined };
}

/** An endpoint for a server about to be started. `last` is its predecessor's. */
export async function chooseEndpoint(
  home: Home,
  last: PostmasterFile | undefined,
): Promise<Endpoint> {
  if (overTcp) {
    return { host: '127.0.0.1', port: await freePort(), password: await readPassword(home) };
  }
  return { host: await socketFolder(home, last), port: 5432, password: undefined };
}

async function socketFolder(home: Home, last: PostmasterFile | undefined): Promise<string> {
  const local = localSocketFolder(home);
  if (Buffer.byteLength(local) <= longestSocketFolder) {
    await mkdir(local, { mode: 0o700 }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    if (home.account) await chown(local, home.account.uid, home.account.gid);
    return local;
  }
  if (last?.dataFolder === clusterFolder(home) && (await isPrivate(home, last.socketFolder))) {
    return last.socketFolder;
  }
  return newTemporaryFolder(home);
}

/**
 * Whether the directory is still private: below a shared /tmp, it may have been replaced by
 * somebody.
 */
async function isPrivate(home: Home, folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(unlessMissing);
  const owner = home.account?.uid ?? process.getuid?.();
  return (
    found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o77) === 0
  );
}

async function newTemporaryFolder(home: Home): Promise<string> {
  for (const base of [tmpdir(), '/tmp']) {
    if (Buffer.byteLength(base) + '/postgres-XXXXXX'.length > longestSocketFolder) continue;
    if (home.account && !(await canUse(home.account, base, 'enter'))) continue;
    const folder = await mkdtemp(join(base, 'postgres-'));
    if (home.account) await chown(folder, home.account.uid, home.account.gid);
    return folder;
  }
  throw new EmbeddedPostgresError(
    `The path ${home.folder} is too long for PostgreSQL's socket, and neither ${tmpdir()} nor /tmp ` +
      'can hold it. Set DATA_DIR to a folder with a shorter path.',
  );
}

/** Removes a stopped server's temporary socket directory. */
export async function removeSocketFolder(home: Home, { host }: Endpoint): Promise<void> {
  if (overTcp || host === localSocketFolder(home)) return;
  await rmdir(host).catch(unlessMissing);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
