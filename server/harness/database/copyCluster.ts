import { chmod, mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installedPackage, prepareBinaries } from '../../src/db/embedded/binaries.ts';
import { prepareCluster } from '../../src/db/embedded/cluster.ts';
import { findHome } from '../../src/db/embedded/home.ts';
import { runCommand } from '../../src/db/embedded/runCommand.ts';

/** Names the run's folder for the cluster that is copied; jobs of Jest know it by this variable. */
export const clustersVariable = 'TEST_CLUSTERS';

/**
 * Gives a data directory a cluster as initdb has just made it, never started, with PostgreSQL's binaries
 * beside it where a start would copy them. One initdb serves all test files of a run: it takes seconds,
 * a copy a tenth of one. Outside of a run of tests nothing is given, and a start makes its own.
 * @param parts `binaries` for a directory that is to stay without a cluster
 */
export async function copyCluster(
  dataDir: string,
  parts: 'all' | 'binaries' = 'all',
): Promise<void> {
  const folder = process.env[clustersVariable];
  // Windows has no `cp`.
  if (folder === undefined || process.platform === 'win32') return;
  const made = await makeOnce(folder);
  if (made === undefined) return;
  const from = join(made, 'postgres');
  const to = join(dataDir, 'postgres');
  await mkdir(to, { recursive: true, mode: 0o711 });
  for (const name of await readdir(from)) {
    const isBinaries = name.startsWith('binaries-');
    if (!isBinaries && parts === 'binaries') continue;
    // Nothing writes to binaries: on Linux, links serve.
    const how = isBinaries && process.platform === 'linux' ? '-al' : '-a';
    const { ok, output } = await runCommand('cp', [how, join(from, name), join(to, name)]);
    if (!ok) throw new Error(`The cluster of tests could not be copied to ${to}: ${output}`);
  }
}

/**
 * Makes the cluster, unless another worker has.
 * @returns its data directory; undefined where PostgreSQL's user cannot work in temporary folders
 */
async function makeOnce(folder: string): Promise<string | undefined> {
  const made = join(folder, 'made');
  if (await realpath(made).catch(() => undefined)) return made;
  const own = await mkdtemp(join(folder, 'new-'));
  await chmod(own, 0o711);
  const home = await findHome(own, () => undefined);
  if (home.folder !== join(await realpath(own), 'postgres')) {
    await rm(home.folder, { recursive: true, force: true });
    return undefined;
  }
  await prepareCluster(home, await prepareBinaries(installedPackage(), home));
  await rename(own, made).catch(async (error: unknown) => {
    await rm(own, { recursive: true, force: true });
    // Another worker was faster; its cluster is equivalent.
    if (!(await realpath(made).catch(() => undefined))) throw error;
  });
  return made;
}
