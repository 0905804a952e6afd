import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { putSmallRelease } from '../../harness/testing/smallRelease.ts';
import { testPasswords } from '../../harness/testing/testDatabases.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';

/** Short for fast tests; none depends on the exact values. */
const timeLimits = { headers: 300, body: 300, progress: 20, upload: 20_000, checkEvery: 50 };

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ https: true, timeLimits, pageRateLimit: 100 });
  const { folder } = server;
  const store = new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
  const backOffice = { app: 'back-office', version: 'one' } as const;
  await putSmallRelease(store, { folder, ...backOffice, scheduleWorker: '/* worker */' });
  await store.makeLive('back-office', 'one');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends raw bytes to a port and returns everything received until the server closes the connection. */
function exchangeWith(to: number, ...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    for (const part of parts) socket.write(part, 'latin1');
  });
}

const exchange = (...parts: string[]): Promise<string> => exchangeWith(port, ...parts);

/** The single response to raw bytes. */
async function send(...parts: string[]): Promise<RawAnswer> {
  const [head = '', ...body] = (await exchange(...parts)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  };
}

const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: example.ca', 'Connection: close', ...headers, '', ''].join('\r\n');

const securityHeaders = {
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const json = 'Content-Type: application/json';

describe('every answer carries the security headers', () => {
  it.each([
    ['a call', request('GET /healthz'), 200],
    ['a call that is not allowed', request('GET /api/clients/'), 401],
    ['a call that does not exist', request('GET /api/nothing'), 404],
    ['a body that is no JSON', request('POST /api/contact/', json, 'Content-Length: 1') + '{', 400],
    ['a body of another type', request('POST /api/contact/', 'Content-Length: 1') + '{', 415],
    [
      'a body that is too large',
      request('POST /api/contact/', json, 'Content-Length: 9999999'),
      413,
    ],
    ['a page without a release', request('GET /'), 503],
    ['a form that does not exist', request('POST /services/x/y', 'Content-Length: 0'), 404],
    ['a file', request('GET /favicon.svg'), 200],
    ['a redirect', request('GET /favicon.ico'), 301],
    ['a file of no release', request('GET /releases/shell/none/main.js'), 404],
    ['a preview that has ended', request('GET /preview/open/x'), 410],
    ['the service worker', request('GET /schedule-worker.js'), 200],
    ['the site map', request('GET /sitemap.xml'), 200],
    ['a HEAD', request('HEAD /robots.txt'), 200],
    ['a method that no route has', request('PROPFIND /'), 404],
    ['a method that does not exist', request('FROB /'), 400],
    ['an address that cannot be decoded', request('GET /%'), 400],
    ['a part of an address that is too long', request(`POST /services/${'x'.repeat(501)}/y`), 414],
    ['headers that are too long', request('GET /', `X: ${'x'.repeat(20_000)}`), 431],
    ['an address that is too long', request(`GET /${'x'.repeat(20_000)}`), 431],
    ['a request that is no HTTP', 'HELLO\r\n\r\n', 400],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a request with two hosts', request('GET /healthz', 'Host: evil.example'), 400],
    ['HTTP/1.0 without a host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['an expectation that is not known', request('GET /healthz', 'Expect: the-moon'), 417],
    ['an upgrade', request('GET /healthz').replace('close', 'upgrade, close\r\nUpgrade: h2c'), 200],
    ['headers that do not end', 'GET /healthz HTTP/1.1\r\nHost: example.ca\r\n', 408],
    ['a connection on which nothing comes', '', 408],
    [
      'a body that does not end',
      request('POST /api/contact/', json, 'Content-Length: 9') + '{',
      408,
    ],
    [
      'two lengths that smuggle',
      request('POST /api/contact/', json, 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      400,
    ],
  ])('%s', async (_name, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatchObject({ status, headers: securityHeaders });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('a page that is asked for too often, which a person can read', async () => {
    let answer = await send(request('GET /'));
    while (answer.status !== 429) answer = await send(request('GET /'));
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('<p>Too many requests. Please try again in ');
    expect((await send(request('GET /api/nothing'))).status).toBe(404);
    expect((await send(request('GET /favicon.svg'))).status).toBe(200);
  });
});

describe('characters that no address has', () => {
  it.each([
    '/%00',
    '/gallery/%00',
    '/services/%00/%00',
    '/schedule/%00',
    '/releases/shell/%00/main.js',
    '/releases/shell/one/%00',
    '/preview/open/%00',
    '/api/%00',
    '/api/clients/%00/',
    '/api/todays-services-summary/%00',
    '/api/todays-services-summary/%ED%A0%80',
    '/schedule/%ED%A0%80',
    '/preview/open/%ED%A0%80',
    '/%C0%AF',
  ])('%s is refused', async (address) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await send(request(`${method} ${address}`, 'Content-Length: 0'));
      expect([400, 404, 415, 429]).toContain(status);
    }
  });
});

describe('a body that does not arrive', () => {
  it('is answered, and the connection closed', async () => {
    const answer = await send(
      request('POST /api/contact/', json, 'Content-Length: 100').replace(
        'Connection: close',
        'Connection: keep-alive',
      ),
      '{"name":',
    );
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' } });
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringContaining('did not arrive in time'),
    });
  });

  it('ends a connection whose request is answered already', async () => {
    const answer = await send(
      request('GET /healthz', 'Content-Length: 100').replace('close', 'keep-alive'),
    );
    expect(answer.status).toBe(200);
  });

  it('is waited for while an upload goes on, and no longer', async () => {
    const { body } = await server.call('POST', 'rest-auth/login/', {
      body: { username: 'test-admin', password: testPasswords.Admin },
    });
    const lines = 'x'.repeat(timeLimits.progress);
    const parts = 20;
    const head = request(
      'POST /api/bank-statements/?name=slow.csv',
      `Authorization: Token ${String(body['token'])}`,
      `Content-Length: ${parts * lines.length}`,
    );
    const upload = (sent: number, part = lines): Promise<RawAnswer> =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(head));
        let text = '';
        let left = sent;
        // Twenty parts, over three times the limit of an ordinary call.
        const timer = setInterval(() => {
          if (left-- > 0) socket.write(part);
        }, 45);
        socket.on('data', (chunk) => (text += String(chunk)));
        socket.on('error', reject);
        socket.on('close', () => {
          clearInterval(timer);
          resolve({ status: Number(text.split(' ')[1]), headers: {}, body: text });
        });
      });
    // The thread is busy for longer than a body may take, while a part is on its way.
    const busy = setTimeout(() => {
      const end = performance.now() + 2 * timeLimits.body;
      while (performance.now() < end);
    }, 400);
    const [whole, half, dripping] = await Promise.all([
      upload(parts),
      upload(parts / 2),
      upload(parts * lines.length, 'x'),
    ]);
    clearTimeout(busy);
    // Not a valid statement, but read to its end.
    expect(whole.status).toBe(400);
    expect(half.status).toBe(408);
    // A byte now and then is no upload that goes on.
    expect(dripping.status).toBe(408);
  });
});

describe('what is no HTTP, after a request that is not answered yet', () => {
  it('ends the connection, without an answer that could be taken for the first one', async () => {
    const first = request('GET /readyz').replace('close', 'keep-alive');
    expect(await exchange(`${first}HELLO\r\n\r\n`)).toBe('');
    // Each on its own is answered.
    expect((await send('HELLO\r\n\r\n')).status).toBe(400);
    expect((await send(request('GET /readyz'))).status).toBe(200);
  });
});

describe('a body that is refused unread', () => {
  // With the time limits of every day: a busy machine does not send 25 MB within a third of a second.
  const patient = serverPerFile();
  beforeAll(() => patient.app.listen({ host: '127.0.0.1', port: 0 }));

  it.each([
    ['from somebody who may not send it', 5, '', 401],
    ['since it is larger than an upload may be', 25, 'Admin', 413],
  ])('%s leaves the connection to the next call', async (_name, megabytes, role, status) => {
    const { body } = await patient.call('POST', 'rest-auth/login/', {
      body: { username: 'test-admin', password: testPasswords.Admin },
    });
    const text = await exchangeWith(
      (patient.app.server.address() as AddressInfo).port,
      request(
        'POST /api/bank-statements/?name=large.csv',
        ...(role ? [`Authorization: Token ${String(body['token'])}`] : []),
        `Content-Length: ${megabytes * 1024 * 1024}`,
      ).replace('close', 'keep-alive'),
      ...Array.from({ length: megabytes }, () => 'x'.repeat(1024 * 1024)),
      request('GET /healthz'),
    );
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));
    expect(statuses).toEqual([status, 200]);
  });
});
