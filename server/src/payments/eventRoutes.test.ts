import { describe, expect, it } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { paymentsPerFile } from '../../harness/testing/testPayments.ts';
import { sandboxKeys } from '../sandboxKeys.ts';

const payments = paymentsPerFile();

describe('an event of the provider', () => {
  const send = (
    type: string,
    object: object,
    secret: string = sandboxKeys.webhookSecret,
    secondsAhead = 0,
  ) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const time = Math.floor(Date.now() / 1000) + secondsAhead;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return payments.server.app.inject({
      method: 'POST',
      url: '/api/payment-events/',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
      body,
    });
  };
  const intentOf = (key: string) =>
    [...payments.sandbox.ledger.intents.values()].find(
      ({ metadata }) => metadata['attempt'] === key,
    );

  it('settles a payment whose answer was lost; repeated and reordered it changes nothing', async () => {
    const { id, number } = await payments.invoiceOf();
    payments.inject(['lostAnswer', 'lostAnswer']);
    const key = randomUUID();
    await payments.pay(number, { key });
    const intent = { ...intentOf(key), amount_received: 11_300 };
    const failed = { metadata: { attempt: key }, last_payment_error: { message: 'Declined.' } };
    for (const [type, object] of [
      ['payment_intent.payment_failed', failed],
      ['payment_intent.succeeded', intent],
      ['payment_intent.succeeded', intent],
      ['payment_intent.payment_failed', failed],
    ] as const) {
      expect((await send(type, object)).statusCode).toBe(200);
    }
    const { body } = await payments.server.call('GET', `payment-status/${key}`);
    expect(body['status']).toBe('succeeded');
    expect(await payments.paymentsOf(id)).toEqual([11_300]);
  });

  it('is refused without the provider’s signature, and dated far from now', async () => {
    const intent = { id: 'pi_x', amount_received: 100, metadata: {} };
    expect((await send('payment_intent.succeeded', intent, 'whsec_wrong')).statusCode).toBe(400);
    const unsigned = await payments.server.call('POST', 'payment-events/', { body: { type: 'x' } });
    expect(unsigned.status).toBe(400);
    for (const [secondsAhead, status] of [
      [-3600, 400],
      [3600, 400],
      [60, 200],
    ] as const) {
      const { statusCode } = await send('charge.updated', {}, undefined, secondsAhead);
      expect([secondsAhead, statusCode]).toEqual([secondsAhead, status]);
    }
  });

  it('about a charge that nothing here explains is kept for a person to look at', async () => {
    const intent = { id: 'pi_elsewhere', amount_received: 900, metadata: { order: '7' } };
    await send('payment_intent.succeeded', intent);
    await send('payment_intent.succeeded', intent);
    const { rows } = await payments.server.database.query(
      'SELECT intent, amount_cents, metadata FROM unexplained_charges',
    );
    expect(rows).toEqual([{ intent: 'pi_elsewhere', amount_cents: 900, metadata: { order: '7' } }]);
  });
});
