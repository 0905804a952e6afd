import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { versionPattern } from 'shared-api/contract/releases/releaseIds';
import { refusalInDefault, type Refusal } from '../refusals/texts.ts';
import { damagedFiles } from './damagedFiles.ts';
import { completeMark, type ReleaseStorage } from './storage/ReleaseStorage.ts';
import { StorageError } from './storage/StorageError.ts';

/** A release that is not stored, or not as it should be. */
export class NoReleaseError extends Error {
  override name = 'NoReleaseError';
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(refusalInDefault(why));
    this.why = why;
  }
}

/** Files that are stored at a time. */
const storedAtOnce = 16;

/** Stores builds and reads them again: `<app>/<version>/…`, never changed once it is there. */
export class ReleaseShelf {
  readonly #storage: ReleaseStorage;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /**
   * Stores a build's files, the one that says it is complete last; what is there whole stays.
   * @param known what was read of it before, as in `read`
   */
  async put(distFolder: string, release: Release, known?: Release): Promise<void> {
    if (await this.#isStored(release, known)) return;
    const entries = await readdir(distFolder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(distFolder, path.join(entry.parentPath, entry.name)));
    const store = async (file: string): Promise<void> => {
      const content = await readFile(path.join(distFolder, file));
      const name = `${release.app}/${release.version}/${file.replaceAll(path.sep, '/')}`;
      await this.#storage.write(name, content);
    };
    await pLimit(storedAtOnce).map(
      files.filter((file) => file !== completeMark),
      store,
    );
    await store(completeMark);
  }

  /** Whether a build is stored, whole; one that was damaged since is stored again. */
  async #isStored({ app, version }: Release, known?: Release): Promise<boolean> {
    if (!(await this.#storage.read(`${app}/${version}/${completeMark}`))) return false;
    return this.read(app, version, known).then(
      () => true,
      () => false,
    );
  }

  /**
   * What is known of a stored release.
   * @param known what was read of it before, so that its files are not looked at again
   * @throws NoReleaseError when it is not stored, or is damaged
   */
  async read(app: AppName, version: string, known?: Release): Promise<Release> {
    const wanted = { app, version, place: this.#storage.place };
    const missing = new NoReleaseError({ code: 'noRelease', params: wanted });
    // It becomes the name of a folder, and may be what somebody typed.
    if (!versionPattern.test(version)) throw missing;
    const folder = await this.#storage.localFolder(app, version).catch((error: unknown) => {
      throw error instanceof StorageError ? error : missing;
    });
    if (known) return known;
    const release = await readRelease(folder);
    if (release.app !== app || release.version !== version) throw missing;
    const damaged = await damagedFiles(folder, release);
    if (damaged.length === 0) return release;
    throw new NoReleaseError({ code: 'releaseDamaged', params: { ...wanted, files: damaged } });
  }
}

/** @throws Error when the folder holds no complete build */
export async function readRelease(folder: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, completeMark), 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${folder} holds no complete build: run "npm run build".`, { cause: error });
  }
}
