import { createHash } from 'node:crypto';
import type { ReleaseSignature } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import { HttpError } from '../../HttpError.ts';
import type { ReleaseStorage } from '../storage/ReleaseStorage.ts';
import { readManifest, type Manifest } from './readManifest.ts';

/** What an upload was begun with, as it is kept. */
interface Begun {
  /** The bytes of `release.json`, base64. */
  release: string;
  signature: ReleaseSignature;
  promotedFrom?: string;
}

/** An upload that was begun. */
export interface Upload {
  /** The SHA-256 of its `release.json`, hex. */
  id: string;
  /** The very bytes of `release.json`, which are signed. */
  bytes: Buffer;
  manifest: Manifest;
  signature: ReleaseSignature;
  promotedFrom?: string;
}

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** A hash as `release.json` has it, as it stands in addresses. */
export const hexOf = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

const root = 'uploads/';
const hexPattern = /^[0-9a-f]{64}$/;
const day = 24 * 3600_000;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The days whose uploads count, the latest first. */
const days = (now: number): string[] => [dayOf(now), dayOf(now - day)];

/**
 * What pipelines have sent and is no release yet, in the storage of releases, so that any server goes on
 * with any upload: files by their hash, below the day and the app, since they are forgotten after a day
 * and no app may use what another has sent.
 *
 *     uploads/<day>/<app>/<sha-256>        a file
 *     uploads/<day>/<app>/<sha-256>.json   an upload: release.json with its signature
 */
export class UploadStore {
  readonly #storage: ReleaseStorage;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /** Begins an upload; the same one again changes nothing. */
  async begin(
    bytes: Buffer,
    manifest: Manifest,
    rest: Pick<Begun, 'signature' | 'promotedFrom'>,
    now = Date.now(),
  ): Promise<Upload> {
    const id = sha256(bytes);
    const begun: Begun = { release: bytes.toString('base64'), ...rest };
    await this.#storage.write(
      `${root}${dayOf(now)}/${manifest.app}/${id}.json`,
      JSON.stringify(begun),
    );
    return { id, bytes, manifest, ...rest };
  }

  /** @throws HttpError 404 if it was not begun, for this app and of late */
  async find(app: AppName, id: string, now = Date.now()): Promise<Upload> {
    const content = hexPattern.test(id) ? await this.#read(app, `${id}.json`, now) : undefined;
    if (!content) throw new HttpError(404, { code: 'noUpload' });
    const { release, ...rest } = JSON.parse(content.toString()) as Begun;
    const bytes = Buffer.from(release, 'base64');
    return { id, bytes, manifest: readManifest(bytes), ...rest };
  }

  /** Keeps a file, under the hash that it was found to have. */
  async keep(app: AppName, hash: string, content: Buffer, now = Date.now()): Promise<void> {
    await this.#storage.write(`${root}${dayOf(now)}/${app}/${hash}`, content);
  }

  /** The file with a hash; undefined if it has not arrived. */
  file(app: AppName, hash: string, now = Date.now()): Promise<Buffer | undefined> {
    return this.#read(app, hash, now);
  }

  /** The hashes of the files that have arrived. */
  async arrived(app: AppName, now = Date.now()): Promise<Set<string>> {
    const found = await Promise.all(
      days(now).map((one) => this.#storage.list(`${root}${one}/${app}/`)),
    );
    return new Set(found.flat().map((key) => key.split('/').at(-1) ?? ''));
  }

  /** Removes what was sent more than a day ago. */
  async forgetOld(now = Date.now()): Promise<void> {
    const kept = days(now);
    const all = await this.#storage.list(root);
    const old = new Set(
      all.map((key) => key.split('/')[1] ?? '').filter((of) => !kept.includes(of)),
    );
    for (const one of old) await this.#storage.remove(`${root}${one}/`);
  }

  async #read(app: AppName, name: string, now: number): Promise<Buffer | undefined> {
    for (const one of days(now)) {
      const content = await this.#storage.read(`${root}${one}/${app}/${name}`);
      if (content) return content;
    }
    return undefined;
  }
}
