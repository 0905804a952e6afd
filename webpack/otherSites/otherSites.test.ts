import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forPagesOf, originsOf } from './otherSites.ts';

const site = 'https://www.example.com';
const file = '/__dev/public-site/main.js';

let server: Server;
let url: string;
beforeAll(async () => {
  const middleware = forPagesOf(site, 'public-site');
  server = createServer((asked, response) => {
    middleware(asked, response, () => response.end('file'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Unlike `fetch`, it sends what only browsers set. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const asked = request(url + path, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += String(part)));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(answer.headers as Record<string, string>),
          text,
        }),
      );
    });
    asked.on('error', reject).end();
  });

describe('files of an app', () => {
  it('are for pages of the site', async () => {
    const answer = await ask(file, { origin: site });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('vary')).toBe('origin');
    expect(answer.text).toBe('file');
  });

  it.each([
    ...['https://evil.example', 'https://example.com', 'http://www.example.com', 'null'],
    ...['https://www.example.com.evil.example', 'https://www.example.com:8443'],
  ])('are not for pages of %s', async (origin) => {
    const { headers } = await ask(file, { origin });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('are not embedded by pages of others, but pictures are by those of the site', async () => {
    const embedded = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };
    expect((await ask(file, { ...embedded, referer: 'https://evil.example/' })).status).toBe(403);
    expect((await ask(file, embedded)).status).toBe(403);
    expect((await ask('/api/clients/', { ...embedded, referer: `${site}/` })).status).toBe(403);
    for (const referer of [`${site}/`, `${url}${file.replace('js', 'css')}`]) {
      const { status, headers } = await ask(file, { ...embedded, referer });
      expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    }
  });

  it('are asked for in advance where a page reaches into a private network', async () => {
    const asked = { origin: site, 'access-control-request-private-network': 'true' };
    const { status, headers } = await ask(file, asked, 'OPTIONS');
    expect([status, headers.get('access-control-allow-private-network')]).toEqual([204, 'true']);
    const others = await ask(file, { ...asked, origin: 'https://evil.example' }, 'OPTIONS');
    expect(others.headers.get('access-control-allow-private-network')).toBeNull();
  });
});

it('the fit with a shell is told to the site', async () => {
  const answer = await ask('/__dev/public-site/fit.json?react=1.0.0', { origin: site });
  expect(JSON.parse(answer.text)).toMatchObject({
    app: 'public-site',
    misfits: expect.arrayContaining([expect.stringContaining('shell carries 1.0.0')]),
  });
});

it('a site on this machine is meant by both of its names', () => {
  expect(originsOf('http://127.0.0.1:8080')).toEqual([
    'http://localhost:8080',
    'http://127.0.0.1:8080',
  ]);
  expect(originsOf('https://www.example.com/')).toEqual([site]);
});
