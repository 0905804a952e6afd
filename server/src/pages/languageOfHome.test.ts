import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';

let folder: string;
let server: TestServer;
let store: ReleaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'language-of-home-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  server = await startTestServer({ store });
  for (const app of ['shell', 'public-site'] as const) {
    await putSmallRelease(store, { folder, app, version: 'english' });
    await putSmallRelease(store, { folder, app, version: 'both', inFrench: true });
    await store.makeLive(app, 'both');
  }
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string, cookie = 'language=fr') =>
  server.app.inject({ url, headers: { cookie } });

it('who has chosen French enters the site in French, and what was asked goes along', async () => {
  const answer = await open('/?from=mail');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/fr?from=mail']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' });
  expect((await open('/fr')).statusCode).toBe(200);
  expect((await open('/payment')).statusCode).toBe(200);
  expect((await open('/', 'language=en')).statusCode).toBe(200);
  expect((await open('/', 'language=de')).statusCode).toBe(200);
});

it('who has chosen French enters in English after a rollback to releases without French', async () => {
  await store.makeLive('public-site', 'english');
  const answer = await open('/');
  expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined]);
  expect(answer.body).toContain('<html lang="en-CA"');
});

it('an address of the office in French leads to the office', async () => {
  const answer = await open('/fr/login?next=1', '');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/login?next=1']);
});
