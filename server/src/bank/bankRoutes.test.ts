import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['GET', 'sync-dashboard-data'],
  ['GET', 'bank-rules/'],
  ['PUT', 'bank-rules/'],
  ['GET', 'payment-suggestions/'],
  ['POST', 'payment-suggestions/1/accept'],
  ['POST', 'payment-suggestions/1/undo'],
  ['POST', 'payment-suggestions/1/refuse'],
  ['POST', 'bank-statements/'],
] as const)('%s %s is for an Admin alone', async (method, address) => {
  const body = method === 'GET' ? {} : { body: {} };
  expect((await server.call(method, address, { as: 'Employee', ...body })).status).toBe(403);
  expect((await server.call(method, address, body)).status).toBe(401);
});
