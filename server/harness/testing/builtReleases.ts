import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { ReleaseStore } from '../../src/releases/ReleaseStore.ts';

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
export async function startObjectStore(): Promise<{
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
