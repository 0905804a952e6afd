import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import S3rver from 's3rver';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import type { BucketOptions } from '../../src/releases/storage/BucketStorage.ts';

/** Who releases, in tests. */
export const actor = { by: 'somebody' };

/** A day in milliseconds. */
export const day = 24 * 3600_000;

/** Writes the smallest build that a store of releases takes. */
export async function buildIn(
  folder: string,
  app: AppName,
  version: string,
  shared: Release['shared'] = {},
): Promise<string> {
  const dist = path.join(folder, `${app}-${version}`);
  await mkdir(path.join(dist, 'browser'), { recursive: true });
  await writeFile(path.join(dist, 'browser/main.js'), version);
  await writeFile(
    path.join(dist, 'release.json'),
    JSON.stringify({
      app,
      version,
      shared,
      sizes: { 'main.js': { raw: version.length, brotli: 5 } },
    }),
  );
  return dist;
}

/** Which version of each app visitors get, once the store has looked. */
export const liveVersions = async (store: ReleaseStore): Promise<Record<string, string>> => {
  await store.refresh();
  return Object.fromEntries(
    Object.entries(store.choose().releases).map(([app, release]) => [app, release.version]),
  );
};

/** The keys that the object store takes. */
export const objectKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an object store that speaks S3, with a bucket `releases`. */
async function startObjectStore(): Promise<{
  endpoint: string;
  close: () => Promise<void>;
}> {
  const directory = await mkdtemp(path.join(tmpdir(), 'objects-'));
  const objects = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
  const { port } = await objects.run();
  const endpoint = `http://127.0.0.1:${port}`;
  await new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: objectKeys,
    forcePathStyle: true,
  }).send(new CreateBucketCommand({ Bucket: 'releases' }));
  return { endpoint, close: () => objects.close() };
}

/** A new folder for each test of a file. @returns what makes paths in it */
export function folderPerTest(): (...parts: string[]) => string {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return (...parts) => path.join(folder, ...parts);
}

/** An object store for the tests of a file. @returns what makes the options of a storage in it */
export function objectStorePerFile(): (prefix: string) => BucketOptions {
  let objects: Awaited<ReturnType<typeof startObjectStore>>;
  beforeAll(async () => {
    objects = await startObjectStore();
  });
  afterAll(() => objects.close());
  return (prefix) => ({
    bucket: 'releases',
    prefix,
    endpoint: objects.endpoint,
    region: 'us-east-1',
    credentials: objectKeys,
  });
}
