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
  folder = await mkdtemp(path.join(tmpdir(), 'search-engines-'));
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

it('finds every public page in the site map, by its whole address', async () => {
  const { body, headers } = await server.app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(2 * 35);
  const { siteUrl } = server.company;
  expect(found).toContain(`${siteUrl}/fr/services/Janitorial/Post%20Construction`);
  expect(found).toContain(`${siteUrl}/services/Janitorial/Post%20Construction`);
  expect(found.every((address) => address?.startsWith(siteUrl))).toBe(true);
});

it('finds no page in a language that the live releases do not have', async () => {
  await store.makeLive('public-site', 'english');
  const { body } = await server.app.inject('/sitemap.xml');
  expect(body).toContain(`<loc>${server.company.siteUrl}/payment</loc>`);
  expect(body).not.toContain('/fr');
  expect(body).not.toContain('hreflang="fr-CA"');
});

it('keeps private addresses out of search engines', async () => {
  const { body } = await server.app.inject('/robots.txt');
  const secret = ['/quote-answer/', '/payment-receipt/'];
  for (const path of [
    ...['/api/', '/admin/', '/schedule/'],
    ...secret,
    ...secret.map((one) => `/fr${one}`),
  ])
    expect(body).toContain(`Disallow: ${path}`);
  expect(body).toContain('Sitemap: ');
});
