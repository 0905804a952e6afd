import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which folders of other keys are left alone: somebody may still be copying from one. */
const unused = 3600_000;

/**
 * A folder that is made once for each key, however many ask for it at once, and never changed afterwards. Folders of other
 * keys are removed after an hour.
 * @param kept the folder in which they are kept
 * @param make fills an empty folder
 * @returns its path
 */
export async function keptFolder(
  kept: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(kept, key);
  if (await isThere(folder)) return folder;
  await mkdir(kept, { recursive: true });
  await removeUnused(kept, key);
  const made = await mkdtemp(`${folder}-`);
  try {
    await make(made);
    await rename(made, folder);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // Somebody else was faster, whose folder is as good.
    if (!(await isThere(folder))) throw error;
  }
  return folder;
}

const isThere = async (folder: string): Promise<boolean> =>
  (await stat(folder).catch(() => undefined)) !== undefined;

async function removeUnused(kept: string, key: string): Promise<void> {
  for (const name of await readdir(kept)) {
    const old = path.join(kept, name);
    const found = await stat(old).catch(() => undefined);
    if (name === key || !found || found.mtimeMs > Date.now() - unused) continue;
    await rm(old, { recursive: true, force: true });
  }
}
