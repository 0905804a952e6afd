import { chmod, copyFile, link, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Prefix of the folder with PostgreSQL's programs; a data directory has one if its account cannot run those of the package. */
const programs = 'binaries-';

type CopyFile = (from: string, to: string) => Promise<void>;

/**
 * Copies a folder of a few thousand small files, with modes and links, a folder's files at once: Node's `cp` looks at each
 * several times and one after another, which takes ten times as long, and `cpSync` forgets the modes of folders, without
 * which PostgreSQL does not start. Its programs, two fifths of a data directory, are not copied but linked: nothing writes to them.
 * @param to one that is there keeps its mode
 * @param copy what is done with each file
 */
export async function copyFolder(
  from: string,
  to: string,
  copy: CopyFile = copyFile,
): Promise<void> {
  const isNew = (await mkdir(to, { recursive: true })) !== undefined;
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      const isConstant = entry.name.startsWith(programs);
      if (entry.isDirectory()) await copyFolder(source, target, isConstant ? linkFile : copy);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      else if (entry.isFile()) await copy(source, target);
    }),
  );
  // Last: a folder that is only read could not be filled.
  if (isNew) await chmod(to, (await stat(from)).mode);
}

/** Why there can be no link: another disk, one without links, or too many of them. */
const withoutLink = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/** Links a file that nobody writes to, or copies it where no link can lead to it. */
export const linkFile: CopyFile = (from, to) =>
  link(from, to).catch((error: unknown) => {
    if (!withoutLink.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyFile(from, to);
  });
