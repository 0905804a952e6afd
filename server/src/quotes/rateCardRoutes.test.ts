import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import type { CurrentRateCard } from './rateCard.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const read = async (): Promise<CurrentRateCard> =>
  (await server.call('GET', 'rate-card/', { as: 'Admin' })).body as unknown as CurrentRateCard;
const replace = (body: object) => server.call('PUT', 'rate-card/', { as: 'Admin', body });

it('is for Admins alone', async () => {
  expect((await server.call('GET', 'rate-card/')).status).toBe(401);
  expect((await server.call('GET', 'rate-card/', { as: 'Employee' })).status).toBe(403);
  expect((await server.call('PUT', 'rate-card/', { as: 'Employee', body: {} })).status).toBe(403);
});

it('prices the next quote once it is replaced, and earlier quotes keep theirs', async () => {
  const { version, rates } = await read();
  const carpet = {
    timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
    room: 3,
    stairCase: 0,
    basement: false,
  };
  const ask = (email: string) =>
    server.call('POST', 'carpet-quote/', { body: { ...carpet, email } });
  await ask('before@example.com');
  const { status, body } = await replace({
    version,
    rates: { ...rates, carpet: { ...rates.carpet, room: 60.5 } },
  });
  expect([status, body['version']]).toEqual([200, version + 1]);
  expect((await ask('after@example.com')).body['subTotal']).toBe(181.5);
  const { rows } = await server.database.query(
    'SELECT email, rate_card_version FROM quotes ORDER BY number',
  );
  expect(rows).toEqual([
    { email: 'before@example.com', rate_card_version: version },
    { email: 'after@example.com', rate_card_version: version + 1 },
  ]);
});

it('is not replaced from an older version', async () => {
  const { version, rates } = await read();
  expect((await replace({ version: version - 1, rates })).status).toBe(409);
});

it.each([
  [{ rushFee: -1 }, 'rushFee', "rushFee can't be negative."],
  [{ rushFee: 1.005 }, 'rushFee', 'rushFee must have at most two decimals.'],
  [{ rushFee: '45' }, 'rushFee', 'rushFee must be a number of dollars.'],
  [{ carpet: {} }, 'carpet.room', 'carpet.room is missing.'],
])('refuses %j and names the price', async (change, field, message) => {
  const { version, rates } = await read();
  const { status, body } = await replace({ version, rates: { ...rates, ...change } });
  expect(status).toBe(400);
  expect(body['errors']).toMatchObject({ [field]: message });
});
