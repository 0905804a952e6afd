import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import {
  actor,
  buildIn,
  day,
  folderPerTest,
  liveVersions,
  objectKeys,
  objectStorePerFile,
} from '../../../harness/testing/builtReleases.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { BucketStorage, type BucketOptions } from './BucketStorage.ts';
import { FolderStorage } from './FolderStorage.ts';
import { StorageError } from './StorageError.ts';

const inFolder = folderPerTest();
const bucketAt = objectStorePerFile();
const built = (version: string): Promise<string> => buildIn(inFolder(), 'shell', version);

it('a copy of a bucket that is lost is fetched again', async () => {
  const copies = inFolder('copies');
  const store = new ReleaseStore(new BucketStorage(bucketAt('lost/'), copies));
  await store.put(await built('one'));
  await store.makeLive('shell', 'one');
  await cp(copies, inFolder('moved'), { recursive: true });
  await rm(copies, { recursive: true });
  expect(await liveVersions(store)).toEqual({ shell: 'one' });
  const again = await store.folderOf('shell', 'one');
  expect(await readFile(path.join(again, 'browser/main.js'), 'utf8')).toBe('one');
});

it('copies of a bucket go with the releases that were removed', async () => {
  const open = (copies: string) => new ReleaseStore(new BucketStorage(bucketAt('copies/'), copies));
  const copies = inFolder('copies');
  const store = open(inFolder('elsewhere'));
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
    const storage = new FolderStorage(inFolder('store'));
    await storage.write('log/one', '1');
    // A key below a file cannot be written, even by root.
    await expect(storage.write('log/one/two', '2')).rejects.toThrow(StorageError);
    await mkdir(inFolder('store/log/three'), { recursive: true });
    await expect(storage.write('log/three', '3')).rejects.toThrow(
      `The releases in ${inFolder('store')} could not be used.`,
    );
    expect(await readdir(inFolder('store/log'))).toEqual(['one', 'three']);
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
      new BucketStorage({ ...bucketAt(''), ...settings }, inFolder('copies'));
    await expect(at({ bucket: 'none-such' }).list('log/')).rejects.toThrow('no such bucket');
    await expect(at({ bucket: 'none-such' }).read('log/x')).rejects.toThrow('no such bucket');
    await expect(
      at({ credentials: { ...objectKeys, accessKeyId: 'wrong' } }).list('log/'),
    ).rejects.toThrow('AWS_ACCESS_KEY_ID');
    await expect(at({ endpoint: 'http://127.0.0.1:9' }).read('x')).rejects.toThrow(
      'Nothing answers there',
    );
  });

  it('says which object it did not remove, though its answer is 200', async () => {
    const objects = createServer((_request, response) => {
      response.setHeader('content-type', 'application/xml').end(
        `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Error><Key>photos/a</Key>
           <Code>AccessDenied</Code><Message>Access Denied</Message></Error></DeleteResult>`,
      );
    });
    await new Promise<void>((resolve) => objects.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = objects.address() as AddressInfo;
      const endpoint = `http://127.0.0.1:${port}`;
      const storage = new BucketStorage({ ...bucketAt('photos/'), endpoint }, inFolder('copies'));
      const removing = storage.remove('a');
      await expect(removing).rejects.toThrow(StorageError);
      await expect(removing).rejects.toThrow('photos/a was not removed: Access Denied');
    } finally {
      objects.closeAllConnections();
      objects.close();
    }
  });
});
