import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import type { BucketSettings } from '../../config.ts';
import { completeMark, type ReleaseStorage } from './ReleaseStorage.ts';
import { StorageError, withStorageErrors } from './StorageError.ts';
import { writeFlushed } from './writeFlushed.ts';

export interface BucketOptions extends BucketSettings {
  /** If omitted, the AWS SDK's default chain is used: environment, profile, role. */
  credentials?: S3ClientConfig['credentials'];
}

/** Concurrent transfers. */
const atOnce = 16;
/** Timeouts, in milliseconds, after which the object store counts as unreachable. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 60_000 } as const;
/**
 * Milliseconds before a local copy may be removed: it may still be downloading, or be newer than
 * the list of releases in memory.
 */
const copyGrace = 3600_000;
/** S3's limit of objects per delete request. */
const removedAtOnce = 1000;

/**
 * Stores releases in a bucket of an S3-compatible object store and serves their files from a local
 * copy.
 */
export class BucketStorage implements ReleaseStorage {
  readonly location: string;
  readonly localRoot: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #fetching = new Map<string, Promise<string>>();

  /** @param copies directory for local copies; missing files are downloaded again */
  constructor({ bucket, prefix, endpoint, region, credentials }: BucketOptions, copies: string) {
    this.location = `s3://${bucket}/${prefix}`;
    this.localRoot = copies;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region,
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials ? { credentials } : {}),
      // Not all S3-compatible stores support Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async write(key: string, content: string | Uint8Array): Promise<void> {
    await withStorageErrors(this.location, () =>
      this.#client.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: this.#prefix + key,
          Body: content,
          ...headersOf(key),
        }),
      ),
    );
  }

  async read(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key }),
      );
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      const isMissing =
        error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
      if (isMissing && error.name !== 'NoSuchBucket') return undefined;
      throw new StorageError(this.location, error);
    }
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    const keys: string[] = [];
    const pages = paginateListObjectsV2(
      { client: this.#client },
      {
        Bucket: this.#bucket,
        Prefix: this.#prefix + prefix,
        ...(after === undefined ? {} : { StartAfter: this.#prefix + after }),
      },
    );
    await withStorageErrors(this.location, async () => {
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key) keys.push(Key.slice(this.#prefix.length));
      }
    });
    return keys.sort();
  }

  async remove(keyOrPrefix: string): Promise<void> {
    const keys = keyOrPrefix.endsWith('/') ? await this.list(keyOrPrefix) : [keyOrPrefix];
    for (let start = 0; start < keys.length; start += removedAtOnce) {
      await withStorageErrors(this.location, async () => {
        const { Errors = [] } = await this.#client.send(
          new DeleteObjectsCommand({
            Bucket: this.#bucket,
            Delete: {
              Objects: keys
                .slice(start, start + removedAtOnce)
                .map((key) => ({ Key: this.#prefix + key })),
              Quiet: true,
            },
          }),
        );
        // The answer is 200 even if objects were not removed.
        const [kept] = Errors;
        if (kept) {
          const { Key = '', Code = '', Message = Code } = kept;
          throw Object.assign(new Error(`${Key} was not removed: ${Message}`), { code: Code });
        }
      });
    }
    if (keyOrPrefix.endsWith('/')) {
      await rm(path.join(this.localRoot, keyOrPrefix), { recursive: true, force: true });
    }
  }

  async localFolder(app: string, version: string): Promise<string> {
    const folder = path.join(this.localRoot, app, version);
    const isThere = await access(path.join(folder, completeMark)).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
    const key = `${app}/${version}/`;
    let fetching = this.#fetching.get(key);
    if (!fetching) {
      fetching = this.#fetch(key, folder).finally(() => this.#fetching.delete(key));
      this.#fetching.set(key, fetching);
    }
    return fetching;
  }

  async dropCopies(isStored: (app: string, version: string) => boolean): Promise<void> {
    for (const app of await foldersIn(this.localRoot)) {
      // A directory with a leading dot is a download that was interrupted.
      const versions = app.startsWith('.') ? [''] : await foldersIn(path.join(this.localRoot, app));
      for (const version of versions) {
        const folder = path.join(this.localRoot, app, version);
        if (isStored(app, version)) continue;
        const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs > Date.now() - copyGrace) continue;
        await rm(folder, { recursive: true, force: true });
      }
    }
  }

  async #fetch(prefix: string, folder: string): Promise<string> {
    const keys = await this.list(prefix);
    if (!keys.includes(prefix + completeMark)) {
      throw new Error(`There is no complete release ${prefix} in ${this.location}.`);
    }
    const aside = path.join(this.localRoot, `.${randomUUID()}`);
    try {
      await pLimit(atOnce).map(keys, async (key) => {
        const content = await this.read(key);
        if (!content)
          throw new Error(`${key} went away from ${this.location} while it was fetched.`);
        const file = path.join(aside, ...key.slice(prefix.length).split('/'));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFlushed(file, content);
      });
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(aside, folder);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      // Another process on this machine has downloaded it in the meantime.
      await access(path.join(folder, completeMark)).catch(() => {
        throw error;
      });
    }
    return folder;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Correct headers for a CDN that serves directly from the bucket. */
function headersOf(key: string): { ContentType?: string; CacheControl?: string } {
  const type = types[path.extname(key)];
  const isImmutable = key.includes('/browser/');
  return {
    ...(type ? { ContentType: type } : {}),
    ...(isImmutable ? { CacheControl: 'public, max-age=31536000, immutable' } : {}),
  };
}
