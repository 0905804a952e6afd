import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { buildIn } from '../../../harness/testing/builtReleases.ts';
import type { AppVersion } from '../releaseEvents.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { misfitSince } from './misfitSince.ts';

const folders: string[] = [];
let folder: string;
let store: ReleaseStore;
const actor = { by: 'ann' };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'misfits-'));
  folders.push(folder);
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  await put('shell', 'first', '1.0.0');
  await put('shell', 'second', '2.0.0');
  for (const app of ['public-site', 'back-office'] as const) {
    await put(app, 'either', '1.0.0', '^1.0.0 || ^2.0.0');
    await put(app, 'early', '1.0.0');
    await put(app, 'late', '2.0.0');
    await store.makeLive(app, 'either', actor);
  }
  await store.makeLive('shell', 'first', actor);
});
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));

/** Stores a release that carries or takes a contract. */
async function put(app: AppName, version: string, contract: string, takes = `^${contract}`) {
  const range = { version: contract, requiredVersion: takes };
  await store.put(await buildIn(folder, app, version, { 'shared-api/client': range }));
}

const shell: AppVersion = { app: 'shell', version: 'second' };
const site: AppVersion = { app: 'public-site', version: 'early' };

describe('of two releases that went live at once and do not fit', () => {
  it.each([
    ['a shell', site, shell, 'first'],
    ['a remote', shell, site, 'either'],
  ])('the later goes back, %s', async (_name, one, other, previous) => {
    await store.makeSetLive([one], actor);
    await store.makeSetLive([other], actor);
    expect(await misfitSince(store, [one])).toBeUndefined();
    expect(await misfitSince(store, [other])).toMatchObject({
      refusals: [
        {
          found: [
            'public-site early needs shared-api/client ^1.0.0, and shell second carries 2.0.0.',
          ],
        },
      ],
      before: [{ app: other.app, version: previous }],
    });
  });
});

it('a set of which a part was replaced takes nothing back', async () => {
  const set: AppVersion[] = [shell, { app: 'public-site', version: 'late' }];
  await store.makeSetLive(set, actor);
  await store.makeLive('public-site', 'early', actor);
  expect(await misfitSince(store, set)).toBeUndefined();
  expect(await misfitSince(store, [site])).toMatchObject({
    before: [{ app: 'public-site', version: 'late' }],
  });
});

it('what somebody insisted on takes back nothing that comes after it', async () => {
  await store.makeLive('public-site', 'late', { ...actor, forced: 'the shell comes next week' });
  await put('shell', 'other', '1.1.0');
  await store.makeLive('shell', 'other', actor);
  expect(await misfitSince(store, [{ app: 'shell', version: 'other' }])).toBeUndefined();
});

it('releases that fit stay', async () => {
  await store.makeLive('public-site', 'early', actor);
  await store.makeLive('back-office', 'early', actor);
  expect(await misfitSince(store, [site])).toBeUndefined();
  expect(await misfitSince(store, [{ app: 'back-office', version: 'early' }])).toBeUndefined();
});
