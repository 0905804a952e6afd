import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import {
  actor,
  buildIn,
  day,
  folderPerTest,
  liveVersions,
} from '../../harness/testing/builtReleases.ts';
import { ReleaseStore } from './ReleaseStore.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

const inFolder = folderPerTest();
const built = (app: AppName, version: string): Promise<string> => buildIn(inFolder(), app, version);

it('an app whose live release is gone is left out, and is there again when it is back', async () => {
  const storage = new FolderStorage(inFolder('store'));
  const problems: string[] = [];
  const store = new ReleaseStore(storage, (text) => problems.push(text));
  for (const app of ['shell', 'back-office'] as const) {
    await store.put(await built(app, 'v'));
    await store.makeLive(app, 'v');
  }
  const there = inFolder('store/back-office/v');
  await rename(there, inFolder('away'));
  expect(await liveVersions(store)).toEqual({ shell: 'v' });
  expect(problems).toEqual([
    'The live release v of back-office is not there, or is damaged; visitors get none.',
  ]);
  await rename(inFolder('away'), there);
  expect(await liveVersions(store)).toEqual({ shell: 'v', 'back-office': 'v' });
});

it('a folder that has gone is no empty one: what was read stays, and nothing is written in its place', async () => {
  const storage = new FolderStorage(inFolder('store'));
  const store = new ReleaseStore(storage);
  await store.put(await built('shell', 'v'));
  await store.makeLive('shell', 'v');
  await rename(inFolder('store'), inFolder('away'));
  await expect(store.refresh()).rejects.toThrow('What was in it is gone: mount its disk again');
  expect(store.choose().releases.shell?.version).toBe('v');
  await expect(storage.write('servers/one', '{}')).rejects.toThrow('What was in it is gone');
  await rename(inFolder('away'), inFolder('store'));
  await storage.write('servers/one', '{}');
  expect(await liveVersions(store)).toEqual({ shell: 'v' });
});

it('a folder that goes while it is read is no empty one either', async () => {
  const location = inFolder('store');
  const writer = new ReleaseStore(new FolderStorage(location));
  await writer.put(await built('shell', 'v'));
  await writer.makeLive('shell', 'v');
  class Going extends FolderStorage {
    isGoing = false;
    override async localFolder(app: string, version: string): Promise<string> {
      if (this.isGoing) await rename(location, inFolder('away'));
      return super.localFolder(app, version);
    }
  }
  const storage = new Going(location);
  const store = new ReleaseStore(storage);
  expect(await liveVersions(store)).toEqual({ shell: 'v' });
  storage.isGoing = true;
  await expect(store.refresh()).rejects.toThrow('What was in it is gone: mount its disk again');
  expect(store.choose().releases.shell?.version).toBe('v');
});

it('the storage is not asked for versions that nobody has stored, but for those of another server', async () => {
  const asked: string[] = [];
  class Asked extends FolderStorage {
    override localFolder(app: string, version: string): Promise<string> {
      asked.push(version);
      return super.localFolder(app, version);
    }
  }
  const location = inFolder('store');
  const server = new ReleaseStore(new Asked(location));
  await server.refresh();
  const madeUp = ['x', 'y', 'z', '..', '__proto__', 'toString'];
  const answers = await Promise.all(madeUp.map((version) => server.folderFor('shell', version)));
  expect(answers).toEqual(madeUp.map(() => undefined));
  expect(asked).toEqual([]);
  const other = new ReleaseStore(new FolderStorage(location));
  await other.put(await built('shell', 'one'));
  expect(await server.folderFor('shell', 'one')).toBe(path.join(location, 'shell', 'one'));
});

it('a store that could not be read is read again by whoever asks next', async () => {
  const storage = new FolderStorage(inFolder('store'));
  const writer = new ReleaseStore(storage);
  await writer.put(await built('shell', 'one'));
  await writer.makeLive('shell', 'one');
  const log = inFolder('store/log');
  await rename(log, inFolder('log-away'));
  await writeFile(log, 'no folder');
  const store = new ReleaseStore(storage);
  await expect(store.ready()).rejects.toThrow();
  await rm(log);
  await rename(inFolder('log-away'), log);
  await store.ready();
  expect(store.defaultReleases.releases.shell?.version).toBe('one');
});

/** Gives a build another file, and all of its files hashes. @returns its folder */
async function hashed(dist: string): Promise<string> {
  await mkdir(path.join(dist, 'node'), { recursive: true });
  await writeFile(path.join(dist, 'node/late.cjs'), 'late');
  const file = path.join(dist, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  const hashes = Object.fromEntries(
    await Promise.all(
      ['browser/main.js', 'node/late.cjs'].map(async (name) => [
        name,
        createHash('sha256')
          .update(await readFile(path.join(dist, name)))
          .digest('base64'),
      ]),
    ),
  ) as Release['hashes'];
  await writeFile(file, JSON.stringify({ ...release, hashes }));
  return dist;
}

describe('a release whose files were cut', () => {
  it('gives way to the one before, is not made live, and is stored again whole', async () => {
    const storage = new FolderStorage(inFolder('store'));
    const store = new ReleaseStore(storage);
    for (const version of ['one', 'two']) {
      await store.put(await built('shell', version));
      await store.makeLive('shell', version);
    }
    await storage.write('shell/two/browser/main.js', 't');
    const later = new ReleaseStore(storage);
    expect(await liveVersions(later)).toEqual({ shell: 'one' });
    await expect(later.makeLive('shell', 'two')).rejects.toThrow(
      'is damaged: 1 of its files are missing, cut or altered (browser/main.js)',
    );
    await later.put(await built('shell', 'two'));
    expect(await liveVersions(later)).toEqual({ shell: 'two' });
  });

  it('a release with an altered file is given to nobody by any way', async () => {
    const storage = new FolderStorage(inFolder('store'));
    const store = new ReleaseStore(storage);
    for (const version of ['one', 'two'])
      await store.put(await hashed(await built('shell', version)));
    await store.makeLive('shell', 'one');
    await storage.write('shell/two/browser/main.js', 'tow');
    const later = new ReleaseStore(storage);
    await later.refresh();
    const forced = { ...actor, forced: 'a sale' };
    const remote = { app: 'public-site', version: 'none' } as const;
    const ways = [
      () => later.makeLive('shell', 'two', forced),
      () => later.makeLive('shell', 'two', forced, 'rollback'),
      () => later.makeSetLive([{ app: 'shell', version: 'two' }, remote], forced),
      () => later.rollOut('shell', 'two', 10, forced),
      () => later.rollOut('shell', 'two', 1, { ...forced, steps: [1, 100] }),
      () => later.addPreview('shell', 'two', 'p', Date.now() + day, forced),
    ];
    for (const way of ways) await expect(way()).rejects.toThrow('altered (browser/main.js)');
    expect(await liveVersions(later)).toEqual({ shell: 'one' });
    expect(later.states.shell).toMatchObject({ previews: [], live: { version: 'one' } });
    expect(later.states.shell.share).toBeUndefined();
  });

  it('is refused as well when one was altered to the same length, or taken away', async () => {
    const storage = new FolderStorage(inFolder('store'));
    const store = new ReleaseStore(storage);
    for (const version of ['one', 'two']) {
      await store.put(await hashed(await built('shell', version)));
      await store.makeLive('shell', version);
    }
    await storage.write('shell/two/browser/main.js', 'tow');
    const later = new ReleaseStore(storage);
    expect(await liveVersions(later)).toEqual({ shell: 'one' });
    await expect(later.makeLive('shell', 'two')).rejects.toThrow('altered (browser/main.js)');
    await later.put(await hashed(await built('shell', 'two')));
    expect(await liveVersions(later)).toEqual({ shell: 'two' });
    await storage.remove('shell/two/node/late.cjs');
    const last = new ReleaseStore(storage);
    expect(await liveVersions(last)).toEqual({ shell: 'one' });
    await expect(last.makeLive('shell', 'two')).rejects.toThrow('altered (node/late.cjs)');
  });

  it.each(['../back-office/v', 'shell/../v', '..', ''])(
    'and what is no name of a version leads to no folder: %j',
    async (version) => {
      const store = new ReleaseStore(new FolderStorage(inFolder('store')));
      for (const app of ['shell', 'back-office'] as const) await store.put(await built(app, 'v'));
      await expect(store.makeLive('shell', version)).rejects.toThrow('There is no release');
    },
  );
});
