import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { carpet } from 'shared-api/contract/quotes/carpet';
import { many, statuses, stopQueueClock } from '../harness/testing/crowd.ts';
import { testPasswords } from '../harness/testing/testDatabases.ts';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
});
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));
stopQueueClock();

describe('of a hundred at once from one address', () => {
  it('five wrong passwords of a user are checked', async () => {
    const body = { username: 'test-admin', password: 'not the password' };
    const logIn = () => server.call('POST', 'rest-auth/login/', { body });
    expect(await statuses(logIn)).toEqual({ 401: 5, 429: 95 });
  });

  it('thirty wrong passwords are checked, whoever is named', async () => {
    const logIn = (index: number) =>
      server.call('POST', 'rest-auth/login/', {
        body: { username: `nobody-${index}`, password: 'not the password' },
      });
    expect(await statuses(logIn)).toEqual({ 401: 30, 429: 70 });
  });

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
    const send = (index: number) =>
      server.call('POST', 'contact/', { body: { ...body, subject: `Office ${index}` } });
    expect(await statuses(send)).toEqual({
      200: 10,
      405: 90,
    });
  });

  it('thirty quotes are made, and ten for one e-mail address', async () => {
    const [example] = carpet.examples.valid;
    const ask = (email: string, index: number) => {
      const timestamp = Number(example?.timestamp) + index;
      return server.call('POST', 'carpet-quote/', { body: { ...example, timestamp, email } });
    };
    expect(await statuses((index) => ask('one@example.com', index))).toEqual({ 200: 10, 405: 90 });
    // The ninety refused because of their address are not counted against any other limit.
    expect(await statuses((index) => ask(`v${index}@example.com`, index))).toEqual({
      200: 20,
      405: 80,
    });
  });

  it('a form that is sent again and again is one quote, and counts once', async () => {
    const body = { ...carpet.examples.valid[0], email: 'again@example.com', formKey: randomUUID() };
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
    server.call('POST', 'contact/', {
      headers: from(index),
      body: { ...message, subject: `Office ${index}` },
    });
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
