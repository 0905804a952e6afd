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

/** A UTF-8 locale that every system of the kind has. */
const letterLocale =
  process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'C' : 'C.UTF-8';

/** What a killed start may leave behind, and what a newer one replaces. */
const leftovers = /^(cluster\.new-|binaries\.new-|binaries-|probe-)/;

/**
 * Makes sure that the home holds a cluster that these binaries can run, by initdb if there is
 * none. A cluster is made under another name and renamed when it is complete and on disk, so a
 * killed initdb leaves nothing that looks like one.
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
        // Order and case by PostgreSQL's own tables: the same on every system and for ever.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        // pg_trgm and text search ask the system what a letter is; under C, é is none.
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
    // Another process may have been faster; its cluster is as good.
    if (!(await stat(cluster).catch(unlessMissing))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Puts a rename on disk. Windows has no such call, and no need of it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** A project that was copied or given to root as a whole took the cluster along. */
async function giveFromRoot(cluster: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(cluster)).uid !== 0) return;
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // Last, so that an interrupted change is taken up again.
  await lchown(cluster, uid, gid);
}

/** Removes what killed or older starts left. Only for the process that holds the lock. */
export async function removeLeftovers(home: Home, binaries: Binaries): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const path = join(home.folder, name);
    if (!leftovers.test(name) || path === binaries.folder) continue;
    // A killed start's initdb may still be writing: the next start gets the rest.
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
