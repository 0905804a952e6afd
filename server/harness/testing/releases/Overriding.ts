import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { testPasswords } from '../testDatabases.ts';
import { putSmallRelease } from '../smallRelease.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

/** A developer's machine, and what an Admin takes from it. */
export const machine = 'http://localhost:8082';
export const site = { app: 'public-site', origin: machine };

const users = { Admin: 'test-admin', Employee: 'test-employee' };

/** A server with one release of each app, on which browsers take apps from developers' machines. */
export class Overriding {
  server!: TestServer;

  /** For the tests of a file; no override is left from one to the next. */
  constructor() {
    beforeAll(async () => {
      this.server = await startTestServer();
      const { store, folder } = this.server;
      const prerender = `exports.render = async () => ({ html: '<p>released</p>', head: '', status: 200 });`;
      for (const app of ['shell', 'public-site', 'back-office'] as const) {
        await putSmallRelease(store, { folder, app, version: 'one', prerender, inFrench: true });
        await store.makeLive(app, 'one');
      }
    });
    afterAll(() => this.server.close());
    beforeEach(() => this.server.database.query('DELETE FROM overrides'));
  }

  /** A new session. */
  async logIn(as: keyof typeof users = 'Admin'): Promise<{ authorization: string }> {
    const { body } = await this.server.call('POST', 'rest-auth/login/', {
      body: { username: users[as], password: testPasswords[as] },
    });
    return { authorization: `Token ${String(body['token'])}` };
  }

  /** Begins an override. @returns the browser's cookie */
  async begin(headers: Record<string, string>, body: object = site): Promise<string> {
    const answer = await this.server.call('POST', 'releases/overrides/', { headers, body });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  }

  open(cookie: string, url = '/', options: InjectOptions = {}) {
    const headers = { ...options.headers, cookie };
    return this.server.app.inject({ url, ...options, headers });
  }

  /** Expects a page to be what everybody gets, in every respect. */
  async expectReleased(cookie: string): Promise<void> {
    const [theirs, others] = await Promise.all([this.open(cookie), this.open('')]);
    expect(theirs.body).toBe(others.body);
    expect(theirs.body).toContain('<p>released</p>');
    const policy = 'content-security-policy';
    expect(theirs.headers[policy]).toBe(others.headers[policy]);
  }
}
