import { afterAll, beforeAll } from '@jest/globals';
import type { AppOptions } from '../../src/AppOptions.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** A server for the tests of a file. It runs from before the first test until after the last. */
export function serverPerFile(options: Partial<AppOptions> = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
  });
  afterAll(() => server.close());
  return server;
}
