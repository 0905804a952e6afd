import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';
import { readCompany } from '../company.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let folder: string;
let store: ReleaseStore;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  store = new ReleaseStore(new FolderStorage(path.join(folder, 'store')));
  server = await startTestServer({
    store,
    company: {
      ...(await readCompany()),
      blockedDates: [
        { from: '2024-08-20', to: '2024-09-09', kinds: ['student'] },
        { from: '2098-01-01', to: '2098-01-02', kinds: ['student'] },
      ],
    },
  });
  for (const app of ['shell', 'public-site', 'back-office'] as const) await release(app, 'one');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Code of a release with one page, which is another one each time that it is rendered. */
const changing = `
  exports.pageOf = (path) => ({
    address: '/',
    status: path === '/' ? 200 : 404,
    ...(path === '/ONE' ? { movedTo: '/one' } : {}),
  });
  exports.render = async ({ path }) => {
    return { html: '<p>the page of ' + path + '</p>' + Math.random(), head: '', status: 200 };
  };`;

/** Stores a small release whose pages contain its version, and makes it live. */
async function release(app: AppName, version: string, isLive = true): Promise<void> {
  const html =
    version === 'broken' ? '(() => { throw new Error("no page") })()' : `"<p>${version}</p>"`;
  const render = `exports.render = async () => ({ html: ${html}, head: '<title>t</title>', status: 200 });`;
  const prerender = version === 'changing' ? changing : render;
  await putSmallRelease(store, { folder, app, version, prerender });
  if (isLive) await store.makeLive(app, version);
}

const open = (url: string, cookie = '') => server.app.inject({ url, headers: { cookie } });
const cookiesOf = ({
  headers,
}: {
  headers: { 'set-cookie'?: string | string[] | undefined };
}): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

describe('a page', () => {
  it('is made of the live releases, says which, and sets no cookie', async () => {
    const answer = await open('/');
    expect(answer.body).toContain('<p>one</p>');
    expect(answer.headers).toMatchObject({
      'x-releases': 'shell=one, public-site=one, back-office=one',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('is not sent again while nothing has changed, and is after a release', async () => {
    const etag = String((await open('/')).headers['etag']);
    const ask = () => server.app.inject({ url: '/', headers: { 'if-none-match': etag } });
    expect((await ask()).statusCode).toBe(304);
    await release('public-site', 'two');
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<p>two</p>');
  });

  it('whose release cannot render it is left to the browser', async () => {
    await release('public-site', 'broken');
    const answer = await open('/gallery');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"prerendered":false');
    expect(answer.body).toContain('/releases/public-site/broken/main.js');
    expect(answer.headers['cache-control']).toBe('no-store');
    await store.makeLive('public-site', 'two');
  });
});

it('a visitor is told of days without bookings that are to come, staff of all', async () => {
  const visitors = await open('/');
  expect(visitors.body).toContain('2098-01-01');
  expect(visitors.body).not.toContain('2024-08-20');
  expect((await open('/admin/settings')).body).toContain('2024-08-20');
});

describe('an address that the site does not have', () => {
  const ask = (url: string) => server.app.inject({ url, headers: { 'accept-encoding': 'br' } });

  beforeAll(() => release('public-site', 'changing'));
  afterAll(() => store.makeLive('public-site', 'two'));

  it('shows the home page with 404, which is rendered once, however many ask at once', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => [
      `/w${index}/x`,
      `/services/Janitorial/w${index}`,
      `/?w=${index}`,
      `/${'long'.repeat(index)}`,
    ]).flat();
    const answers = await Promise.all(paths.map(ask));
    const bodies = new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64')));
    expect(bodies.size).toBe(1);
    const unknown = await ask('/w/x');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers['x-robots-tag']).toBe('noindex');
    expect((await open('/w/x')).body).toContain('<p>the page of /</p>');
    const home = await ask('/?w=1');
    expect(home.statusCode).toBe(200);
    expect(home.headers).not.toHaveProperty('x-robots-tag');
    expect(home.rawPayload.toString('base64')).toBe([...bodies][0]);
  });

  it('leads to the page that was meant, where the release knows it, with the question', async () => {
    for (const cookie of ['', 'a=b']) {
      const answer = await open('/ONE?from=mail', cookie);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers['location']).toBe('/one?from=mail');
    }
  });

  it('is no page of the office either: all of those are one', async () => {
    const ofOffice = ['/login', '/admin/leads/7', '/schedule/secret-1', '/schedule/secret-2'];
    const answers = await Promise.all(ofOffice.map(ask));
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});

it('the files of a release may be kept for a year, and those of none are not there', async () => {
  const file = await open('/releases/shell/one/main.js');
  expect(file.body).toBe('/* shell one */');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers).toHaveProperty('etag');
  for (const wrong of ['shell/nine/main.js', 'shell/one/nine.js', 'keys/preview/x', 'log/x/y']) {
    expect((await open(`/releases/${wrong}`)).statusCode).toBe(404);
  }
  const upwards = await open('/releases/shell/one/..%2f..%2f..%2fkeys%2fpreview');
  expect(upwards.statusCode).toBeGreaterThanOrEqual(400);
});

describe('a preview', () => {
  it('is for the browser that opened its link, with a badge, until it is ended', async () => {
    await release('public-site', 'draft', false);
    const { body } = await server.call('POST', 'releases/preview', {
      as: 'Admin',
      body: { app: 'public-site', version: 'draft', days: 2 },
    });
    const opened = await open(String(body['path']));
    expect(opened.statusCode).toBe(303);
    const cookie = cookiesOf(opened);
    const page = await open('/', cookie);
    expect(page.body).toContain('<p>draft</p>');
    expect(page.body).toContain('public-site draft');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await open('/')).body).toContain('<p>two</p>');

    const ended = await open('/preview/end', cookie);
    expect(String(ended.headers['set-cookie'])).toContain('preview-public-site=;');

    await server.call('POST', 'releases/preview/end', {
      as: 'Admin',
      body: { app: 'public-site', id: body['id'] },
    });
    const after = await open('/', cookie);
    expect(after.body).toContain('<p>two</p>');
    expect(String(after.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await open(String(body['path']))).statusCode).toBe(410);
  });

  it('cannot be made up, and leads nowhere else', async () => {
    const { body } = await server.call('POST', 'releases/preview', {
      as: 'Admin',
      body: { app: 'public-site', version: 'draft', days: 1 },
    });
    const link = String(body['path']);
    expect((await open(link.replace('draft', 'one'))).statusCode).toBe(410);
    expect((await open(`${link}é`)).statusCode).toBe(410);
    expect((await open(`${link}?to=//evil.example`)).headers['location']).toBe('/');
    expect((await open(`${link}?to=/%09/evil.example`)).headers['location']).toBe('/');
    expect((await open(`${link}?to=/gallery`)).headers['location']).toBe('/gallery');
    expect((await open('/', 'preview-public-site=public-site.draft.x.9e15.forged')).body).toContain(
      '<p>two</p>',
    );
  });
});

it('a share of the visitors gets another release, each the same again and again', async () => {
  await server.call('POST', 'releases/share', {
    as: 'Admin',
    body: { app: 'public-site', version: 'draft', percent: 40 },
  });
  expect((await open('/', 'place=39.99')).body).toContain('<p>draft</p>');
  expect((await open('/', 'place=40')).body).toContain('<p>two</p>');
  const first = await open('/');
  expect(first.headers['vary']).toContain('cookie');
  const again = await open('/', cookiesOf(first));
  expect(again.headers['x-releases']).toBe(first.headers['x-releases']);
  expect(again.headers).not.toHaveProperty('set-cookie');
  await server.call('POST', 'releases/share', {
    as: 'Admin',
    body: { app: 'public-site', version: 'draft', percent: 0 },
  });
  expect((await open('/', 'place=0')).body).toContain('<p>two</p>');
});

describe('an Admin', () => {
  it('sees what is live, goes back, and reads why a release is refused', async () => {
    const overview = await server.call('GET', 'releases/', { as: 'Admin' });
    const [, site] = overview.body['apps'] as { live: { version: string }; previous: string }[];
    expect(site).toMatchObject({ live: { version: 'two' } });
    const back = await server.call('POST', 'releases/live', {
      as: 'Admin',
      body: { app: 'public-site', version: 'one' },
    });
    expect(back).toMatchObject({ status: 200, body: { message: 'public-site one is live.' } });
    expect((await open('/')).body).toContain('<p>one</p>');

    const dist = path.join(folder, 'back-office-misfit');
    await release('back-office', 'misfit', false);
    const facts = { app: 'back-office', version: 'misfit-2', budgets: [], sizes: {}, styles: [] };
    await writeFile(
      path.join(dist, 'release.json'),
      JSON.stringify({
        ...facts,
        shared: {},
        budgets: [{ part: 'all', bytes: 200_000, limit: 100_000 }],
      }),
    );
    await store.put(dist);
    const body = { app: 'back-office', version: 'misfit-2' };
    const refused = await server.call('POST', 'releases/live', { as: 'Admin', body });
    expect(refused.status).toBe(409);
    expect(refused.body['refusals']).toEqual([
      {
        check: 'size',
        found: ['All scripts together have 200.0 kB with brotli; 100.0 kB are allowed.'],
        cure: expect.stringContaining('webpack/apps.ts'),
      },
      {
        check: 'journeys',
        found: ['back-office misfit-2 was never live, and has not been tried in a browser.'],
        cure: expect.stringContaining('npm run try -- back-office misfit-2'),
      },
    ]);
    const forced = await server.call('POST', 'releases/live', {
      as: 'Admin',
      body: { ...body, force: 'the budget is being raised' },
    });
    expect(forced.status).toBe(200);
    const [, , office] = (await server.call('GET', 'releases/', { as: 'Admin' })).body['apps'] as {
      live: { forced: string };
    }[];
    expect(office?.live.forced).toBe('the budget is being raised');
  });
});

it('keeps iPhones from making links of numbers in pages that are yet to be hydrated', async () => {
  expect((await open('/')).body).toContain('<meta name="format-detection" content="telephone=no">');
});

it('only a page that is there without its styles says that it is complete', async () => {
  const noteOf = async (address: string) =>
    /id="late-styles"[^>]*><p>([^<]*)/.exec((await open(address)).body)?.[1];
  expect(await noteOf('/contact-us')).toContain('its text is complete');
  expect(await noteOf('/admin/leads/7')).toMatch(/has not loaded\. Check your connection/);
});
