import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Header } from 'tar';
import { unlessMissing } from './fileErrors.ts';

/** Their folder in a backup; no folder of a cluster has this name. */
const inBackup = 'photos';

/** Bytes of a tar's block; the content of each file is filled up to whole ones. */
const block = 512;

/** What ends a tar. */
export const endOfTar = Buffer.alloc(2 * block);

/**
 * The photos of requests as entries of a tar; what an interrupted upload has left is not among them. Files
 * never change, and one that is deleted meanwhile is left out.
 * @param folder of photos; it may be missing
 */
export async function* photoEntries(folder: string): AsyncGenerator<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    unlessMissing,
  );
  for (const entry of found ?? []) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file).catch(unlessMissing);
    if (!content) continue;
    const header = new Header({
      path: `${inBackup}/${relative(folder, file).replaceAll(sep, '/')}`,
      size: content.length,
      mode: 0o600,
      mtime: new Date(),
      type: 'File',
    });
    header.encode();
    const rest = -content.length & (block - 1);
    yield Buffer.concat([header.block ?? Buffer.alloc(block), content, Buffer.alloc(rest)]);
  }
}

/**
 * Moves the photos of an extracted backup to the folder that the server reads, where there may be some.
 * @param extracted the folder of the extracted backup, which keeps none
 */
export async function takePhotos(extracted: string, folder: string): Promise<void> {
  const from = join(extracted, inBackup);
  // Copied, since the database may lie on another disk; again after a restore that was interrupted.
  await cp(from, folder, { recursive: true }).catch(unlessMissing);
  await rm(from, { recursive: true, force: true });
}
