import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { routes } from 'shared-api/contract/pages/paths';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-prices-'));
  const store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  server = await startTestServer({ store });
  for (const app of ['shell', 'public-site'] as const) {
    await putSmallRelease(store, { folder, app, version: 'one', prerender });
    await store.makeLive(app, 'one');
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each address is a page of its own. */
const prerender = `
  exports.pageOf = (path) => ({ address: path, status: 200 });
  exports.render = async () => ({ html: '', head: '', status: 200 });`;

const carpet = routes.serviceDetail('Janitorial', 'Carpet');
const grout = routes.serviceDetail('Janitorial', 'Grout');
const open = (url: string) => server.app.inject(url);

/** Time passes for the server. */
let passed = 0;
const now = performance.now.bind(performance);
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now() + passed));
afterEach(() => void jest.restoreAllMocks());
const later = (): void => void (passed += 10_000);

const takeAway = () => server.database.query('ALTER TABLE rate_cards RENAME TO away');
const bringBack = () => server.database.query('ALTER TABLE away RENAME TO rate_cards');

it('pages with prices are there before the prices could ever be read, and have them after', async () => {
  await takeAway();
  for (const address of [carpet, routes.allQuotes(), routes.studentSpecial()]) {
    const { statusCode, body } = await open(address);
    expect([address, statusCode]).toEqual([address, 200]);
    expect(body).not.toMatch(/fromPrices|deals/);
  }
  await bringBack();
  later();
  expect((await open(carpet)).body).toContain('"fromPrices":{');
  expect((await open(routes.studentSpecial())).body).toContain('"deals":[');
});

it('every page that has the form of student quotes has what deals cost', async () => {
  later();
  const students = routes.serviceDetail('Janitorial', 'Student Houses');
  for (const address of [routes.studentSpecial(), routes.allQuotes(), students]) {
    expect([address, (await open(address)).body]).toEqual([
      address,
      expect.stringContaining('"deals":['),
    ]);
  }
  expect((await open(carpet)).body).not.toContain('"deals"');
});

it('pages show the last known prices while the database is away', async () => {
  expect((await open(carpet)).body).toContain('"carpet":129');
  await takeAway();
  later();
  expect((await open(carpet)).body).toContain('"carpet":129');
  expect((await open(grout)).body).toContain('"carpet":129');
  await bringBack();
});

it.each([
  ['an area', `${carpet}?area`, { postalCode: 'N2L 3G1' }, 200],
  ['what is no postal code', `${carpet}?area`, { postalCode: 'N2L 3' }, 400],
  ['a visit', routes.serviceDetail('Janitorial', 'Power Wash'), { name: '' }, 400],
  ['a quote', carpet, { email: '' }, 400],
])('the answer to %s has the last known prices', async (_what, url, values, status) => {
  await open(carpet);
  await takeAway();
  later();
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
  await bringBack();
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('"carpet":129');
});

it('the prices of pages are read once for many views, and follow the rate card', async () => {
  later();
  const query = jest.spyOn(server.database.probe, 'query');
  const views = await Promise.all(Array.from({ length: 20 }, () => open(carpet)));
  for (let view = 0; view < 20; view += 1) views.push(await open(carpet));
  expect(new Set(views.map(({ body }) => body)).size).toBe(1);
  expect(query).toHaveBeenCalledTimes(1);

  await server.database.query(
    `INSERT INTO rate_cards (rates, created_by)
     SELECT jsonb_set(rates, '{carpet,minimum}', '139'), 'test' FROM rate_cards`,
  );
  later();
  expect((await open(carpet)).body).toContain('"carpet":139');
  expect(query).toHaveBeenCalledTimes(2);
});

it('a link to the payment page fills in its page alone, which nobody else is given', async () => {
  const plain = await open(routes.payment());
  expect(plain.body).not.toContain('"link"');
  const linked = await open(`${routes.payment()}?number=10234&amount=113.00`);
  expect(linked.body).toContain('"link":{"number":"10234","amount":"113.00"}');
  expect(linked.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect((await open(routes.payment())).body).toBe(plain.body);
  const compressed = await server.app.inject({
    url: `${routes.payment()}?number=10234`,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(String(brotliDecompressSync(compressed.rawPayload))).toContain('"number":"10234"');
  // Neither another page nor another address is one of its own.
  for (const url of [`${routes.payment()}?number=1`, `${routes.contact()}?number=10234`]) {
    expect((await open(url)).body).not.toContain('"link"');
  }
});
