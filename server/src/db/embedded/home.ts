import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canUse, isRoot, unprivilegedAccount } from './account.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { errorCode, unlessMissing } from './fileErrors.ts';
import type { Account } from './runCommand.ts';

/**
 * Where one embedded PostgreSQL lives: `cluster/` (its data), `socket/`, `postgres.log`, and a
 * copy of the binaries where node_modules does not serve.
 */
export interface Home {
  /** Absolute, without symbolic links. */
  folder: string;
  /** The account that runs PostgreSQL; undefined for our own. */
  account: Account | undefined;
}

export const clusterFolder = (home: Home): string => join(home.folder, 'cluster');

/** The path of a data directory's home: the home itself, or a symbolic link to it. */
const pathOfHome = (dataDir: string): string => join(dataDir, 'postgres');

/** The cluster of a data directory whose home exists. */
export const clusterOf = (dataDir: string): string => join(pathOfHome(dataDir), 'cluster');

/** Outside the project; for root only, if "nobody" cannot reach the data directory. */
const outsideFolder =
  process.platform === 'darwin' ? '/usr/local/var/property-services' : '/var/lib/property-services';

/**
 * Finds or makes the home: `<dataDir>/postgres`.
 *
 * As root PostgreSQL runs as "nobody", or as the owner of a cluster that is there already. When
 * that user cannot reach the data folder (a project below /root, say), the home is a new folder
 * below `/var/lib/property-services` and `<dataDir>/postgres` a symbolic link to it, so that the
 * data folder still says where its data is, and a new clone never meets an old one's data.
 */
export async function findHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const path = pathOfHome(dataDir);
  await refuseDanglingLink(path);
  if (!isRoot()) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return { folder: await realpath(path), account: undefined };
  }

  const account = (await ownerOf(join(path, 'cluster'))) ?? (await unprivilegedAccount());
  await mkdir(path, { recursive: true });
  const folder = await realpath(path);
  await chmod(folder, 0o711);
  if ((await suits(folder, account)) || (await admit(account, dataDir, folder))) {
    return { folder, account };
  }
  return { folder: await makeHomeOutside(path, account, log), account };
}

async function refuseDanglingLink(path: string): Promise<void> {
  const link = await lstat(path).catch(unlessMissing);
  if (!link?.isSymbolicLink() || (await stat(path).catch(unlessMissing))) return;
  throw new EmbeddedPostgresError(
    `${path} is a link to the folder that holds the database, and that folder is gone. ` +
      'Bring it back from a backup, or remove the link to begin with an empty database.',
  );
}

/** The owner of a cluster, unless that is root (whom `prepareCluster` replaces). */
async function ownerOf(cluster: string): Promise<Account | undefined> {
  const found = await stat(cluster).catch(unlessMissing);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** Tests it: can the account write to a directory created there for it? */
async function suits(folder: string, account: Account): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'probe-'));
  try {
    await chown(probe, account.uid, account.gid);
    return await canUse(account, probe, 'write');
  } catch (error) {
    // File systems without ownership: a root-squashed network share, a container mount.
    if (errorCode(error) === 'EPERM' || errorCode(error) === 'EINVAL') return false;
    throw error;
  } finally {
    await rmdir(probe);
  }
}

/**
 * Lets the account's group traverse (not list) a data directory that is closed to everyone but root
 * in an otherwise reachable location. Only this directory is ours to change, not its parents.
 */
async function admit(account: Account, dataDir: string, folder: string): Promise<boolean> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o070) !== 0) return false;
  if (!(await canUse(account, dirname(await realpath(dataDir)), 'enter'))) return false;
  await chown(dataDir, 0, account.gid);
  await chmod(dataDir, (mode & 0o777) | 0o010);
  return suits(folder, account);
}

async function makeHomeOutside(
  path: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  const cure =
    `PostgreSQL does not run as root, and user id ${account.uid}, as whom it runs instead, cannot ` +
    `work in ${path}. Set DATA_DIR to a folder whose parents everyone may enter, or start as an ` +
    'ordinary user.';
  try {
    await rmdir(path);
  } catch {
    throw new EmbeddedPostgresError(`${cure} Move what ${path} holds there.`);
  }
  try {
    await mkdir(outsideFolder, { recursive: true });
    await chmod(outsideFolder, 0o711);
    const folder = await mkdtemp(join(outsideFolder, 'postgres-'));
    await chmod(folder, 0o711);
    if (!(await suits(folder, account))) {
      await rmdir(folder);
      throw new EmbeddedPostgresError(cure);
    }
    return await linkTo(folder, path, log);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(`${cure} (${outsideFolder} does not serve either.)`, {
      cause: error,
    });
  }
}

async function linkTo(folder: string, path: string, log: (line: string) => void): Promise<string> {
  try {
    await symlink(folder, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    // Another process was faster; both use its home, and the lock decides between them.
    await rmdir(folder);
    return realpath(path);
  }
  log(`The database lies in ${folder}: the user that PostgreSQL runs as cannot enter ${path}.`);
  return folder;
}
