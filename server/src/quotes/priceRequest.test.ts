import { describe, expect, it } from '@jest/globals';
import { quoteKindNames, quoteKinds } from 'shared-api/contract/quotes/kinds';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const rooms = { room: 3, stairCase: 1, basement: true };

const countRows = async () => {
  const { rows } = await server.database.query<{ quotes: string; attempts: string }>(
    `SELECT (SELECT count(*) FROM quotes) AS quotes, (SELECT count(*) FROM attempts) AS attempts`,
  );
  return rows;
};

describe('the price of a form that is still being filled in', () => {
  const priceOf = (kind: string, body: object) =>
    server.call('POST', `${kind}-quote/price/`, { body });

  it('is what the quote comes to, without an e-mail address and a day, and stores nothing', async () => {
    const before = await countRows();
    const priced = await priceOf('carpet', rooms);
    expect(priced.status).toBe(200);
    expect(await countRows()).toEqual(before);
    const quoted = await server.call('POST', 'carpet-quote/', {
      body: { ...rooms, timestamp: exampleTimestamp, email: 'visitor@example.com' },
    });
    expect(quoted.body).toMatchObject(priced.body);
  });

  it('holds the rush fee once a day is chosen that costs it', async () => {
    const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
    const { body } = await priceOf('carpet', { ...rooms, timestamp: tomorrow });
    expect(body).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ amount: 45 })]) as unknown,
    });
  });

  it.each(quoteKindNames)('is asked for like a quote of the kind %s', async (kind) => {
    for (const valid of quoteKinds[kind].examples.valid) {
      const { email: _, ...rest } = valid;
      expect((await priceOf(kind, rest)).status).toBe(200);
    }
  });

  it('is refused where it cannot be told', async () => {
    const nothing = { room: 0, stairCase: 0, basement: false };
    expect((await priceOf('carpet', nothing)).status).toBe(400);
    expect((await priceOf('carpet', { ...nothing, room: 1, price: 5 })).status).toBe(400);
    const floor = { removeFloorType: 'Tile', installFloorType: 'N/A', totalArea: 'large' };
    const unreadable = await priceOf('floor', floor);
    expect(unreadable.status).toBe(400);
    expect(Object.keys(unreadable.body['errors'] as object)).toEqual(['totalArea']);
    // As when it is sent: a day that has gone, and one too far ahead.
    for (const days of [-2, 4_000]) {
      const timestamp = Math.floor(Date.now() / 1000) + days * 86_400;
      const { status, body } = await priceOf('carpet', { ...nothing, room: 1, timestamp });
      expect(status).toBe(405);
      expect(Object.keys(body['errors'] as object)).toEqual(['timestamp']);
    }
  });
});

it('names a least price for each service that no quote of the rate card is below', async () => {
  const { status, body } = await server.call('GET', 'from-prices/');
  expect(status).toBe(200);
  expect(body).toMatchObject({ carpet: 129, floor: 395, commercial: 38, 'student-houses': 69.99 });
});

it('names the room of a whole unit as the least of a student room, as a quote of one prices it', async () => {
  const unit = { building: 'Preston House', unit: '201', fullUnit: true, commonArea: true };
  const { body } = await server.call('POST', 'student-quote/price/', {
    body: { ...unit, rooms: {} },
  });
  const { body: least } = await server.call('GET', 'from-prices/');
  expect(body['lines']).toEqual([
    expect.objectContaining({ quantity: 5, unitPrice: least['student-houses'] }),
  ]);
});
