import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shippedRates as shipped } from 'shared-api/contract/quotes/rates';
import { faultOf } from 'shared-api/contract/fields/schemas';
import type { ValidationError } from 'yup';
import { refusalText } from '../refusals/texts.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { currentRateCard, ensureRateCard, rateCardSchema } from './rateCard.ts';

/** Validation errors of the default card with some parts replaced. */
function faults(change: object): string[] {
  try {
    rateCardSchema.validateSync({ ...shipped, ...change }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as ValidationError;
    return inner.map(({ path, errors: [why] }) => refusalText('en', faultOf(why), path));
  }
}

const withDiscount = (discount: number) => ({
  deals: { discounts: { ...shipped.deals.discounts, 4: discount } },
});
const withRoom = (room: number) => ({ carpet: { ...shipped.carpet, room } });
const withVinyl = (part: 'remove' | 'install', Vinyl: number) => ({
  floor: { ...shipped.floor, [part]: { ...shipped.floor[part], Vinyl } },
});

describe('a rate card', () => {
  it.each([
    {},
    { rushFee: 0 },
    { rushFee: 100_000 },
    withRoom(100_000),
    withVinyl('remove', 1_000),
    withVinyl('install', 1_000),
    withDiscount(0),
    withDiscount(1),
  ])('may have %j', (change) => expect(faults(change)).toEqual([]));

  it.each([
    [withRoom(-0.01), "carpet.room can't be negative."],
    [withRoom(100_000.01), "carpet.room can't be more than $ 100,000.00."],
    [withRoom(1.005), 'carpet.room must have at most two decimals.'],
    [withVinyl('remove', 1_000.01), "floor.remove.Vinyl can't be more than $ 1,000.00."],
    [withVinyl('install', 1_000.01), "floor.install.Vinyl can't be more than $ 1,000.00."],
    [withDiscount(-0.01), "deals.discounts.4 can't be negative."],
    [withDiscount(1.01), "deals.discounts.4 can't be more than 1."],
    [{ carpet: { ...shipped.carpet, roof: 1 } }, 'A rate card has no roof.'],
    [{ roof: 1 }, 'A rate card has no roof.'],
  ])('may not have %j', (change, fault) => expect(faults(change)).toEqual([fault]));
});

describe('the card in force', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.query('DELETE FROM rate_cards'));

  const store = (rates: object) =>
    server.database.query("INSERT INTO rate_cards (rates, created_by) VALUES ($1, 'test')", [
      rates,
    ]);
  const versions = async (): Promise<number> =>
    (await server.database.query('SELECT FROM rate_cards')).rows.length;

  it('is the shipped one where there is none', async () => {
    await expect(currentRateCard(server.database)).rejects.toThrow('No rate card is stored.');
    await ensureRateCard(server.database);
    expect((await currentRateCard(server.database)).rates).toEqual(shipped);
    await ensureRateCard(server.database);
    expect(await versions()).toBe(1);
  });

  it('is the newest one', async () => {
    await store(shipped);
    await store({ ...shipped, rushFee: 46 });
    await ensureRateCard(server.database);
    expect((await currentRateCard(server.database)).rates.rushFee).toBe(46);
    expect(await versions()).toBe(2);
  });

  it('that lacks a part has the shipped one added, and keeps the prices it had', async () => {
    const { floor: _floor, ...older } = shipped;
    await store({ ...older, rushFee: 47 });
    await ensureRateCard(server.database);
    expect((await currentRateCard(server.database)).rates).toEqual({ ...shipped, rushFee: 47 });
    expect(await versions()).toBe(2);
  });

  it('that lacks a price within a part has it added, and keeps those beside it', async () => {
    const { room: _room, ...carpet } = shipped.carpet;
    const { Vinyl: _vinyl, ...remove } = shipped.floor.remove;
    const older = { ...carpet, stairCase: 81 };
    await store({ ...shipped, carpet: older, floor: { ...shipped.floor, remove } });
    await ensureRateCard(server.database);
    expect((await currentRateCard(server.database)).rates).toEqual({
      ...shipped,
      carpet: { ...shipped.carpet, stairCase: 81 },
    });
    expect(await versions()).toBe(2);
  });

  it('that has prices of a newer release is left alone', async () => {
    const newer = { ...shipped, roof: { tile: 3 }, carpet: { ...shipped.carpet, attic: 5 } };
    await store(newer);
    await ensureRateCard(server.database);
    expect((await currentRateCard(server.database)).rates).toEqual(newer);
    expect(await versions()).toBe(1);
  });

  it('that has a price out of bounds is refused', async () => {
    await store({ ...shipped, rushFee: '45' });
    await expect(ensureRateCard(server.database)).rejects.toThrow(
      'rushFee must be a number of dollars.',
    );
  });
});
