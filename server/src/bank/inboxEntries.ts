import { lstat, readdir, stat } from 'node:fs/promises';
import type { Reason } from './reasons/texts.ts';
import { limits } from './statements/limits.ts';

/** Subfolders of the inbox for processed files. */
export const doneFolders = { read: 'read', refused: 'refused' } as const;

/** An entry of the inbox. */
export interface Entry {
  /** As bytes: file names need not be valid text. */
  path: Buffer;
  /** The path within the inbox, decoded as far as possible. */
  name: string;
  /** The subfolder, which names the account. */
  account?: string;
}

/**
 * A file's identity and modification state; if two are equal, the file was not written to in
 * between.
 */
export interface Look {
  size: number;
  modifiedMs: number;
}

export const separator = Buffer.from('/');
export const join = (folder: Buffer, name: Buffer): Buffer =>
  Buffer.concat([folder, separator, name]);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** Dot files were not put there by a person. */
const isHidden = (name: Buffer): boolean => name[0] === 0x2e;

const isDone = (name: Buffer): boolean =>
  Object.values<string>(doneFolders).includes(name.toString());

async function namesIn(folder: Buffer): Promise<Buffer[]> {
  const names = await readdir(folder, { encoding: 'buffer' });
  return names.filter((name) => !isHidden(name)).sort((a, b) => a.compare(b));
}

/** The entries of the inbox and of its account folders, sorted by name. */
export async function entriesOf(inbox: string): Promise<Entry[]> {
  const root = Buffer.from(inbox);
  const entries: Entry[] = [];
  for (const name of await namesIn(root)) {
    const path = join(root, name);
    const shown = name.toString();
    if (!(await isFolder(path))) {
      entries.push({ path, name: shown });
    } else if (!isDone(name)) {
      // An unreadable folder is returned as an entry; reading it reports why.
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
 * The file's state, or why it cannot be read; undefined if it is gone, for example because another
 * server processes the same folder.
 */
export async function look(path: Buffer): Promise<Look | { refused: Reason } | undefined> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return { refused: { code: 'innerFolder' } };
    if (!found.isFile()) return { refused: { code: 'noFile' } };
    if (found.size > limits.megabytes * 1024 * 1024) {
      return { refused: { code: 'tooLarge', params: { megabytes: limits.megabytes } } };
    }
    return { size: found.size, modifiedMs: found.mtimeMs };
  } catch (error) {
    const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
    if (codeOf(error) === 'ENOENT' && !isLink) return undefined;
    return { refused: isLink ? { code: 'brokenLink' } : unreadable(error) };
  }
}

/** Why the file system cannot read a file. */
export const unreadable = (error: unknown): Reason =>
  codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
    ? { code: 'notPermitted' }
    : { code: 'diskFault', params: { code: codeOf(error) } };
