import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { carpet } from 'shared-api/contract/quotes/carpet';
import {
  forgetOldAttempts,
  giveBackAttempt,
  recentAttempts,
  takeAttempt,
  type LimitFor,
} from './limits.ts';
import type { Queryable } from './db/Database.ts';
import { startTestServer, testPasswords, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));

// A crowd's queued work is dropped after eight seconds, in which a busy machine does not do all of it.
// How late is too late has tests of its own (`db/Database.test.ts`): here that clock stands still.
beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Ten times the size of the connection pool. */
const many = 100;

async function inParallel<T>(work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => work(index)));
}

/** Number of responses by status. */
async function statuses(
  call: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await inParallel(call)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const three = { kind: 'three', most: 3, minutes: 15 };
const five = { kind: 'five', most: 5, minutes: 60 };
const take = (...limits: LimitFor[]) => takeAttempt(server.database, limits);

describe('a limit', () => {
  it('lets exactly as many parallel attempts pass as it allows', async () => {
    const waits = await inParallel(() => take({ limit: five, key: 'one' }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
    expect(waits.filter((wait) => wait > 3500)).toHaveLength(95);
  });

  it('is for one key', async () => {
    const waits = await inParallel((index) => take({ limit: five, key: `key ${index % 10}` }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
  });

  it('allows an attempt again when the oldest that counts is old enough', async () => {
    await server.database.query(
      `INSERT INTO attempts (kind, key, at)
       SELECT 'five', 'one', now() - make_interval(mins => m) FROM unnest('{61,59,4,3,2}'::int[]) m`,
    );
    expect(await take({ limit: five, key: 'one' })).toBe(0);
    const wait = await take({ limit: five, key: 'one' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });
});

describe('several limits', () => {
  it('count an attempt on all, and on none when one refuses', async () => {
    const both = [
      { limit: five, key: 'one' },
      { limit: three, key: 'one' },
    ];
    // Both orders, to provoke a deadlock.
    const waits = await inParallel((index) => take(...(index % 2 ? both : both.toReversed())));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    const rest = await inParallel(() => take({ limit: five, key: 'one' }));
    expect(rest.filter((wait) => wait === 0)).toHaveLength(2);
  });
});

describe('an attempt', () => {
  it('that is given back counts no more', async () => {
    const mine = { limit: three, key: 'one' };
    await inParallel(() => take(mine));
    await Promise.all([1, 2].map(() => giveBackAttempt(server.database, [mine])));
    const waits = await inParallel(() => take(mine));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it('of a transaction that fails counts no more', async () => {
    await inParallel(() =>
      server.database
        .transaction(async (connection) => {
          await takeAttempt(connection, [{ limit: three, key: 'one' }]);
          throw new Error('fails');
        })
        .catch(() => undefined),
    );
    expect(await take({ limit: three, key: 'one' })).toBe(0);
  });
});

describe('an old attempt', () => {
  /**
   * Records attempts of the given ages (in minutes, exact to the microsecond) in a transaction that
   * is rolled back.
   */
  async function after<T>(ages: number[], look: (connection: Queryable) => Promise<T>): Promise<T> {
    const undone = new Error('undone');
    let seen: { value: T } | undefined;
    await server.database
      .transaction(async (connection) => {
        await connection.query(
          `INSERT INTO attempts (kind, key, at)
           SELECT 'three', 'one', now() - make_interval(mins => m) FROM unnest($1::integer[]) m`,
          [ages],
        );
        seen = { value: await look(connection) };
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    if (!seen) throw new Error('Nothing was looked at.');
    return seen.value;
  }

  it('of exactly the minutes of a limit is not recent', async () => {
    const recent = (connection: Queryable) =>
      recentAttempts(connection, { limit: three, key: 'one' }, 10);
    expect(await after([16, 15, 14, 0], recent)).toBe(2);
  });

  it('of more than two days is forgotten', async () => {
    const twoDays = 2 * 24 * 60;
    const left = async (connection: Queryable) => {
      await forgetOldAttempts(connection);
      return (await connection.query('SELECT FROM attempts')).rows.length;
    };
    expect(await after([twoDays + 1, twoDays, twoDays - 1], left)).toBe(2);
  });

  it('stays when a newer one is given back', async () => {
    const ages = async (connection: Queryable) => {
      await giveBackAttempt(connection, [{ limit: three, key: 'one' }]);
      const { rows } = await connection.query<{ minutes: number }>(
        'SELECT (extract(epoch FROM now() - at) / 60)::integer AS minutes FROM attempts ORDER BY at',
      );
      return rows.map(({ minutes }) => minutes);
    };
    expect(await after([14, 3, 1], ages)).toEqual([14, 3]);
  });
});

describe('of a hundred at once from one address', () => {
  it('five wrong passwords of a user are checked', async () => {
    const body = { username: 'test-admin', password: 'not the password' };
    const logIn = () => server.call('POST', 'rest-auth/login/', { body });
    expect(await statuses(logIn)).toEqual({ 401: 5, 429: 95 });
  });

  it('thirty wrong passwords of any users are checked', async () => {
    const logIn = (index: number) =>
      server.call('POST', 'rest-auth/login/', {
        body: { username: `nobody-${index}`, password: 'not the password' },
      });
    expect(await statuses(logIn)).toEqual({ 401: 30, 429: 70 });
  }, 30_000);

  it('twenty payments are guessed', async () => {
    const guess = (index: number) => {
      const number = String(50_000 + index);
      return index % 2
        ? server.call('POST', 'check-quote-invoice/', { body: { number, amount: '1.00' } })
        : server.call('POST', 'process-payment/', {
            body: { token: { id: `tok_${index}` }, amount: '1.00', invoice: number },
          });
    };
    expect(await statuses(guess)).toEqual({ 400: 20, 429: 80 });
  });

  it('every right payment check is answered', async () => {
    const { body: invoice } = await server.call('POST', 'invoices/create', {
      as: 'Admin',
      body: { subTotal: 100, dateTs: '2026-03-02' },
    });
    await server.call('GET', `download-invoice/draft-${String(invoice['id'])}`, { as: 'Admin' });
    const { rows } = await server.database.query<{ number: number; cents: number }>(
      'SELECT invoice_number AS number, total_cents AS cents FROM invoices WHERE id = $1',
      [invoice['id']],
    );
    const body = {
      number: String(rows[0]?.number),
      amount: ((rows[0]?.cents ?? 0) / 100).toFixed(2),
    };
    const check = () => server.call('POST', 'check-quote-invoice/', { body });
    expect(await statuses(check)).toEqual({ 200: 100 });
  });

  it('ten messages are taken', async () => {
    const body = {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Office',
      phone: '519-555-0101',
      message: 'Two rooms.',
    };
    expect(await statuses(() => server.call('POST', 'contact/', { body }))).toEqual({
      200: 10,
      405: 90,
    });
  });

  it('thirty quotes are made, and ten for one e-mail address', async () => {
    const [example] = carpet.examples.valid;
    const ask = (email: string) =>
      server.call('POST', 'carpet-quote/', { body: { ...example, email } });
    expect(await statuses(() => ask('one@example.com'))).toEqual({ 200: 10, 405: 90 });
    // The ninety refused because of their address are not counted against any other limit.
    expect(await statuses((index) => ask(`v${index}@example.com`))).toEqual({ 200: 20, 405: 80 });
  });

  it('a form that is sent again and again is one quote, and counts once', async () => {
    const body = { ...carpet.examples.valid[0], email: 'one@example.com', formKey: randomUUID() };
    expect(await statuses(() => server.call('POST', 'carpet-quote/', { body }))).toEqual({
      200: 100,
    });
    const { rows } = await server.database.query(
      "SELECT key FROM attempts WHERE kind = 'quote-email'",
    );
    expect(rows).toHaveLength(1);
  });
});

it('lets right passwords pass that were sent together', async () => {
  const body = { username: 'test-employee', password: testPasswords.Employee };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.call('POST', 'rest-auth/login/', { body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

describe('right passwords that were sent together', () => {
  const body = { username: 'test-employee', password: testPasswords.Employee };
  const logIn = (headers = {}) => server.call('POST', 'rest-auth/login/', { body, headers });

  it('all pass, however many, also after wrong ones that just leave room for one', async () => {
    const wrong = { ...body, password: 'not the password' };
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await server.call('POST', 'rest-auth/login/', { body: wrong })).status).toBe(401);
    }
    expect(await statuses(() => logIn())).toEqual({ 200: many });
    // No successful log-in has used up a failed one's attempt, or given one back.
    expect((await server.call('POST', 'rest-auth/login/', { body: wrong })).status).toBe(401);
    expect((await logIn()).status).toBe(429);
  });

  it('all pass from a browser that is known', async () => {
    const cookie = String((await logIn()).headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(await statuses(() => logIn({ cookie }))).toEqual({ 200: many });
  });

  it('all pass for colleagues behind one address', async () => {
    const both = ['Admin', 'Employee'] as const;
    const logInAs = (role: (typeof both)[number]) =>
      server.call('POST', 'rest-auth/login/', {
        body: { username: `test-${role.toLowerCase()}`, password: testPasswords[role] },
      });
    expect(await statuses((index) => logInAs(both[index % 2] ?? 'Admin'))).toEqual({ 200: many });
  });
});

it('counts the addresses of one network of IPv6 together', async () => {
  const from = (index: number) => ({ 'x-forwarded-for': `2001:db8::${index.toString(16)}` });
  const message = {
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Office',
    phone: '519-555-0101',
    message: 'Two rooms.',
  };
  const contact = (index: number) =>
    server.call('POST', 'contact/', { headers: from(index), body: message });
  expect(await statuses(contact)).toEqual({ 200: 10, 405: 90 });
  const ask = (index: number) => {
    const body = { ...carpet.examples.valid[0], email: `v${index}@example.com` };
    return server.call('POST', 'carpet-quote/', { headers: from(index), body });
  };
  expect(await statuses(ask)).toEqual({ 200: 30, 405: 70 });
  const guess = (index: number) => {
    const body = { number: String(50_000 + index), amount: '1.00' };
    return server.call('POST', 'check-quote-invoice/', { headers: from(index), body });
  };
  expect(await statuses(guess)).toEqual({ 400: 20, 429: 80 });
});

it('answers a visitor before a crowd that another address sends', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const order: string[] = [];
  const crowd = Array.from({ length: 1_100 }, async (_, index) => {
    const body = { ...carpet.examples.valid[0], email: `c${index}@example.com` };
    const headers = from('192.0.2.1');
    const { status } = await server.call('POST', 'carpet-quote/', { headers, body });
    // With more than a hundred waiting, the rest are refused at once.
    if (status !== 429) order.push('crowd');
    return status;
  });
  const check = async () => {
    const body = { number: '50000', amount: '1.00' };
    const headers = from('192.0.2.2');
    const { status } = await server.call('POST', 'check-quote-invoice/', { headers, body });
    order.push('visitor');
    return status;
  };
  expect(await check()).toBe(400);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 405, 429]));
  expect(order.filter((who) => who === 'crowd').length).toBeGreaterThanOrEqual(100);
  expect(order.indexOf('visitor')).toBeLessThan(50);
});
