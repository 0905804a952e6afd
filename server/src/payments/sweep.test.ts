import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';
import { claimAttempts, claimSeconds } from './attempts.ts';
import type { Fault } from '../../harness/sandbox/startSandbox.ts';

const payments = paymentsPerFile();

describe('a payment whose outcome is not known', () => {
  it.each<[Fault[]]>([
    [['lostAnswer', 'lostAnswer']],
    [['lostRequest', 'lostRequest']],
    [['failureAfter', 'failureAfter', 'failureAfter']],
    [['failureBefore', 'failureBefore', 'failureBefore']],
  ])('is being confirmed, never failed, and settled by the sweep: %j', async (lost) => {
    const { id, number } = await payments.invoiceOf();
    payments.inject(lost);
    const key = randomUUID();
    const { status, body } = await payments.pay(number, { key });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      status: 'confirming',
      key,
      message: 'We are confirming your payment',
    });
    await payments.sweepAll();
    const after = await payments.server.call('GET', `payment-status/${key}`);
    expect(after.body).toMatchObject({ status: 'succeeded', amount: 113 });
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('of which the provider keeps failing to speak is searched for', async () => {
    const { id, number } = await payments.invoiceOf();
    payments.inject(Array.from({ length: 30 }, () => 'failureAfter'));
    const { body } = await payments.pay(number);
    await payments.sweepAll();
    payments.inject([]);
    const after = await payments.server.call('GET', `payment-status/${String(body['key'])}`);
    expect(after.body['status']).toBe('succeeded');
    expect(payments.chargesOf(number)).toBe(1);
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is soon asked about again, however often servers have died with it', async () => {
    const { number } = await payments.invoiceOf();
    payments.inject(Array.from({ length: 8 }, () => 'lostRequest'));
    const { body } = await payments.pay(number);
    const key = String(body['key']);
    const { database } = payments.server;
    const untilNext = async (): Promise<number> => {
      const { rows } = await database.query<{ seconds: number }>(
        `SELECT extract(epoch FROM claimed_until - now())::double precision AS seconds
         FROM payment_attempts WHERE key = $1`,
        [key],
      );
      return rows[0]?.seconds ?? 0;
    };
    await database.query(
      'UPDATE payment_attempts SET tries = 6, claimed_until = now() WHERE key = $1',
      [key],
    );
    // As a server does that dies before the provider has answered.
    expect(await claimAttempts(database, 1)).toHaveLength(1);
    expect(await untilNext()).toBeLessThan(claimSeconds + 1);
    await database.query('UPDATE payment_attempts SET claimed_until = now() WHERE key = $1', [key]);
    await payments.sweepOnce();
    expect(await untilNext()).toBeLessThan(10);
  });

  it('is not asked about under a key that is nobody’s', async () => {
    expect((await payments.server.call('GET', `payment-status/${randomUUID()}`)).status).toBe(404);
    expect((await payments.server.call('GET', 'payment-status/1')).status).toBe(404);
  });
});
