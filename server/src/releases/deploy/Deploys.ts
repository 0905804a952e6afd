import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { deployLimits, type BegunUpload } from 'shared-api/contract/releases/deploys';
import type { Release } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import type { Database } from '../../db/Database.ts';
import { advisoryLocks } from '../../db/advisoryLocks.ts';
import { HttpError } from '../../HttpError.ts';
import { checkBuild, checkRelease, serversOf } from '../checks/checkRelease.ts';
import { triedAgainst, othersInTrial } from '../checks/trialRecord.ts';
import { NoReleaseError } from '../BuildStore.ts';
import type { AppVersion } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { completeMark } from '../storage/ReleaseStorage.ts';
import { checkContents } from './checkContents.ts';
import type { Manifest } from './readManifest.ts';
import { signatureFile } from './signature.ts';
import { hexOf, sha256, UploadStore, type Upload } from './UploadStore.ts';

/** Releases that are put together at once; others wait. */
const atOnce = 2;

/** Files that are read at once for one of them. */
const filesAtOnce = 8;

/** Files that a refusal names. */
const named = 5;

const mostBytes = deployLimits.releaseMegabytes * 1024 * 1024;

/** Turns what pipelines have sent into stored releases, whole or not at all. */
export class Deploys {
  readonly uploads: UploadStore;
  readonly #database: Database;
  readonly #store: ReleaseStore;
  readonly #assembling = pLimit(atOnce);
  readonly #storing = pLimit(1);

  constructor(database: Database, store: ReleaseStore) {
    this.#database = database;
    this.#store = store;
    this.uploads = new UploadStore(store.storage);
  }

  /** Begins an upload, or goes on with the same one. */
  async begin(
    bytes: Buffer,
    manifest: Manifest,
    rest: Pick<Upload, 'signature' | 'promotedFrom'>,
  ): Promise<BegunUpload> {
    await this.#store.refresh();
    const { id } = await this.uploads.begin(bytes, manifest, rest);
    const isStored = await this.isStored(manifest);
    return { upload: id, isStored, missing: isStored ? [] : await this.missing({ manifest }) };
  }

  /** The hashes (hex) of an upload's files that neither arrived nor stand in a release that is in use. */
  async missing({ manifest }: Pick<Upload, 'manifest'>): Promise<string[]> {
    const here = await this.uploads.arrived(manifest.app);
    const inUse = this.#inUse(manifest);
    const wanted = new Set(Object.values(manifest.hashes).map(hexOf));
    return [...wanted].filter((hash) => !here.has(hash) && !inUse.has(hash));
  }

  /** Whether the version is stored, undamaged. */
  async isStored({ app, version }: Release): Promise<boolean> {
    return this.#store.states[app].stored[version] !== undefined && this.#isWhole({ app, version });
  }

  /** @throws StorageError, from which nothing must be concluded */
  async #isWhole({ app, version }: AppVersion): Promise<boolean> {
    return this.#store.release(app, version).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NoReleaseError) return false;
        throw error;
      },
    );
  }

  /**
   * Checks an upload as `checkRelease` does, before all of its files have arrived.
   * @throws HttpError 409 if its contract is missing
   */
  async check({ manifest }: Upload): Promise<ReleaseRefusal[]> {
    await this.#store.refresh();
    const contract = await this.#content(manifest, 'contract.json');
    return checkBuild(this.#store, manifest, {
      contract: contract.toString(),
      servers: await serversOf(this.#store),
    });
  }

  /**
   * Checks every file of an upload, stores the release, and checks it against what is live. A release
   * that is stored already stays as it is.
   * @returns what keeps it from going live
   * @throws HttpError 409 if files are missing, 400 if one is not what it should be
   */
  async finish(upload: Upload, by: string): Promise<ReleaseRefusal[]> {
    const { manifest } = upload;
    const { app, version } = manifest;
    await this.#store.refresh();
    if (!(await this.isStored(manifest))) {
      await this.#assembling(() => this.#assembleAndStore(upload, by));
    }
    const release = await this.#store.release(app, version);
    const refusals = await checkRelease(this.#store, release, await serversOf(this.#store));
    if (refusals.length > 0 && this.#store.states[app].live?.version !== version) {
      const against = triedAgainst(othersInTrial(this.#store, [release]));
      await this.#store.keepTrial({ app, version }, { by, against, refusals });
    }
    return refusals;
  }

  async #assembleAndStore(upload: Upload, by: string): Promise<void> {
    const { manifest, bytes, signature, promotedFrom } = upload;
    const { app, version } = manifest;
    const from = promotedFrom === undefined ? {} : { promotedFrom };
    const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
    try {
      await this.#writeFiles(folder, manifest);
      await checkContents(folder, manifest);
      await writeFile(path.join(folder, signatureFile), JSON.stringify(signature));
      await writeFile(path.join(folder, completeMark), bytes);
      // Two pipelines may send two builds of one version, whose files must not mix.
      await this.#storing(() =>
        this.#database.oneAtATime(advisoryLocks.deploys, async () => {
          await this.#store.refresh();
          if (await this.isStored(manifest)) return;
          if (!(await this.#isWhole(manifest))) {
            await this.#store.storage.remove(`${app}/${version}/`);
          }
          await this.#store.put(folder, { by, ...from });
        }),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await this.uploads.forgetOld();
  }

  async #writeFiles(folder: string, manifest: Manifest): Promise<void> {
    const missing = await this.missing({ manifest });
    if (missing.length > 0) throw filesMissing(manifest, missing);
    let total = 0;
    await pLimit(filesAtOnce).map(Object.keys(manifest.hashes), async (file) => {
      const content = await this.#content(manifest, file);
      total += content.length;
      if (total > mostBytes) {
        const params = { megabytes: deployLimits.releaseMegabytes };
        throw new HttpError(413, { code: 'releaseTooLarge', params });
      }
      const target = path.join(folder, ...file.split('/'));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    });
  }

  /**
   * A file of an upload, by its hash wherever it is.
   * @throws HttpError 409 if it is nowhere, or was altered where it is
   */
  async #content(manifest: Manifest, file: string): Promise<Buffer> {
    const hash = hexOf(manifest.hashes[file] ?? '');
    const sent = await this.uploads.file(manifest.app, hash);
    if (sent && sha256(sent) === hash) return sent;
    const [app, version, name] = this.#inUse(manifest).get(hash) ?? [];
    if (app !== undefined && version !== undefined && name !== undefined) {
      const folder = await this.#store.folderOf(app, version);
      const stored = await readFile(path.join(folder, ...name.split('/'))).catch(() => undefined);
      if (stored && sha256(stored) === hash) return stored;
    }
    throw filesMissing(manifest, [hash]);
  }

  /** Files by hash (hex) of the releases of the app that visitors get: most of a build has not changed. */
  #inUse({ app }: Release): Map<string, readonly [Release['app'], string, string]> {
    const releases = [this.#store.choose().releases[app], ...this.#store.others].filter(
      (release) => release?.app === app,
    );
    return new Map(
      releases.flatMap((release) =>
        Object.entries(release?.hashes ?? {}).map(
          ([file, hash]) => [hexOf(hash), [app, release?.version ?? '', file]] as const,
        ),
      ),
    );
  }
}

function filesMissing({ hashes }: Manifest, missing: string[]): HttpError {
  const files = Object.entries(hashes).flatMap(([file, hash]) =>
    missing.includes(hexOf(hash)) ? [file] : [],
  );
  return new HttpError(409, {
    code: 'filesMissing',
    params: { count: files.length, files: files.slice(0, named) },
  });
}
