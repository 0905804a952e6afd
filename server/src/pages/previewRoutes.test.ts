import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { previewPaths } from '../releases/previewPaths.ts';
import { PreviewTokens } from '../releases/previewTokens.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';

const app = 'public-site';
const by = 'team-a';
const until = Date.now() + 3600_000;
let folder: string;
let storage: FolderStorage;
let store: ReleaseStore;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
  storage = new FolderStorage(path.join(folder, 'store'));
  store = new ReleaseStore(storage);
  server = await startTestServer({ store });
  for (const name of ['shell', app, 'back-office'] as const) {
    await putSmallRelease(store, { folder, app: name, version: 'one' });
    await store.makeLive(name, 'one');
  }
  await putSmallRelease(store, { folder, app, version: 'two' });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string, cookie = '') => server.app.inject({ url, headers: { cookie } });

/** Begins a preview of version two on another machine, and says what its link opens. */
async function previewElsewhere(): Promise<string> {
  const elsewhere = new ReleaseStore(new FolderStorage(storage.location));
  await elsewhere.refresh();
  await elsewhere.addPreview(app, 'two', 'p1', until, { by });
  return (
    previewPaths.open +
    (await new PreviewTokens(storage).sign({ app, version: 'two', id: 'p1', until }))
  );
}

it('a link leads to the page once the release is read, never to the page of everybody', async () => {
  const link = await previewElsewhere();
  const { promise: held, resolve: goOn } = Promise.withResolvers<undefined>();
  const read = storage.localFolder.bind(storage);
  jest.spyOn(storage, 'localFolder').mockImplementation(async (name, version) => {
    if (version === 'two') await held;
    return read(name, version);
  });
  const reading = store.refresh();
  while (store.states[app].previews.length === 0) await delay(5);
  const opening = open(link);
  await delay(50);
  goOn(undefined);
  const { statusCode, headers } = await opening;
  expect(statusCode).toBe(303);
  const [cookie = ''] = String(headers['set-cookie']).split(';', 1);
  expect((await open('/', cookie)).headers['x-releases']).toContain('public-site=two');
  await reading;
});

it('a link says so where the release cannot be read', async () => {
  const link = await previewElsewhere();
  await rm(path.join(storage.location, app, 'two'), { recursive: true });
  await store.refresh();
  const { statusCode, headers, body } = await open(link);
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('This preview is not ready');
});
