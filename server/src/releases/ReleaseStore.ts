import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { appNames, type AppName, type Release } from 'shared-api/contract/release';

/** The live release of each app; an app that has never been released is left out. */
export type LiveReleases = Partial<Record<AppName, Release>>;

/**
 * Keeps released builds side by side and says which of each app is live. A folder:
 *
 *     <folder>/<app>/<version>/{browser,node,release.json}   never changed once there
 *     <folder>/live/<app>                                    the live version, one word
 *
 * One pointer file an app, replaced whole, so that two teams that release at once cannot undo each
 * other's.
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The folder of one release. */
  releaseFolder(app: AppName, version: string): string {
    return path.join(this.folder, app, version);
  }

  /**
   * What is live now, read from the store on each call. An app whose live release is missing or
   * broken is left out: the others go on.
   */
  async live(): Promise<LiveReleases> {
    const found = await Promise.all(
      appNames.map(async (app) => [app, await this.#liveRelease(app)] as const),
    );
    return Object.fromEntries(found.filter(([, release]) => release !== undefined));
  }

  /**
   * A text that changes whenever `live()` would; cheap enough to ask for on every page.
   */
  async fingerprint(): Promise<string> {
    const parts = await Promise.all(
      appNames.map(async (app) => {
        const version = await this.#liveVersion(app);
        if (version === undefined) return '-';
        // A release may be taken away, and come back, while it is the live one.
        const file = path.join(this.releaseFolder(app, version), 'release.json');
        return `${version} ${await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => '-',
        )}`;
      }),
    );
    return parts.join(' ');
  }

  /**
   * Stores a build (an app's `dist` folder) under its version. Storing what is there already
   * changes nothing, and what is there is never half a build: it is copied aside first.
   * @returns the release
   * @throws Error when the folder holds no complete build
   */
  async put(distFolder: string): Promise<Release> {
    const release = await readRelease(distFolder);
    const target = this.releaseFolder(release.app, release.version);
    if (await exists(path.join(target, 'release.json'))) return release;
    const aside = path.join(this.folder, 'incoming', randomUUID());
    await mkdir(path.dirname(aside), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    await cp(distFolder, aside, { recursive: true });
    try {
      await rename(aside, target);
    } catch (error) {
      // Another process stored the same release in the meantime.
      await rm(aside, { recursive: true, force: true });
      if (!(await exists(path.join(target, 'release.json')))) throw error;
    }
    return release;
  }

  /**
   * Makes a stored release the live one; pages composed from now on carry it.
   * @throws Error when that version is not stored
   */
  async makeLive(app: AppName, version: string): Promise<void> {
    if (!(await exists(path.join(this.releaseFolder(app, version), 'release.json')))) {
      throw new Error(`There is no release ${version} of ${app} in ${this.folder}.`);
    }
    const pointer = this.#pointer(app);
    await mkdir(path.dirname(pointer), { recursive: true });
    const aside = `${pointer}.${randomUUID()}`;
    await writeFile(aside, version);
    await rename(aside, pointer);
  }

  #pointer(app: AppName): string {
    return path.join(this.folder, 'live', app);
  }

  async #liveRelease(app: AppName): Promise<Release | undefined> {
    const version = await this.#liveVersion(app);
    if (version === undefined) return undefined;
    return readRelease(this.releaseFolder(app, version)).catch(() => undefined);
  }

  #liveVersion(app: AppName): Promise<string | undefined> {
    return readFile(this.#pointer(app), 'utf8').catch(() => undefined);
  }
}

async function readRelease(folder: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${folder} holds no complete build: run "npm run build".`, { cause: error });
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
