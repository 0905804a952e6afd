import { createHmac } from 'node:crypto';
import { sandboxKeys } from '../../src/sandboxKeys.ts';
import type { TestServer } from './testServer.ts';

/** Sends an event as the payment provider does, signed. @param created when it was made (Unix seconds) */
export async function tellEvent(
  server: TestServer,
  type: string,
  object: object,
  created: number = Math.floor(Date.now() / 1000),
): Promise<void> {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created, data: { object } });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', sandboxKeys.webhookSecret)
    .update(`${time}.${body}`)
    .digest('hex');
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/payment-events/',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
    body,
  });
  if (statusCode !== 200) throw new Error(`The event was answered with ${statusCode}.`);
}
