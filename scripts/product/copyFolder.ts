import { chmod, copyFile, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder of a few thousand small files, with modes and links, a folder's files at once: Node's `cp` looks at each
 * several times and one after another, which takes ten times as long, and `cpSync` forgets the modes of folders, without
 * which PostgreSQL does not start.
 * @param to one that is there keeps its mode
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  const isNew = (await mkdir(to, { recursive: true })) !== undefined;
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await copyFolder(source, copy);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), copy);
      else if (entry.isFile()) await copyFile(source, copy);
    }),
  );
  // Last: a folder that is only read could not be filled.
  if (isNew) await chmod(to, (await stat(from)).mode);
}
