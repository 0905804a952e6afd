import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
let isClosed = false;
beforeAll(async () => {
  server = await startTestServer({ renderLimits: { timeoutMs: 2000, memoryMb: 384 } });
});
afterAll(async () => {
  if (!isClosed) await server.close();
});

/** A release whose page does this, with its other pages as they should be. */
async function release(version: string, page: string): Promise<void> {
  const { store, folder } = server;
  const prerender = `
    exports.pageOf = (path) => ({ address: path, status: path === '/' ? 200 : 404 });
    exports.render = async ({ path }) => {
      if (path !== '/') ${page};
      return { html: '<p>' + process_ + '</p>', head: '', status: 200 };
    };
    const process_ = typeof process;`;
  for (const app of ['shell', 'public-site', 'back-office'] as const) {
    await putSmallRelease(store, { folder, app, version, prerender });
    await store.makeLive(app, version);
  }
}

/** What releases could not render, as an Admin sees it, once there is something. */
async function faultsOnce(): Promise<unknown[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await server.call('GET', 'releases/', { as: 'Admin' });
    const [, site] = body['apps'] as { faults: unknown[] }[];
    if (site && site.faults.length > 0) return site.faults;
    await open(`/again-${tries}`);
  }
  return [];
}

const open = (url: string) => server.app.inject({ url, headers: { cookie: 'a=b' } });

it('a release that never ends stops neither calls nor other pages, nor the end of the server', async () => {
  await release('endless', 'for (;;);');
  const hanging = Promise.all(Array.from({ length: 90 }, (_, index) => open(`/page-${index}`)));
  const [calls, offices] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => server.call('GET', 'deal-tiers/'))),
    Promise.all(Array.from({ length: 20 }, () => open('/login'))),
  ]);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(offices.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // Left to the browser; they may be in order the next time, so nobody keeps them.
  for (const answer of await hanging) {
    expect(answer.body).toContain('"prerendered":false');
    expect(answer.headers['cache-control']).toBe('no-store');
  }

  const fault = { version: 'endless', kind: 'time', page: '/page-0/…' };
  expect(await faultsOnce()).toContainEqual(expect.objectContaining(fault));

  const last = open('/page-that-hangs');
  isClosed = true;
  await server.close();
  expect((await last).statusCode).toBeLessThan(500);
});
