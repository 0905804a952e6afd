import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/release';
import { ReleaseStore } from './ReleaseStore.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  store = new ReleaseStore(path.join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function built(app: AppName, version: string): Promise<string> {
  const dist = path.join(folder, `${app}-${version}`);
  await mkdir(path.join(dist, 'browser'), { recursive: true });
  await writeFile(path.join(dist, 'browser/main.js'), version);
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ app, version }));
  return dist;
}

const liveVersions = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await store.live()).map(([app, release]) => [app, release.version]),
  );

describe('the release store', () => {
  it('keeps releases side by side, and says which is live', async () => {
    await store.put(await built('public-site', 'one'));
    await store.put(await built('public-site', 'two'));
    await store.makeLive('public-site', 'one');
    expect(await liveVersions()).toEqual({ 'public-site': 'one' });
    const before = await store.fingerprint();
    await store.makeLive('public-site', 'two');
    expect(await liveVersions()).toEqual({ 'public-site': 'two' });
    expect(await store.fingerprint()).not.toBe(before);
  });

  it('does not make live what it does not have', async () => {
    await expect(store.makeLive('shell', 'nine')).rejects.toThrow(
      'There is no release nine of shell',
    );
  });

  it('refuses a folder without a complete build', async () => {
    await mkdir(path.join(folder, 'half'));
    await expect(store.put(path.join(folder, 'half'))).rejects.toThrow('no complete build');
  });

  it('takes the same release twice, also at once', async () => {
    const dist = await built('shell', 'same');
    const releases = await Promise.all([store.put(dist), store.put(dist), store.put(dist)]);
    expect(releases.map(({ version }) => version)).toEqual(['same', 'same', 'same']);
  });

  it('leaves out an app whose live release is gone, and has it again when it is back', async () => {
    for (const app of ['shell', 'back-office'] as const) {
      await store.put(await built(app, 'v'));
      await store.makeLive(app, 'v');
    }
    const whole = await store.fingerprint();
    const away = path.join(folder, 'away');
    await rename(store.releaseFolder('back-office', 'v'), away);
    expect(await liveVersions()).toEqual({ shell: 'v' });
    expect(await store.fingerprint()).not.toBe(whole);
    await rename(away, store.releaseFolder('back-office', 'v'));
    expect(await liveVersions()).toEqual({ shell: 'v', 'back-office': 'v' });
    expect(await store.fingerprint()).toBe(whole);
  });
});
