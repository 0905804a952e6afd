import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { completeMark, type ReleaseStorage } from './ReleaseStorage.ts';
import { storageGone, withStorageErrors } from './StorageError.ts';
import { writeFlushed } from './writeFlushed.ts';

/** Stores releases in a local or shared directory. */
export class FolderStorage implements ReleaseStorage {
  readonly location: string;
  readonly localRoot: string;
  #hasWritten = false;

  constructor(folder: string) {
    this.location = folder;
    this.localRoot = folder;
  }

  async write(key: string, content: string | Uint8Array): Promise<void> {
    const file = this.#file(key);
    const aside = path.join(path.dirname(file), `.${randomUUID()}`);
    await withStorageErrors(this.location, async () => {
      // A directory that has gone belongs to a disk that is not mounted: what is written in its place
      // would be hidden, or missing, later.
      if (this.#hasWritten) await this.#requireRoot();
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFlushed(aside, content);
        await rename(aside, file);
        this.#hasWritten = true;
      } catch (error) {
        // A partial file takes up space on a disk that may be full.
        await rm(aside, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  }

  async read(key: string): Promise<Buffer | undefined> {
    return withStorageErrors(this.location, () => orUndefined(readFile(this.#file(key))));
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const entries = await withStorageErrors(this.location, () =>
      orUndefined(readdir(this.#file(prefix), { recursive: true, withFileTypes: true })),
    );
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(this.localRoot, path.join(entry.parentPath, entry.name)))
      .map((key) => key.replaceAll(path.sep, '/'))
      .filter((key) => key > after)
      .sort();
  }

  async remove(keyOrPrefix: string): Promise<void> {
    const file = this.#file(keyOrPrefix);
    await withStorageErrors(this.location, async () => {
      if (!keyOrPrefix.endsWith('/')) return rm(file, { force: true });
      // Rename first, then delete, so that nobody sees a partly deleted directory.
      const aside = path.join(this.localRoot, `.${randomUUID()}`);
      const isThere = await orUndefined(rename(file, aside).then(() => true));
      if (isThere) await rm(aside, { recursive: true, force: true });
    });
  }

  async localFolder(app: string, version: string): Promise<string> {
    const folder = path.join(this.localRoot, app, version);
    await access(path.join(folder, completeMark));
    return folder;
  }

  dropCopies(): Promise<void> {
    return Promise.resolve();
  }

  async #requireRoot(): Promise<void> {
    const isThere = await orUndefined(access(this.localRoot).then(() => true));
    if (!isThere) throw storageGone(this.location);
  }

  #file(key: string): string {
    return path.join(this.localRoot, ...key.split('/'));
  }
}

/** The result, or undefined if the file does not exist. */
async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
