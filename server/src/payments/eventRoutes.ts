import type { FastifyPluginAsync } from 'fastify';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import { paymentCalls } from 'shared-api/contract/calls/payments';
import { uuid } from 'shared-api/contract/values/uuid';
import type Stripe from 'stripe';
import { HttpError } from '../HttpError.ts';
import { heedMoneyBack } from './moneyBack/moneyBackEvents.ts';
import { outcomeOf, outcomeOfSession, type Outcome } from './outcomes.ts';
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
    const event = await verified(provider, request.body, request.headers['stripe-signature']);
    const unexplained = await heedMoneyBack(options, event);
    if (unexplained) {
      const { id } = event.data.object as { id?: string };
      request.log.error({ id }, `a ${unexplained} that nothing here explains`);
    }
    const told = toldBy(event);
    if (!told) return { received: true };
    const { outcome, metadata } = told;
    const key = metadata['attempt'] ?? '';
    if (outcome.kind === 'declined') {
      if (uuid.test(key)) await failAttempt(database, key, outcome.reason, told.way);
      return { received: true };
    }
    const { intent, cents } = outcome.charge;
    if (!(uuid.test(key) && (await settleCharge(options, key, outcome.charge)))) {
      request.log.error({ intent }, 'a charge that no attempt explains');
      await database.query(
        `INSERT INTO unexplained_charges (intent, amount_cents, metadata) VALUES ($1, $2, $3)
         ON CONFLICT (intent) DO NOTHING`,
        [intent, cents, metadata],
      );
    }
    return { received: true };
  });
};

/** What an event says of an attempt. */
interface Told {
  outcome: Extract<Outcome, { kind: 'charged' | 'declined' }>;
  metadata: Stripe.Metadata;
  /** Which attempts it is about; for both if omitted. */
  way?: PaymentWay;
}

/** What an event says of an attempt; undefined if it says nothing final. */
function toldBy(event: Stripe.Event): Told | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { id, amount_received: cents, metadata } = event.data.object;
      return { outcome: { kind: 'charged', charge: { intent: id, cents } }, metadata };
    }
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      // On the provider's page a card that is refused ends nothing: the payer types another one there.
      return final(outcomeOf(intent), intent.metadata, 'cardForm');
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return final(outcomeOfSession(session), session.metadata ?? {});
    }
    case 'checkout.session.async_payment_failed':
      return {
        outcome: { kind: 'declined', reason: 'declined' },
        metadata: event.data.object.metadata ?? {},
      };
    default:
      return undefined;
  }
}

const final = (outcome: Outcome, metadata: Stripe.Metadata, way?: PaymentWay): Told | undefined =>
  outcome.kind === 'charged' || outcome.kind === 'declined'
    ? { outcome, metadata, ...(way && { way }) }
    : undefined;

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
async function verified(
  provider: PaymentProvider,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('unsigned');
    if (isAhead(signature)) throw new Error('dated in the future');
    return await provider.eventOf(body, signature);
  } catch {
    throw new HttpError(400, { code: 'foreignSignature' });
  }
}
