import { lstat, readdir, stat } from 'node:fs/promises';
import { limits, tooLarge } from './statements/limits.ts';

/** Folders of the inbox in which files lie that have been dealt with. */
export const doneFolders = { read: 'read', refused: 'refused' } as const;

/** Something that lies in the inbox. */
export interface Entry {
  /** As the file system has it: a name need not be text. */
  path: Buffer;
  /** The names below the inbox, as far as they are text. */
  name: string;
  /** The folder that it lies in, which names its account. */
  account?: string;
}

/** How a file was found: two that are equal are of one file that nobody has written to meanwhile. */
export interface Look {
  size: number;
  modifiedMs: number;
}

export const separator = Buffer.from('/');
export const join = (folder: Buffer, name: Buffer): Buffer =>
  Buffer.concat([folder, separator, name]);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** Names begin with a point where a file is none of a person's. */
const isHidden = (name: Buffer): boolean => name[0] === 0x2e;

const isDone = (name: Buffer): boolean =>
  Object.values<string>(doneFolders).includes(name.toString());

async function namesIn(folder: Buffer): Promise<Buffer[]> {
  const names = await readdir(folder, { encoding: 'buffer' });
  return names.filter((name) => !isHidden(name)).sort((a, b) => a.compare(b));
}

/** What lies in the inbox and in the accounts' folders in it, by name. */
export async function entriesOf(inbox: string): Promise<Entry[]> {
  const root = Buffer.from(inbox);
  const entries: Entry[] = [];
  for (const name of await namesIn(root)) {
    const path = join(root, name);
    const shown = name.toString();
    if (!(await isFolder(path))) {
      entries.push({ path, name: shown });
    } else if (!isDone(name)) {
      // A folder that cannot be opened is an entry itself, whose reading tells why.
      const inside = await namesIn(path).catch(() => undefined);
      if (!inside) entries.push({ path, name: shown });
      for (const inner of inside ?? []) {
        entries.push({
          path: join(path, inner),
          name: `${shown}/${inner.toString()}`,
          account: shown,
        });
      }
    }
  }
  return entries;
}

const isFolder = async (path: Buffer): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/**
 * How the file lies there, or why it cannot be read; undefined when it is gone: another instance
 * that reads the same folder may have been faster.
 */
export async function look(path: Buffer): Promise<Look | { refused: string } | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) {
      return {
        refused:
          'This is a folder inside an account’s folder, and is not looked into. Put its files into the folder of the account.',
      };
    }
    if (!found.isFile()) return { refused: 'This is no file, so it cannot be read.' };
    if (found.size > limits.megabytes * 1024 * 1024) {
      return {
        refused: tooLarge('This file'),
      };
    }
    return { size: found.size, modifiedMs: found.mtimeMs };
  } catch (error) {
    const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
    if (codeOf(error) === 'ENOENT' && !isLink) return undefined;
    return { refused: isLink ? brokenLink : unreadable(error) };
  }
}

const brokenLink =
  'This is a link to a file that is not there. Put the file itself into the inbox.';

/** Why the file system does not give a file out. */
export const unreadable = (error: unknown): string =>
  codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
    ? 'The server may not read this file. Allow it to, and put the file into the inbox again.'
    : `This file cannot be read from the disk (${codeOf(error)}). Put it into the inbox again.`;
