import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { languageHeader } from 'shared-api/contract/values/language';
import { askingCard } from '../../../harness/testing/money/testElsewhere.ts';
import { paymentsPerFile } from '../../../harness/testing/testPayments.ts';
import { forgetOldKeys } from './paymentKeys.ts';

const payments = paymentsPerFile();

const withdraw = (key: string) =>
  payments.server.call('POST', `payment-status/${key}/withdraw/`, {});

/** A call from a network of its own, so that none waits for another's turn. */
async function callFrom(network: number, url: string, payload: object) {
  const answer = await payments.server.app.inject({
    method: 'POST',
    url: `/api/${url}`,
    remoteAddress: `10.${Math.floor(network / 250)}.${network % 250}.1`,
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function attemptsOf(number: string): Promise<string[]> {
  const { rows } = await payments.server.database.query<{ key: string }>(
    'SELECT key FROM payment_attempts WHERE number = $1',
    [number],
  );
  return rows.map(({ key }) => key);
}

describe('a payment that is given up before it arrives', () => {
  it('is refused whenever it arrives, by card and on the provider’s page, and charges nothing', async () => {
    const { id, number } = await payments.invoiceOf();
    const key = randomUUID();
    expect(await withdraw(key)).toMatchObject({ status: 200, body: { payment: null } });
    // Asked twice, it says the same.
    expect(await withdraw(key)).toMatchObject({ status: 200, body: { payment: null } });
    const late = await payments.pay(number, { key });
    expect([late.status, late.body['message']]).toEqual([
      409,
      'This payment was given up before it reached us. You were not charged.',
    ]);
    const onPage = await payments.server.call('POST', 'checkout/', {
      body: { invoice: number, amount: '113.00', key },
      headers: { [languageHeader]: 'fr' },
    });
    expect([onPage.status, onPage.body['message']]).toEqual([
      409,
      'Ce paiement a été abandonné avant de nous parvenir. Votre carte n’a pas été débitée.',
    ]);
    expect([await payments.paymentsOf(id), payments.chargesOf(number)]).toEqual([[], 0]);
    expect((await payments.server.call('GET', `payment-status/${key}`)).status).toBe(404);
    // Another try has another key.
    expect((await payments.pay(number)).status).toBe(200);
  });

  it('is not given up once it has arrived: what became of it is answered', async () => {
    const { number } = await payments.invoiceOf();
    const key = randomUUID();
    await payments.pay(number, { key });
    expect((await withdraw(key)).body['payment']).toMatchObject({ key, status: 'succeeded' });
    expect((await payments.pay(number, { key })).body).toMatchObject({ status: 'succeeded' });
    expect(payments.chargesOf(number)).toBe(1);
  });

  it('is answered with the open payment of another window that it has joined', async () => {
    const { number } = await payments.invoiceOf();
    const [first, second] = [randomUUID(), randomUUID()];
    await payments.pay(number, { key: first, card: askingCard, canLeave: true });
    await payments.pay(number, { key: second });
    const { body } = await payments.server.call('GET', `payment-status/${second}`);
    expect(body).toMatchObject({ key: first, status: 'confirming' });
    expect((await withdraw(second)).body['payment']).toMatchObject({
      key: first,
      status: 'confirming',
    });
    await payments.server.call('POST', `payment-status/${first}/abandon/`, {});
    expect((await withdraw(second)).body['payment']).toMatchObject({
      key: first,
      status: 'failed',
    });
    // Whoever was told so is not charged by a copy of the request that was still on its way.
    expect((await payments.pay(number, { key: second })).status).toBe(409);
    expect(payments.chargesOf(number)).toBe(0);
  });

  it('has a key; anything else is unknown', async () => {
    for (const key of ['unknown', '0', `${randomUUID()}0`]) {
      expect((await withdraw(key)).status).toBe(404);
    }
  });
});

it('sixty payments and their withdrawals at once, in both orders, are each either one or the other', async () => {
  const invoices = await Promise.all(Array.from({ length: 60 }, () => payments.invoiceOf()));
  const outcomes = await Promise.all(
    invoices.map(async ({ number }, at) => {
      const key = randomUUID();
      const token = await payments.tokenOf();
      const body = { token, amount: '113.00', invoice: number, key };
      const pay = () => callFrom(at, 'process-payment/', body);
      const giveUp = () => callFrom(at + 1_000, `payment-status/${key}/withdraw/`, {});
      const [paid, given] =
        at % 2 === 0
          ? await Promise.all([pay(), giveUp()])
          : (await Promise.all([giveUp(), pay()])).toReversed();
      return { number, paid, given };
    }),
  );
  for (const { number, paid, given } of outcomes) {
    expect(given?.status).toBe(200);
    const isWithdrawn = given?.body['payment'] === null;
    expect(paid?.status).toBe(isWithdrawn ? 409 : 200);
    expect(payments.chargesOf(number)).toBe(isWithdrawn ? 0 : 1);
    expect(await attemptsOf(number)).toHaveLength(isWithdrawn ? 0 : 1);
  }
});

it('a key is given up or begun, also for a server that knows of no keys that are given up', async () => {
  const { database } = payments.server;
  const { id, number } = await payments.invoiceOf();
  const keys = Array.from({ length: 50 }, () => randomUUID());
  await Promise.all(
    keys.flatMap((key, at) => {
      // As the release before stores an attempt; settled, since a number has one open attempt.
      const begin = () =>
        database
          .query(
            `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, status,
               claimed_until) VALUES ($1, $2, $3, 11300, '', 'failed', now())`,
            [key, number, id],
          )
          .catch((error: unknown) => expect(String(error)).toContain('has been withdrawn'));
      const giveUp = () => callFrom(at, `payment-status/${key}/withdraw/`, {});
      return at % 2 === 0 ? [begin(), giveUp()] : [giveUp(), begin()];
    }),
  );
  const { rows } = await database.query<{ both: number; either: number }>(
    `SELECT count(*) FILTER (WHERE a.key IS NOT NULL AND k.withdrawn_at IS NOT NULL) AS both,
       count(*) FILTER (WHERE a.key IS NOT NULL OR k.withdrawn_at IS NOT NULL) AS either
     FROM unnest($1::uuid[]) AS sent (key)
       LEFT JOIN payment_attempts a ON a.key = sent.key
       LEFT JOIN payment_keys k ON k.key = sent.key`,
    [keys],
  );
  expect(rows).toEqual([{ both: 0, either: 50 }]);
});

it('a key that was given up is forgotten after a month', async () => {
  const { database } = payments.server;
  const [old, fresh] = [randomUUID(), randomUUID()];
  await withdraw(old);
  await withdraw(fresh);
  await database.query("UPDATE payment_keys SET at = now() - interval '31 days' WHERE key = $1", [
    old,
  ]);
  await forgetOldKeys(database);
  const { rows } = await database.query<{ key: string }>(
    'SELECT key FROM payment_keys WHERE key = ANY ($1)',
    [[old, fresh]],
  );
  expect(rows).toEqual([{ key: fresh }]);
});
