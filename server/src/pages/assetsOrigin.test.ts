import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

const assetsOrigin = 'https://cdn.example.com';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ assetsOrigin });
  const { store, folder } = server;
  for (const app of ['shell', 'public-site', 'back-office'] as const) {
    await putSmallRelease(store, { folder, app, version: 'one' });
    await store.makeLive(app, 'one');
  }
});
afterAll(() => server.close());

const open = (url: string) => server.app.inject({ url });

it('public pages take files of releases from there, and ask for them with CORS', async () => {
  const { body, headers } = await open('/');
  expect(body).toMatch(
    /<script defer src="https:\/\/cdn\.example\.com\/releases\/shell\/one\/main\.js"[^>]* crossorigin>/,
  );
  expect(body).toContain(`"entry":"${assetsOrigin}/releases/public-site/one/main.js"`);
  expect(body).toContain(`"entry":"${assetsOrigin}/releases/back-office/one/main.js"`);
  expect(body).not.toContain('"/releases/');
  const policy = String(headers['content-security-policy']);
  for (const kind of ['script-src', 'style-src', 'font-src', 'connect-src', 'media-src']) {
    expect(policy).toContain(`${kind} 'self' ${assetsOrigin}`);
  }
});

it('pages of the office take them from the site, whose worker keeps them for phones', async () => {
  const { body } = await open('/login');
  expect(body).toContain('"/releases/back-office/one/main.js"');
  expect(body).not.toContain(assetsOrigin);
});

it('files of releases may be read by pages of any site, and nothing else may', async () => {
  const file = await open('/releases/shell/one/main.js');
  expect(file.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/', '/api/company/', '/releases/shell/nine/main.js']) {
    const { headers } = await open(url);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

describe('the setting', () => {
  it('is an origin', () => {
    expect(readConfig({ ASSETS_ORIGIN: assetsOrigin }).assetsOrigin).toBe(assetsOrigin);
    expect(readConfig({ ASSETS_ORIGIN: '' }).assetsOrigin).toBeUndefined();
  });

  it.each([
    ...['cdn.example.com', 'https://cdn.example.com/', 'https://cdn.example.com/x', 'ftp://x'],
    ...['https://a b', 'https://cdn.example.com;script-src *', 'https://user@cdn.example.com', '*'],
  ])('is not %j', (ASSETS_ORIGIN) => {
    expect(() => readConfig({ ASSETS_ORIGIN })).toThrow('https://cdn.example.com, say');
  });
});
