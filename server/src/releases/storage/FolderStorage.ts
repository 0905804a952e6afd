import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { completeMark, type ReleaseStorage } from './ReleaseStorage.ts';
import { using } from './StorageError.ts';
import { writeFlushed } from './writeFlushed.ts';

/** Releases in a folder of this machine, or of a disk that several machines share. */
export class FolderStorage implements ReleaseStorage {
  readonly place: string;
  readonly localRoot: string;

  constructor(folder: string) {
    this.place = folder;
    this.localRoot = folder;
  }

  async write(key: string, content: string | Uint8Array): Promise<void> {
    const file = this.#file(key);
    const aside = path.join(path.dirname(file), `.${randomUUID()}`);
    await using(this.place, async () => {
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFlushed(aside, content);
        await rename(aside, file);
      } catch (error) {
        // What is half written takes room that a full disk does not have.
        await rm(aside, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  }

  async read(key: string): Promise<Buffer | undefined> {
    return using(this.place, () => orNothing(readFile(this.#file(key))));
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const entries = await using(this.place, () =>
      orNothing(readdir(this.#file(prefix), { recursive: true, withFileTypes: true })),
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
    await using(this.place, async () => {
      if (!keyOrPrefix.endsWith('/')) return rm(file, { force: true });
      // Out of sight at once, and then gone: nobody sees half of it.
      const aside = path.join(this.localRoot, `.${randomUUID()}`);
      const isThere = await orNothing(rename(file, aside).then(() => true));
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

  #file(key: string): string {
    return path.join(this.localRoot, ...key.split('/'));
  }
}

/** What is read, or undefined when it is not there. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
