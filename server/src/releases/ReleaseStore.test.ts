import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { ReleaseStore } from './ReleaseStore.ts';
import { BucketStorage, type BucketOptions } from './storage/BucketStorage.ts';
import { FolderStorage } from './storage/FolderStorage.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';
import { StorageError } from './storage/StorageError.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const day = 24 * 3600_000;
const doer = { by: 'somebody' };
type Shared = Release['shared'];

async function built(app: AppName, version: string, shared: Shared = {}): Promise<string> {
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

const liveVersions = async (store: ReleaseStore): Promise<Record<string, string>> => {
  await store.refresh();
  return Object.fromEntries(
    Object.entries(store.choose().releases).map(([app, release]) => [app, release.version]),
  );
};

/** An object store that speaks S3, with the keys that it takes. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let objects: S3rver;
let endpoint: string;
beforeAll(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'objects-'));
  objects = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
  const { port } = await objects.run();
  endpoint = `http://127.0.0.1:${port}`;
  await new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: keys,
    forcePathStyle: true,
  }).send(new CreateBucketCommand({ Bucket: 'releases' }));
});
afterAll(() => objects.close());

let bucketCount = 0;
const storages: Record<string, () => () => ReleaseStorage> = {
  'a folder': () => () => new FolderStorage(path.join(folder, 'store')),
  'a bucket': () => {
    const prefix = `site-${(bucketCount += 1)}/`;
    let machines = 0;
    // Each opening is another machine, with copies of its own.
    return () =>
      new BucketStorage(
        { bucket: 'releases', prefix, endpoint, region: 'us-east-1', credentials: keys },
        path.join(folder, `copies-${(machines += 1)}`),
      );
  },
};

describe.each(Object.entries(storages))('releases in %s', (_name, prepare) => {
  let open: () => ReleaseStore;
  let store: ReleaseStore;
  beforeEach(() => {
    const storage = prepare();
    open = () => new ReleaseStore(storage());
    store = open();
  });

  const release = async (app: AppName, version: string, shared?: Shared): Promise<void> => {
    await store.put(await built(app, version, shared));
    await store.makeLive(app, version, doer);
  };

  it('stand side by side, and it is said which is live', async () => {
    await release('public-site', 'one');
    expect(await liveVersions(store)).toEqual({ 'public-site': 'one' });
    const before = store.revision;
    await release('public-site', 'two');
    expect(await liveVersions(store)).toEqual({ 'public-site': 'two' });
    expect(store.revision).not.toBe(before);
    expect(store.choose().header).toBe('shell=none, public-site=two, back-office=none');
    const first = await store.folderOf('public-site', 'one');
    expect(await readFile(path.join(first, 'browser/main.js'), 'utf8')).toBe('one');
  });

  it('are seen by another server, with their files, once it looks', async () => {
    await release('shell', 'one');
    const other = open();
    expect(await liveVersions(other)).toEqual({ shell: 'one' });
    await release('shell', 'two');
    await release('back-office', 'b');
    expect(await liveVersions(other)).toEqual({ shell: 'two', 'back-office': 'b' });
    const files = await other.folderOf('back-office', 'b');
    expect(await readFile(path.join(files, 'browser/main.js'), 'utf8')).toBe('b');
    expect(await other.refresh()).toBe(false);
  });

  it('are not made live when they are not there', async () => {
    await expect(store.makeLive('shell', 'nine')).rejects.toThrow(
      'There is no release nine of shell',
    );
  });

  it('are refused without a complete build', async () => {
    await mkdir(path.join(folder, 'half'));
    await expect(store.put(path.join(folder, 'half'))).rejects.toThrow('no complete build');
  });

  it('are taken twice, also at once', async () => {
    const dist = await built('shell', 'same');
    const releases = await Promise.all([store.put(dist), open().put(dist), open().put(dist)]);
    expect(releases.map(({ version }) => version)).toEqual(['same', 'same', 'same']);
    expect(Object.keys(store.states.shell.stored)).toEqual(['same']);
  });

  it('of two teams at once are both kept, and all readers agree on what is live', async () => {
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) await store.put(await built('shell', name));
    for (const name of names) await store.put(await built('public-site', name));
    await Promise.all(
      names.flatMap((name) => [
        open().makeLive('shell', name, doer),
        open().makeLive('public-site', name, doer),
      ]),
    );
    const [one, other] = [open(), open()];
    expect(await liveVersions(one)).toEqual(await liveVersions(other));
    expect(one.states.shell.history).toHaveLength(4);
    expect(one.states['public-site'].history).toHaveLength(4);
  });

  it('go back one by one', async () => {
    for (const version of ['one', 'two', 'three']) await release('public-site', version);
    const back = async (): Promise<string | undefined> => {
      const version = store.states['public-site'].earlier.at(-1);
      if (version === undefined) return undefined;
      await store.makeLive('public-site', version, doer, 'rollback');
      return store.choose().releases['public-site']?.version;
    };
    expect(await back()).toBe('two');
    expect(await back()).toBe('one');
    expect(await back()).toBeUndefined();
    await store.makeLive('public-site', 'three', doer);
    expect(await back()).toBe('one');
  });

  it('are given to a share of the visitors, the same ones each time', async () => {
    await release('shell', 's');
    await release('public-site', 'old');
    await store.put(await built('public-site', 'new'));
    await store.share('public-site', 'new', 20, doer);
    const given = (place?: number) => store.choose({ place }).releases['public-site']?.version;
    expect([given(), given(0), given(19.99), given(20), given(99)]).toEqual([
      'old',
      'new',
      'new',
      'old',
      'old',
    ]);
    await store.share('public-site', 'new', 50, doer);
    expect([given(0), given(19.99), given(49), given(50)]).toEqual(['new', 'new', 'new', 'old']);
    await store.share('public-site', 'new', 0, doer);
    expect(given(0)).toBe('old');
    await store.share('public-site', 'new', 10, doer);
    await store.makeLive('public-site', 'new', doer);
    expect(store.states['public-site'].share).toBeUndefined();
    expect(given(99)).toBe('new');
  });

  it('are previewed by who has a preview, and by nobody else', async () => {
    await release('shell', 's');
    await release('public-site', 'old');
    await store.put(await built('public-site', 'new'));
    await store.addPreview('public-site', 'new', 'p1', Date.now() + day, doer);
    const chosen = store.choose({ previews: { 'public-site': 'new' } });
    expect(chosen.releases['public-site']?.version).toBe('new');
    expect(chosen.previewed).toEqual(['public-site']);
    expect(store.choose().releases['public-site']?.version).toBe('old');
    await store.endPreview('public-site', 'p1', doer);
    expect(store.choose({ previews: { 'public-site': 'new' } }).previewed).toEqual([]);
  });

  it('that do not fit the live shell give way to the one before', async () => {
    const library = (version: string): Shared => ({
      react: { version, requiredVersion: `^${version}` },
    });
    await release('shell', 's19', library('19.2.0'));
    await release('public-site', 'fits', library('19.1.0'));
    await release('public-site', 'ahead', library('19.3.0'));
    expect(await liveVersions(store)).toEqual({ shell: 's19', 'public-site': 'fits' });
    await release('shell', 's20', library('19.4.0'));
    expect(await liveVersions(store)).toEqual({ shell: 's20', 'public-site': 'ahead' });
  });

  it('are removed when nobody can need them any more', async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) await release('shell', version);
    await store.addPreview('shell', 'a', 'p', Date.now() + 30 * day, doer);
    await store.share('shell', 'b', 5, doer);
    expect(await store.prune(doer)).toEqual([]);
    expect(await store.prune(doer, Date.now() + 8 * day)).toEqual(['shell c', 'shell d']);
    await expect(store.folderOf('shell', 'c')).rejects.toThrow();
    expect(await liveVersions(store)).toEqual({ shell: 'f' });
    expect(store.states.shell.earlier.at(-1)).toBe('e');
    const other = open();
    await other.refresh();
    expect(Object.keys(other.states.shell.stored).sort()).toEqual(['a', 'b', 'e', 'f']);
  });
});

it('an app whose live release is gone is left out, and is there again when it is back', async () => {
  const storage = new FolderStorage(path.join(folder, 'store'));
  const problems: string[] = [];
  const store = new ReleaseStore(storage, (text) => problems.push(text));
  for (const app of ['shell', 'back-office'] as const) {
    await store.put(await built(app, 'v'));
    await store.makeLive(app, 'v');
  }
  const there = path.join(folder, 'store/back-office/v');
  await rename(there, path.join(folder, 'away'));
  expect(await liveVersions(store)).toEqual({ shell: 'v' });
  expect(problems).toEqual([
    'The live release v of back-office is not there, or is damaged; visitors get none.',
  ]);
  await rename(path.join(folder, 'away'), there);
  expect(await liveVersions(store)).toEqual({ shell: 'v', 'back-office': 'v' });
});

it('a copy of a bucket that is lost is fetched again', async () => {
  const settings = { bucket: 'releases', prefix: 'lost/', endpoint, region: 'us-east-1' };
  const copies = path.join(folder, 'copies');
  const store = new ReleaseStore(new BucketStorage({ ...settings, credentials: keys }, copies));
  await store.put(await built('shell', 'one'));
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
    new ReleaseStore(new BucketStorage({ ...settings, credentials: keys }, copies));
  const copies = path.join(folder, 'copies');
  const store = open(path.join(folder, 'elsewhere'));
  for (const version of ['a', 'b', 'c']) {
    await store.put(await built('shell', version));
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
  expect(await store.prune(doer, Date.now() + 8 * day)).toEqual(['shell a']);
  await server.refresh();
  expect(await readdir(copies)).toEqual(['shell']);
  expect((await readdir(path.join(copies, 'shell'))).sort()).toEqual(['b', 'c']);
});

it('the storage is not asked for versions that nobody has stored, but for those of another server', async () => {
  const asked: string[] = [];
  class Asked extends FolderStorage {
    override localFolder(app: string, version: string): Promise<string> {
      asked.push(version);
      return super.localFolder(app, version);
    }
  }
  const place = path.join(folder, 'store');
  const server = new ReleaseStore(new Asked(place));
  await server.refresh();
  const madeUp = ['x', 'y', 'z', '..', '__proto__', 'toString'];
  const answers = await Promise.all(madeUp.map((version) => server.folderFor('shell', version)));
  expect(answers).toEqual(madeUp.map(() => undefined));
  expect(asked).toEqual([]);
  const other = new ReleaseStore(new FolderStorage(place));
  await other.put(await built('shell', 'one'));
  expect(await server.folderFor('shell', 'one')).toBe(path.join(place, 'shell', 'one'));
});

it('a store that could not be read is read again by whoever asks next', async () => {
  const storage = new FolderStorage(path.join(folder, 'store'));
  const writer = new ReleaseStore(storage);
  await writer.put(await built('shell', 'one'));
  await writer.makeLive('shell', 'one');
  const log = path.join(folder, 'store/log');
  await rename(log, path.join(folder, 'log-away'));
  await writeFile(log, 'no folder');
  const store = new ReleaseStore(storage);
  await expect(store.ready()).rejects.toThrow();
  await rm(log);
  await rename(path.join(folder, 'log-away'), log);
  await store.ready();
  expect(store.forAll.releases.shell?.version).toBe('one');
});

it('many events come to the same when they are summed up', async () => {
  const open = () => new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  const store = open();
  for (const version of ['a', 'b']) await store.put(await built('shell', version));
  for (let turn = 0; turn < 110; turn += 1) {
    for (const version of ['a', 'b']) await store.makeLive('shell', version, doer, 'rollback');
  }
  const before = structuredClone(store.states);
  await store.prune(doer, Date.now() + 8 * day);
  const other = open();
  await other.refresh();
  expect(other.states.shell.live).toEqual(before.shell.live);
  expect(other.states.shell.history).toEqual(before.shell.history);
  expect((await other.storage.list('log/')).length).toBeLessThan(5);
  await other.makeLive('shell', 'a', doer);
  await store.refresh();
  expect(store.states.shell.live?.version).toBe('a');
}, 30_000);

describe('a log of releases that is not as it should be', () => {
  let storage: FolderStorage;
  let problems: string[];
  beforeEach(() => {
    storage = new FolderStorage(path.join(folder, 'store'));
    problems = [];
  });
  const open = () => new ReleaseStore(storage, (text) => problems.push(text));
  const release = async (store: ReleaseStore, app: AppName, version: string): Promise<void> => {
    await store.put(await built(app, version));
    await store.makeLive(app, version, doer);
  };

  it.each([
    ['cut off', '{"kind":"li'],
    ['empty', ''],
    ['null', 'null'],
    ['of a kind of event that is not known', '{"kind":"moved","app":"shell","at":1}'],
    ['of an app that is not known', '{"kind":"live","app":"tea","version":"one","at":1}'],
  ])('is read without an event that is %s, which is named', async (_name, content) => {
    await release(open(), 'shell', 'one');
    await release(open(), 'shell', 'two');
    await storage.write('log/29991231T000000000Z-spoilt', content);
    const store = open();
    expect(await liveVersions(store)).toEqual({ shell: 'two' });
    expect(problems.join()).toContain('The event log/29991231T000000000Z-spoilt in');
    await store.makeLive('shell', 'one', doer, 'rollback');
    expect(await liveVersions(open())).toEqual({ shell: 'one' });
    await store.refresh();
    expect(problems.filter((text) => text.includes('spoilt'))).toHaveLength(2);
  });

  it('knows an app that a sum of older events does not', async () => {
    await storage.write(
      'log/20200101T000000000Z-old~',
      JSON.stringify({ kind: 'summary', at: 1, states: {} }),
    );
    const store = open();
    await release(store, 'shell', 'one');
    expect(await liveVersions(store)).toEqual({ shell: 'one' });
  });

  it('takes releases behind one whose clock was ahead, at their own time', async () => {
    const ahead = Date.now() + 400 * day;
    await release(open(), 'shell', 'one');
    await storage.write(
      `log/${new Date(ahead).toISOString().replaceAll(/[-:.]/g, '')}-ahead`,
      JSON.stringify({
        kind: 'live',
        app: 'shell',
        version: 'one',
        way: 'release',
        by: 'x',
        at: ahead,
      }),
    );
    const [running, store] = [open(), open()];
    await running.refresh();
    await release(store, 'shell', 'two');
    await store.addPreview('shell', 'one', 'first', Date.now() + day, doer);
    await store.addPreview('shell', 'one', 'second', Date.now() + day, doer);
    expect(await liveVersions(running)).toEqual({ shell: 'two' });
    expect(running.states.shell.live?.since).toBeLessThan(ahead);
    expect(running.states.shell.previews.map(({ id }) => id)).toEqual(['first', 'second']);
  });
});

describe('a release whose files were cut', () => {
  it('gives way to the one before, is not made live, and is stored again whole', async () => {
    const storage = new FolderStorage(path.join(folder, 'store'));
    const store = new ReleaseStore(storage);
    for (const version of ['one', 'two']) {
      await store.put(await built('shell', version));
      await store.makeLive('shell', version);
    }
    await storage.write('shell/two/browser/main.js', 't');
    const later = new ReleaseStore(storage);
    expect(await liveVersions(later)).toEqual({ shell: 'one' });
    await expect(later.makeLive('shell', 'two')).rejects.toThrow(
      'is damaged: 1 of its files are missing or cut (browser/main.js)',
    );
    await later.put(await built('shell', 'two'));
    expect(await liveVersions(later)).toEqual({ shell: 'two' });
  });

  it.each(['../back-office/v', 'shell/../v', '..', ''])(
    'and what is no name of a version leads to no folder: %j',
    async (version) => {
      const store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
      for (const app of ['shell', 'back-office'] as const) await store.put(await built(app, 'v'));
      await expect(store.makeLive('shell', version)).rejects.toThrow('There is no release');
    },
  );
});

describe('a storage that cannot be used', () => {
  it('says why and what to do, and leaves nothing half written', async () => {
    const storage = new FolderStorage(path.join(folder, 'store'));
    await storage.write('log/one', '1');
    // A key that leads below a file can be written by nobody, whoever runs this.
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
          credentials: keys,
          ...settings,
        },
        path.join(folder, 'copies'),
      );
    await expect(at({ bucket: 'none-such' }).list('log/')).rejects.toThrow('no such bucket');
    await expect(at({ bucket: 'none-such' }).read('log/x')).rejects.toThrow('no such bucket');
    await expect(
      at({ credentials: { ...keys, accessKeyId: 'wrong' } }).list('log/'),
    ).rejects.toThrow('AWS_ACCESS_KEY_ID');
    await expect(at({ endpoint: 'http://127.0.0.1:9' }).read('x')).rejects.toThrow(
      'Nothing answers there',
    );
  });
});

it('a share that was replaced by another is not withdrawn with it', async () => {
  const store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  for (const version of ['one', 'two']) await store.put(await built('shell', version));
  await store.share('shell', 'one', 10, doer);
  await store.share('shell', 'two', 20, doer);
  await store.share('shell', 'one', 0, doer);
  expect(store.states.shell.share).toMatchObject({ version: 'two', percent: 20 });
  await store.share('shell', 'two', 0, doer);
  expect(store.states.shell.share).toBeUndefined();
});
