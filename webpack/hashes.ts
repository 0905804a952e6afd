import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityFile, type Integrity } from 'shared-api/contract/pages/integrity';

/** Files that pages name themselves, with their hashes. */
const namedByPages = /^(?:early|federation|main|remoteEntry|scheduleWorker)\./;

/**
 * SHA-256 (base64) of each file of a release but `release.json`, which will hold them, by its path with
 * slashes. Servers check a release by them before they serve it.
 */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'release.json')
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    hashes[file.replaceAll('\\', '/')] = createHash('sha256').update(content).digest('base64');
  }
  return hashes;
}

/** Writes the hashes of what a build loads later, by which browsers check it, into its folder. */
export async function writeIntegrity(folder: string): Promise<void> {
  const hashes: Integrity = {};
  for (const file of (await readdir(folder)).sort()) {
    if (!/\.(?:js|css)$/.test(file) || namedByPages.test(file)) continue;
    const content = await readFile(path.join(folder, file));
    hashes[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  await writeFile(path.join(folder, integrityFile), JSON.stringify(hashes));
}
