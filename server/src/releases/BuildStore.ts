import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { versionPattern } from 'shared-api/contract/releases/releaseIds';
import { refusalInDefault, type Refusal } from '../refusals/texts.ts';
import { damagedFiles } from './damagedFiles.ts';
import { completeMark, type ReleaseStorage } from './storage/ReleaseStorage.ts';
import { StorageError } from './storage/StorageError.ts';

/** The release is not stored, or is damaged. */
export class NoReleaseError extends Error {
  override name = 'NoReleaseError';
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(refusalInDefault(why));
    this.why = why;
  }
}

/** Concurrent writes while storing a build. */
const storedAtOnce = 16;

/** Stores and reads builds, immutable under `<app>/<version>/…`. */
export class BuildStore {
  readonly #storage: ReleaseStorage;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /**
   * Stores a build, writing its completion mark last; a complete build is left alone.
   * @param known the release if already read, as for `read`
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

  /** Whether a complete build is stored; one that has been damaged is stored again. */
  async #isStored({ app, version }: Release, known?: Release): Promise<boolean> {
    if (!(await this.#storage.read(`${app}/${version}/${completeMark}`))) return false;
    return this.read(app, version, known).then(
      () => true,
      () => false,
    );
  }

  /**
   * Reads a stored release.
   * @param known the release if already read, so that its files are not checked again
   * @throws NoReleaseError if it is not stored, or is damaged
   */
  async read(app: AppName, version: string, known?: Release): Promise<Release> {
    const wanted = { app, version, location: this.#storage.location };
    const missing = new NoReleaseError({ code: 'noRelease', params: wanted });
    // Typed by a person, and used as a directory name.
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

/** @throws Error if the folder has no complete build */
export async function readRelease(folder: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, completeMark), 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${folder} holds no complete build: run "npm run build".`, { cause: error });
  }
}
