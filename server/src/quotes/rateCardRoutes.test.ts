import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteKindNames, quoteKinds } from 'shared-api/contract/quotes/kinds';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { RateCardHistoryEntry } from 'shared-api/contract/quotes/rateCard';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import type { CurrentRateCard } from '../pricing/rateCard.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
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

it('keeps who changed which prices', async () => {
  const { version, rates } = await read();
  const { carpet, deals } = rates;
  const discounts = { ...deals.discounts, 4: 0.125 };
  await replace({
    version,
    rates: { ...rates, carpet: { ...carpet, room: 61 }, deals: { discounts } },
  });
  const history = await server.call('GET', 'rate-card/history/', { as: 'Admin' });
  const [newest] = history.body['results'] as RateCardHistoryEntry[];
  expect(newest).toMatchObject({
    who: 'test-admin',
    version: version + 1,
    before: { 'carpet.room': carpet.room, 'deals.discounts.4': deals.discounts[4] },
    after: { 'carpet.room': 61, 'deals.discounts.4': 0.125 },
  });
  expect(Object.keys(newest?.after ?? {})).toHaveLength(2);
});

it('is not replaced from an older version, but stands where it is sent again', async () => {
  const { version, rates } = await read();
  const other = { ...rates, rushFee: rates.rushFee + 1 };
  expect((await replace({ version: version - 1, rates: other })).status).toBe(409);
  // As after an answer that was lost.
  const again = await replace({ version: version - 1, rates });
  expect([again.status, again.body['version']]).toEqual([200, version]);
  expect((await read()).version).toBe(version);
});

it.each([
  [{ rushFee: -1 }, 'rushFee', "rushFee can't be negative."],
  [{ rushFee: 1.005 }, 'rushFee', 'rushFee must have at most two decimals.'],
  [{ rushFee: '45' }, 'rushFee', 'rushFee must be a number of dollars.'],
  [{ rushFee: 100_000.01 }, 'rushFee', "rushFee can't be more than $ 100,000.00."],
  [{ carpet: {} }, 'carpet.room', 'carpet.room is missing.'],
])('refuses %j and names the price', async (change, field, message) => {
  const { version, rates } = await read();
  const { status, body } = await replace({ version, rates: { ...rates, ...change } });
  expect(status).toBe(400);
  expect(body['errors']).toMatchObject({ [field]: message });
});

describe('a trial', () => {
  const request = {
    timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
    room: 3,
    stairCase: 0,
    basement: false,
    email: 'trial@example.com',
  };
  const tryOut = (body: object, as: 'Admin' | 'Employee' = 'Admin') =>
    server.call('POST', 'rate-card/trial', { as, body });
  const withRoom = (rates: RateCard, room: unknown) => ({
    ...rates,
    carpet: { ...rates.carpet, room },
  });

  it('prices a quote with the card in force and with another, and stores nothing', async () => {
    const { version, rates } = await read();
    const { carpet, rushFee } = rates;
    const counts =
      'SELECT (SELECT count(*) FROM quotes) + (SELECT count(*) FROM rate_cards) AS all';
    const before = await server.database.query(counts);
    const { status, body } = await tryOut({
      rates: withRoom(rates, 70.1),
      kind: 'carpet',
      request,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      before: { subTotal: carpet.room * 3 },
      after: {
        lines: [
          { description: 'Carpet cleaning, room', quantity: 3, unitPrice: 70.1, amount: 210.3 },
        ],
        subTotal: 210.3,
        tax: 27.34,
        total: 237.64,
      },
    });
    const rush = await tryOut({ rates, kind: 'carpet', request, isRush: true });
    expect(rush.body).toMatchObject({ after: { subTotal: carpet.room * 3 + rushFee } });
    expect((await server.database.query(counts)).rows).toEqual(before.rows);
    expect((await read()).version).toBe(version);
  });

  it.each(quoteKindNames)('is there for %s', async (kind) => {
    const { rates } = await read();
    const [example] = quoteKinds[kind].examples.valid;
    const { status, body } = await tryOut({ rates, kind, request: example });
    expect(status).toBe(200);
    expect(body['before']).toEqual(body['after']);
  });

  it('names what is wrong, of the prices and of the request', async () => {
    const { rates } = await read();
    const errorsOf = async (body: object) => (await tryOut(body)).body['errors'];
    expect(await errorsOf({ rates: withRoom(rates, -1), kind: 'carpet', request })).toEqual({
      'carpet.room': "carpet.room can't be negative.",
    });
    expect(await errorsOf({ rates, kind: 'plane', request })).toHaveProperty('kind');
    expect(await errorsOf({ rates, kind: 'carpet', request, isRush: 1 })).toHaveProperty('isRush');
    expect(await errorsOf({ rates, kind: 'carpet', request: { ...request, room: 99 } })).toEqual({
      'request.room': "Rooms can't be more than 15.",
    });
    expect((await tryOut({ rates, kind: 'carpet', request }, 'Employee')).status).toBe(403);
  });
});
