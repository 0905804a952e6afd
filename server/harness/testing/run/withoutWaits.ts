import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Linux' folder in memory. */
const inMemory = '/dev/shm';

/** Databases of a run and their logs take at most a quarter of it. */
const needed = 4 * 1024 ** 3;

/**
 * Where the databases of a run of tests are: in memory, where there is plenty of it, since a database a test file is
 * a thousand small files that are made and removed; else the folder for temporary files.
 */
export async function folderOfDatabases(): Promise<string> {
  const space = await statfs(inMemory).catch(() => undefined);
  const isRoomy = space && space.bavail * space.bsize > needed && freemem() > needed;
  return isRoomy ? inMemory : tmpdir();
}

/**
 * Removes what runs that were broken off left in a folder: memory would be full of it in the end.
 * @param prefix what the names of their folders begin with
 */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const run = path.join(folder, name);
    const postmaster = path.join(run, 'postgres', 'cluster', 'postmaster.pid');
    const isRunning = await stat(postmaster).catch(() => undefined);
    const begun = await stat(run).catch(() => undefined);
    if (isRunning || !begun || begun.mtimeMs > hourAgo) continue;
    await rm(run, { recursive: true, force: true });
  }
}
