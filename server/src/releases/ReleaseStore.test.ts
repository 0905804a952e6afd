import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import {
  actor,
  buildIn,
  day,
  folderPerTest,
  liveVersions,
  objectStorePerFile,
} from '../../harness/testing/builtReleases.ts';
import { ReleaseStore } from './ReleaseStore.ts';
import { BucketStorage } from './storage/BucketStorage.ts';
import { FolderStorage } from './storage/FolderStorage.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

const inFolder = folderPerTest();
const bucketAt = objectStorePerFile();
const built = (app: AppName, version: string, shared?: Release['shared']): Promise<string> =>
  buildIn(inFolder(), app, version, shared);

let bucketCount = 0;
const storages: Record<string, () => () => ReleaseStorage> = {
  'a folder': () => () => new FolderStorage(inFolder('store')),
  'a bucket': () => {
    const prefix = `site-${(bucketCount += 1)}/`;
    let machines = 0;
    // Each call opens the store as another machine would, with its own local copies.
    return () => new BucketStorage(bucketAt(prefix), inFolder(`copies-${(machines += 1)}`));
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

  const release = async (
    app: AppName,
    version: string,
    shared?: Release['shared'],
  ): Promise<void> => {
    await store.put(await built(app, version, shared));
    await store.makeLive(app, version, actor);
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
    await mkdir(inFolder('half'));
    await expect(store.put(inFolder('half'))).rejects.toThrow('no complete build');
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
        open().makeLive('shell', name, actor),
        open().makeLive('public-site', name, actor),
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
      await store.makeLive('public-site', version, actor, 'rollback');
      return store.choose().releases['public-site']?.version;
    };
    expect(await back()).toBe('two');
    expect(await back()).toBe('one');
    expect(await back()).toBeUndefined();
    await store.makeLive('public-site', 'three', actor);
    expect(await back()).toBe('one');
  });

  it('are given to a share of the visitors, the same ones each time', async () => {
    await release('shell', 's');
    await release('public-site', 'old');
    await store.put(await built('public-site', 'new'));
    await store.rollOut('public-site', 'new', 20, actor);
    const given = (bucket?: number) => store.choose({ bucket }).releases['public-site']?.version;
    expect([given(), given(0), given(19.99), given(20), given(99)]).toEqual([
      'old',
      'new',
      'new',
      'old',
      'old',
    ]);
    await store.rollOut('public-site', 'new', 50, actor);
    expect([given(0), given(19.99), given(49), given(50)]).toEqual(['new', 'new', 'new', 'old']);
    await store.rollOut('public-site', 'new', 0, actor);
    expect(given(0)).toBe('old');
    await store.rollOut('public-site', 'new', 10, actor);
    await store.makeLive('public-site', 'new', actor);
    expect(store.states['public-site'].share).toBeUndefined();
    expect(given(99)).toBe('new');
  });

  it('are previewed by who has a preview, and by nobody else', async () => {
    await release('shell', 's');
    await release('public-site', 'old');
    await store.put(await built('public-site', 'new'));
    await store.addPreview('public-site', 'new', 'p1', Date.now() + day, actor);
    const chosen = store.choose({ previews: { 'public-site': 'new' } });
    expect(chosen.releases['public-site']?.version).toBe('new');
    expect(chosen.previewed).toEqual(['public-site']);
    expect(store.choose().releases['public-site']?.version).toBe('old');
    await store.endPreview('public-site', 'p1', actor);
    expect(store.choose({ previews: { 'public-site': 'new' } }).previewed).toEqual([]);
  });

  it('that do not fit the live shell give way to the one before', async () => {
    const library = (version: string): Release['shared'] => ({
      react: { version, requiredVersion: `^${version}` },
    });
    await release('shell', 's19', library('19.2.0'));
    await release('public-site', 'fits', library('19.1.0'));
    await release('public-site', 'ahead', library('19.3.0'));
    expect(await liveVersions(store)).toEqual({ shell: 's19', 'public-site': 'fits' });
    await release('shell', 's20', library('19.4.0'));
    expect(await liveVersions(store)).toEqual({ shell: 's20', 'public-site': 'ahead' });
  });

  it('are removed once nobody can need them', async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) await release('shell', version);
    await store.addPreview('shell', 'a', 'p', Date.now() + 30 * day, actor);
    await store.rollOut('shell', 'b', 5, actor);
    expect(await store.prune(actor)).toEqual([]);
    expect(await store.prune(actor, Date.now() + 8 * day)).toEqual(['shell c', 'shell d']);
    await expect(store.folderOf('shell', 'c')).rejects.toThrow();
    expect(await liveVersions(store)).toEqual({ shell: 'f' });
    expect(store.states.shell.earlier.at(-1)).toBe('e');
    const other = open();
    await other.refresh();
    expect(Object.keys(other.states.shell.stored).sort()).toEqual(['a', 'b', 'e', 'f']);
  });
});

it('a share that was replaced by another is not withdrawn with it', async () => {
  const store = new ReleaseStore(new FolderStorage(inFolder('store')));
  for (const version of ['one', 'two']) await store.put(await built('shell', version));
  await store.rollOut('shell', 'one', 10, actor);
  await store.rollOut('shell', 'two', 20, actor);
  await store.rollOut('shell', 'one', 0, actor);
  expect(store.states.shell.share).toMatchObject({ version: 'two', percent: 20 });
  await store.rollOut('shell', 'two', 0, actor);
  expect(store.states.shell.share).toBeUndefined();
});

it('what was read last stays, also where an earlier reading ends after it', async () => {
  const storage = new FolderStorage(inFolder('store'));
  const store = new ReleaseStore(storage);
  for (const version of ['old', 'new']) await store.put(await built('public-site', version));
  await store.makeLive('public-site', 'old', actor);
  const { promise: held, resolve: goOn } = Promise.withResolvers<undefined>();
  const slow = jest.spyOn(storage, 'localFolder').mockImplementationOnce(async (app, version) => {
    await held;
    return path.join(storage.localRoot, app, version);
  });
  const reading = store.refresh();
  while (slow.mock.calls.length === 0) await delay(5);
  const adding = store.addPreview('public-site', 'new', 'p1', Date.now() + day, actor);
  // The preview is in the log, and its release could have been read.
  while (store.states['public-site'].previews.length === 0) await delay(5);
  await delay(100);
  goOn(undefined);
  await Promise.all([reading, adding]);
  expect(store.isLoaded('public-site', 'new')).toBe(true);
});
