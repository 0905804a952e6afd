import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { buildApp } from './app.ts';
import type { AppOptions } from './AppOptions.ts';
import { Database } from './db/Database.ts';
import { ReleaseStore } from './releases/ReleaseStore.ts';
import { FolderStorage } from './releases/storage/FolderStorage.ts';
import { SecretBox } from './session/factors/SecretBox.ts';
import { startTestServer, testProvider, type TestServer } from '../harness/testing/testServer.ts';

const factorBox = new SecretBox(randomBytes(32));

/** What an app of its own takes over from a server. */
const optionsOf = (server: TestServer): AppOptions => ({
  database: server.database,
  company: server.company,
  store: new ReleaseStore(new FolderStorage(server.folder)),
  queueMail: () => Promise.resolve(),
  queueMails: () => Promise.resolve(),
  provider: testProvider('http://127.0.0.1:9'),
  inbox: server.folder,
  jobs: server.jobs,
  factorBox,
  workers: server.workers,
  photos: server.photos,
});
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('every answer', () => {
  it('carries a strict policy without inline or evaluated scripts', async () => {
    const { headers } = await server.app.inject('/api/clients/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

it('has a page to show before the site is built, in words for visitors', async () => {
  const answer = await server.app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('The site is not available right now.');
  expect(answer.body).not.toContain('npm run');
});

it('tells who calls too often when to come back', async () => {
  const app = await buildApp({
    ...optionsOf(server),
    rateLimit: 2,
  });
  await app.inject('/api/clients/');
  await app.inject('/api/clients/');
  const answer = await app.inject('/api/clients/');
  // An IPv6 visitor controls a whole /64, so the network is limited rather than the address.
  const statuses: number[] = [];
  for (const remoteAddress of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
    statuses.push((await app.inject({ url: '/api/clients/', remoteAddress })).statusCode);
  }
  await app.close();
  expect(statuses).toEqual([401, 401, 429, 401]);
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({ message: expect.stringContaining('Too many requests') });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

/** A TCP proxy between server and database that can be cut and reopened. */
async function startWay(target: { host: string; port: number } | { path: string }) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const way: Server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const to = connect(target);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    port: (way.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isCut = false;
    },
    stop: () => new Promise<void>((resolve) => way.close(() => resolve())),
  };
}

describe('when the database goes away', () => {
  it('answers 503 with an id, and goes on once it is back', async () => {
    const url = new URL(server.databaseUrl);
    const host = decodeURIComponent(url.hostname);
    const port = Number(url.port);
    // The embedded PostgreSQL listens on a Unix socket; on Windows, on a TCP port.
    const way = await startWay(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    );
    const lost: Error[] = [];
    const database = new Database(
      `postgres://${url.username}:${url.password}@127.0.0.1:${way.port}${url.pathname}?sslmode=disable`,
      (error) => lost.push(error),
    );
    const app = await buildApp({
      ...optionsOf(server),
      database,
    });
    try {
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      way.cut();
      const answer = await app.inject('/readyz');
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.json()).toEqual({ status: 'no database' });
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      way.open();
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    } finally {
      await app.close();
      await database.close();
      way.cut();
      await way.stop();
    }
  });
});
