import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { putSmallRelease } from '../../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';
import { ReleaseStore } from '../../releases/ReleaseStore.ts';
import { FolderStorage } from '../../releases/storage/FolderStorage.ts';

let folder: string;
let store: ReleaseStore;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  server = await startTestServer({ store });
  const prerender = `
    exports.pageOf = (path) => ({ address: '/', status: path === '/' ? 200 : 404 });
    exports.render = async () => ({ html: '<p>one</p>', head: '', status: 200 });`;
  for (const app of ['shell', 'public-site', 'back-office'] as const) {
    await putSmallRelease(store, { folder, app, version: 'one', prerender });
    await store.makeLive(app, 'one');
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Headers but those that differ by request. */
const lasting = (headers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
  );

const security = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

it('a cached page has the headers of the one that was composed, and an id of its own', async () => {
  const composed = await server.app.inject('/');
  const cached = await server.app.inject('/');
  expect(composed.headers).toMatchObject({ ...security, 'x-releases': expect.any(String) });
  expect(lasting(cached.headers)).toEqual(lasting(composed.headers));
  expect(cached.headers['x-request-id']).not.toBe(composed.headers['x-request-id']);
  expect(cached.body).toBe(composed.body);
});

it.each([
  ['an unchanged page', { url: '/', headers: { 'if-none-match': 'etag' } }, 304],
  ['its head alone', { url: '/', method: 'HEAD' as const }, 200],
  ['an address of no page', { url: '/nothing' }, 404],
  ['another form of an address', { url: '/nothing/' }, 301],
  ['an odd address', { url: '/nul%00' }, 400],
])('security headers stand on %s', async (_what, request, status) => {
  const { etag } = (await server.app.inject('/')).headers;
  const headers = 'headers' in request ? { 'if-none-match': String(etag) } : {};
  const answer = await server.app.inject({ ...request, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(security);
});

it('a network that asks for too many pages is told when to come back, others are not', async () => {
  const limited = await startTestServer({ store, pageRateLimit: 2 });
  const ask = (remoteAddress: string) => limited.app.inject({ url: '/', remoteAddress });
  const statuses: number[] = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
    statuses.push((await ask(address)).statusCode);
  }
  const refused = await ask('2001:db8::9');
  await limited.close();
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject(security);
  expect(refused.body).toContain('<!doctype html>');
});
