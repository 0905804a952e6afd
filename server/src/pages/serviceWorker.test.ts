import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PreviewTokens } from '../releases/previewTokens.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { Visitors } from '../releases/visitors.ts';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let folder: string;
let store: ReleaseStore;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  server = await startTestServer({ store });
  await putSmallRelease(store, { folder, app: 'shell', version: 'one' });
  await store.makeLive('shell', 'one');
  for (const version of ['one', 'two']) {
    const scheduleWorker = `/* worker ${version} */`;
    await putSmallRelease(store, { folder, app: 'back-office', version, scheduleWorker });
  }
  await putSmallRelease(store, { folder, app: 'back-office', version: 'old' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (cookie = '') =>
  server.app.inject({ url: '/schedule-worker.js?cache=schedule-1', headers: { cookie } });

it('is not there before back-office has a release, and its absence is kept nowhere', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('comes from the live release, and is asked for anew each time', async () => {
  await store.makeLive('back-office', 'one');
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('/* worker one */');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  await store.makeLive('back-office', 'two');
  expect((await ask()).body).toBe('/* worker two */');
});

it('comes from the release of which the visitor has a preview', async () => {
  const tokens = new PreviewTokens(store.storage);
  const until = Date.now() + 60_000;
  await store.addPreview('back-office', 'one', 'p1', until, { by: 'ann' });
  const token = await tokens.sign({ app: 'back-office', version: 'one', id: 'p1', until });
  const cookie = new Visitors(store, tokens, false).previewCookie('back-office', token, until);
  expect((await ask(cookie.split(';', 1)[0])).body).toBe('/* worker one */');
  expect((await ask()).body).toBe('/* worker two */');
});

it('comes from the shared release for those below the share, who stay where they are', async () => {
  await store.rollOut('back-office', 'one', 50, { by: 'ann' });
  expect((await ask('place=49')).body).toBe('/* worker one */');
  expect((await ask('place=50')).body).toBe('/* worker two */');
  expect((await ask()).headers['set-cookie']).toMatch(/^place=[\d.]+;/);
  await store.rollOut('back-office', 'one', 0, { by: 'ann' });
});

it('is not there while a release without one is live, and the schedule is all the same', async () => {
  await store.makeLive('back-office', 'old');
  const answer = await ask();
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json()).toEqual({
    message: 'The release of back-office that you get has no worker for the schedule.',
  });
  const page = await server.app.inject({ url: '/schedule/secret' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('/releases/back-office/old/main.js');
  await store.makeLive('back-office', 'two');
});
