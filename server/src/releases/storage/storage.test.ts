import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildIn,
  liveVersions,
  objectKeys,
  startObjectStore,
} from '../../../harness/testing/builtReleases.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { BucketStorage, type BucketOptions } from './BucketStorage.ts';
import { FolderStorage } from './FolderStorage.ts';
import { StorageError } from './StorageError.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const day = 24 * 3600_000;
const actor = { by: 'somebody' };
const built = (version: string): Promise<string> => buildIn(folder, 'shell', version);

let endpoint: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ endpoint, close } = await startObjectStore());
});
afterAll(() => close());

it('a copy of a bucket that is lost is fetched again', async () => {
  const settings = { bucket: 'releases', prefix: 'lost/', endpoint, region: 'us-east-1' };
  const copies = path.join(folder, 'copies');
  const store = new ReleaseStore(
    new BucketStorage({ ...settings, credentials: objectKeys }, copies),
  );
  await store.put(await built('one'));
  await store.makeLive('shell', 'one');
  await cp(copies, path.join(folder, 'moved'), { recursive: true });
  await rm(copies, { recursive: true });
  expect(await liveVersions(store)).toEqual({ shell: 'one' });
  const again = await store.folderOf('shell', 'one');
  expect(await readFile(path.join(again, 'browser/main.js'), 'utf8')).toBe('one');
});

it('copies of a bucket go with the releases that were removed', async () => {
  const settings = { bucket: 'releases', prefix: 'copies/', endpoint, region: 'us-east-1' };
  const open = (copies: string) =>
    new ReleaseStore(new BucketStorage({ ...settings, credentials: objectKeys }, copies));
  const copies = path.join(folder, 'copies');
  const store = open(path.join(folder, 'elsewhere'));
  for (const version of ['a', 'b', 'c']) {
    await store.put(await built(version));
    await store.makeLive('shell', version);
  }
  const server = open(copies);
  await server.refresh();
  for (const version of ['a', 'b', 'c']) await server.folderOf('shell', version);
  await mkdir(path.join(copies, '.half'));
  const longAgo = new Date(Date.now() - 2 * 3600_000);
  for (const old of ['shell/a', 'shell/b', '.half']) {
    await utimes(path.join(copies, old), longAgo, longAgo);
  }
  expect(await store.prune(actor, Date.now() + 8 * day)).toEqual(['shell a']);
  await server.refresh();
  expect(await readdir(copies)).toEqual(['shell']);
  expect((await readdir(path.join(copies, 'shell'))).sort()).toEqual(['b', 'c']);
});

describe('a storage that cannot be used', () => {
  it('says why and what to do, and leaves nothing half written', async () => {
    const storage = new FolderStorage(path.join(folder, 'store'));
    await storage.write('log/one', '1');
    // A key below a file cannot be written, even by root.
    await expect(storage.write('log/one/two', '2')).rejects.toThrow(StorageError);
    await mkdir(path.join(folder, 'store/log/three'), { recursive: true });
    await expect(storage.write('log/three', '3')).rejects.toThrow(
      `The releases in ${folder}/store could not be used.`,
    );
    expect(await readdir(path.join(folder, 'store/log'))).toEqual(['one', 'three']);
  });

  it.each([
    ['ENOSPC', 'Its disk is full: free some room'],
    ['EROFS', 'Its disk can only be read'],
    ['EACCES', 'This user may not use it'],
  ])('names the cure of %s', (code, cure) => {
    const error = new StorageError('/data', Object.assign(new Error('x'), { code }));
    expect(error.message).toContain(`The releases in /data could not be used. ${cure}`);
    expect(error.status).toBe(503);
  });

  it('is told apart: no bucket, wrong keys, nobody there', async () => {
    const at = (settings: Partial<BucketOptions>) =>
      new BucketStorage(
        {
          bucket: 'releases',
          prefix: '',
          endpoint,
          region: 'us-east-1',
          credentials: objectKeys,
          ...settings,
        },
        path.join(folder, 'copies'),
      );
    await expect(at({ bucket: 'none-such' }).list('log/')).rejects.toThrow('no such bucket');
    await expect(at({ bucket: 'none-such' }).read('log/x')).rejects.toThrow('no such bucket');
    await expect(
      at({ credentials: { ...objectKeys, accessKeyId: 'wrong' } }).list('log/'),
    ).rejects.toThrow('AWS_ACCESS_KEY_ID');
    await expect(at({ endpoint: 'http://127.0.0.1:9' }).read('x')).rejects.toThrow(
      'Nothing answers there',
    );
  });
});
