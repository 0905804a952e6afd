import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { rushCeiling } from './rushCeiling.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** `npm run soak:ledger` tries a hundred with every fifth block of histories. */
const attempts = Number(process.env['CEILING_ATTEMPTS'] ?? 400);

it('no invoice is issued above what was agreed to and a tenth, of hundreds tried twenty at once', async () => {
  const today = companyDay(Date.now() / 1000, server.company.timeZone);
  const { issued, refused } = await rushCeiling(server, { attempts, seed: 1, today });
  expect(issued + refused).toBe(attempts);
  expect(issued).toBeGreaterThan(attempts / 20);
  expect(refused).toBeGreaterThan(attempts / 20);
}, 600_000);
