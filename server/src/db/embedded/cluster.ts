import { randomBytes } from 'node:crypto';
import {
  chown,
  lchown,
  mkdtemp,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { program } from './binaries.ts';
import { overTcp, passwordFile } from './endpoint.ts';
import { EmbeddedPostgresError, failure } from './EmbeddedPostgresError.ts';
import { errorCode, unlessMissing } from './fileErrors.ts';
import type { Home } from './home.ts';
import { clusterFolder } from './home.ts';
import { runCommand, type Account } from './runCommand.ts';

/** A UTF-8 locale available on every system of this kind. */
const letterLocale =
  process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'C' : 'C.UTF-8';

/** Leftovers of killed starts, and binaries replaced by newer ones. */
const leftovers = /^(cluster\.new-|binaries\.new-|binaries-|probe-)/;

/**
 * Ensures that the home has a cluster these binaries can run, creating one by initdb if necessary.
 * It is created under a temporary name and renamed once complete and flushed, so that a killed
 * initdb leaves nothing that looks like a cluster.
 */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<void> {
  const cluster = clusterFolder(home);
  if (!(await stat(cluster).catch(unlessMissing))) await createCluster(home, binaries);
  const found = await clusterMajor(cluster);
  if (found !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${found}; this release brings PostgreSQL ${binaries.major}, ` +
        `which cannot read it. Start the release that brought version ${found} once more, save the ` +
        'data with pg_dump, and load it with psql into a new data folder (DATA_DIR). Nothing was changed.',
    );
  }
  if (home.account) await giveFromRoot(cluster, home.account);
}

async function clusterMajor(cluster: string): Promise<number> {
  try {
    return Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new EmbeddedPostgresError(
        `${cluster} is there but holds no PostgreSQL cluster. Bring it back from a backup, or move ` +
          'it away to begin with an empty database.',
      );
    }
    const { uid } = await stat(cluster);
    throw new EmbeddedPostgresError(
      `${cluster} belongs to user id ${uid}, and this server runs as user id ${process.getuid?.()}. ` +
        'Start it as that user (or as root, if root made it), give the folder to this user with ' +
        'chown -R, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  const cluster = clusterFolder(home);
  const unfinished = await mkdtemp(join(home.folder, 'cluster.new-'));
  const newPassword = `${unfinished}.password`;
  try {
    if (home.account) await chown(unfinished, home.account.uid, home.account.gid);
    if (overTcp) await writeFile(newPassword, randomBytes(24).toString('hex'), { mode: 0o600 });
    const { ok, output } = await runCommand(
      program(binaries, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--encoding=UTF8',
        // PostgreSQL's built-in collation: the same on every system and in every version.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        // pg_trgm and text search use the system's character classes; under C, é is not a letter.
        `--lc-ctype=${letterLocale}`,
        ...(overTcp
          ? ['--auth=scram-sha-256', `--pwfile=${newPassword}`]
          : ['--auth-local=trust', '--auth-host=reject']),
        '--no-instructions',
      ],
      home.account,
    );
    if (!ok) throw failure(`A new PostgreSQL cluster could not be made in ${home.folder}.`, output);
    if (overTcp) await rename(newPassword, passwordFile(unfinished));
    await rename(unfinished, cluster);
    await flushFolder(home.folder);
  } catch (error) {
    // Another process was faster; its cluster is equivalent.
    if (!(await stat(cluster).catch(unlessMissing))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Flushes a rename to disk. Windows has no such call and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Copying or chowning the project as root may have taken the cluster along. */
async function giveFromRoot(cluster: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(cluster)).uid !== 0) return;
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // Last, so that an interrupted change is resumed.
  await lchown(cluster, uid, gid);
}

/** Removes what killed or older starts left behind. Only for the process that holds the lock. */
export async function removeLeftovers(home: Home, binaries: Binaries): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const path = join(home.folder, name);
    if (!leftovers.test(name) || path === binaries.folder) continue;
    // A killed start's initdb may still be writing; the next start removes the rest.
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
