import type { FastifyPluginAsync } from 'fastify';
import { paymentCalls } from 'shared-api/contract/calls/payments';
import { uuid } from 'shared-api/contract/values/uuid';
import type Stripe from 'stripe';
import { HttpError } from '../HttpError.ts';
import type { PaymentProvider } from './provider.ts';
import { failAttempt, settleCharge, type PaymentContext } from './settle.ts';

interface Options extends PaymentContext {
  provider: PaymentProvider;
}

/** The provider's signed webhook, through which lost responses still arrive. */
export const eventRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, provider } = options;
  // The signature covers the raw bytes.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.handle(paymentCalls.paymentEvents, async (_input, request) => {
    const event = verified(provider, request.body, request.headers['stripe-signature']);
    if (event.type === 'payment_intent.succeeded') {
      const intent = event.data.object;
      const charge = { intent: intent.id, cents: intent.amount_received };
      const key = intent.metadata['attempt'] ?? '';
      if (!(uuid.test(key) && (await settleCharge(options, key, charge)))) {
        request.log.error({ intent: intent.id }, 'a charge that no attempt explains');
        await database.query(
          `INSERT INTO unexplained_charges (intent, amount_cents, metadata) VALUES ($1, $2, $3)
           ON CONFLICT (intent) DO NOTHING`,
          [intent.id, intent.amount_received, intent.metadata],
        );
      }
    }
    if (event.type === 'payment_intent.payment_failed') {
      const { metadata, last_payment_error: error } = event.data.object;
      const key = metadata['attempt'] ?? '';
      if (uuid.test(key)) await failAttempt(database, key, error?.message);
    }
    return { received: true };
  });
};

/**
 * Seconds that an event's timestamp may be ahead of our clock. The library only refuses old ones;
 * one dated far ahead could be replayed for that long.
 */
const mostAhead = 300;

/** Whether a signature's timestamp is too far in the future. */
const isAhead = (signature: string): boolean =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(
    ([, seconds]) => Number(seconds) > Date.now() / 1000 + mostAhead,
  );

/** @throws HttpError 400 if the signature is not the provider's */
function verified(
  provider: PaymentProvider,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('unsigned');
    if (isAhead(signature)) throw new Error('dated in the future');
    return provider.eventOf(body, signature);
  } catch {
    throw new HttpError(400, { code: 'foreignSignature' });
  }
}
