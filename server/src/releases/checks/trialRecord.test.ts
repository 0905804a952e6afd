import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { buildIn } from '../../../harness/testing/builtReleases.ts';
import { ReleaseStore } from '../ReleaseStore.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { othersInTrial, recordRefusals, triedAgainst } from './trialRecord.ts';

const folders: string[] = [];
let folder: string;
let store: ReleaseStore;
const actor = { by: 'ann' };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trials-'));
  folders.push(folder);
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  await put('shell', 'one', '1.4.0');
  await store.makeLive('shell', 'one', actor);
  await put('public-site', 'one', '1.4.0');
  await store.makeLive('public-site', 'one', actor);
  await put('public-site', 'two', '1.4.0');
});
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));

/** Stores a release that was built with a contract. */
async function put(app: AppName, version: string, contract: string): Promise<void> {
  const range = { version: contract, requiredVersion: `^${contract}` };
  await store.put(await buildIn(folder, app, version, { 'shared-api/client': range }));
}

async function tried(version: string, refusals: ReleaseRefusal[] = []): Promise<void> {
  const release = await store.release('public-site', version);
  const against = triedAgainst(othersInTrial(store, [release]));
  await store.keepTrial(release, { by: 'ann', against, refusals });
}

const refusals = async (version: string): Promise<string[]> => {
  const found = recordRefusals(store, await store.release('public-site', version));
  return found.flatMap((refusal) => [...refusal.found, refusal.cure]);
};

it('a release that was never tried is refused, with the command that tries it', async () => {
  expect(await refusals('two')).toEqual([
    'public-site two was never live, and has not been tried in a browser.',
    expect.stringContaining('npm run try -- public-site two'),
  ]);
});

it('one that has passed may go live', async () => {
  await tried('two');
  expect(await refusals('two')).toEqual([]);
});

it('one that was refused is refused for what was found, until another trial finds nothing', async () => {
  await tried('two', [{ check: 'journeys', found: ['/: error "boom"'], cure: 'Mend it.' }]);
  expect(await refusals('two')).toEqual(['/: error "boom"', 'Mend it.']);
  await tried('two');
  expect(await refusals('two')).toEqual([]);
});

it('other releases that have gone live since have to have a contract that fits', async () => {
  await tried('two');
  await put('shell', 'two', '1.5.0');
  await store.makeLive('shell', 'two', actor);
  expect(await refusals('two')).toEqual([]);
  await put('shell', 'three', '2.0.0');
  await store.makeLive('shell', 'three', actor);
  expect(await refusals('two')).toEqual([
    'It was tried with shell one; three is live now, and was built with another contract.',
    expect.stringContaining('npm run try'),
  ]);
});

it('what was live before needs no trial, unless it was forced or its visitors fared worse', async () => {
  await store.makeLive('public-site', 'two', { ...actor, forced: 'a sale' });
  await store.makeLive('public-site', 'one', actor, 'rollback');
  expect(await refusals('one')).toEqual([]);
  expect((await refusals('two'))[0]).toContain('has not been tried');
  await tried('one', [{ check: 'rollout', found: ['They had errors.'], cure: 'Mend it.' }]);
  expect(await refusals('one')).toEqual(['They had errors.', 'Mend it.']);
});

it('what is kept of trials is there for who opens the releases later', async () => {
  await tried('two', [{ check: 'size', found: ['Too large.'], cure: 'Less.' }]);
  const later = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  await later.refresh();
  expect(later.states['public-site'].stored['two']?.trial).toMatchObject({
    by: 'ann',
    against: { shell: { version: 'one', contract: '1.4.0' } },
    refusals: [{ check: 'size' }],
  });
});
