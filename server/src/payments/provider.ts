import type Stripe from 'stripe';
import type { ProviderSettings } from '../config.ts';
import {
  isRefusal,
  outcomeOf,
  outcomeOfError,
  outcomeOfSession,
  type Outcome,
} from './outcomes.ts';
import {
  refundOutcomeOf,
  refundOutcomeOfError,
  type RefundOutcome,
} from './refunds/refundOutcomes.ts';

/** What to charge, and the idempotency key. */
export interface ChargeRequest {
  key: string;
  token: string;
  cents: number;
  number: number;
  /** The page that the payer's bank leads back to; null if they cannot leave. */
  returnTo: string | null;
}

/** A payment on the provider's page, and the idempotency key. */
export interface PageRequest {
  key: string;
  cents: number;
  number: number;
  /** What is paid, as the payer reads it there. */
  item: string;
  /** A locale that the provider knows. */
  locale: 'en' | 'fr-CA';
  returnTo: string;
  /** When the page ends (Unix seconds). */
  endsAt: number;
}

/** What to give back of a charge. */
export interface RefundOrder {
  idempotencyKey: string;
  /** Our key, by which the refund is found again. */
  key: string;
  intent: string;
  cents: number;
}

/** What the provider calls a payment that has begun; at least one of them. */
export interface Begun {
  intent: string | null;
  session: string | null;
}

/** The payment provider's client, based on its own library. */
export class PaymentProvider {
  readonly settings: ProviderSettings;
  #opened: Promise<Stripe> | undefined;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
  }

  /** The provider's library, loaded by the first payment: it would take a quarter of the time of a start. */
  #stripe(): Promise<Stripe> {
    return (this.#opened ??= openStripe(this.settings));
  }

  /** Charges a card token. Idempotent per key: the provider repeats its first response. */
  async charge({ key, token, cents, number, returnTo }: ChargeRequest): Promise<Outcome> {
    try {
      const intent = await (
        await this.#stripe()
      ).paymentIntents.create(
        {
          amount: cents,
          currency: 'cad',
          confirm: true,
          ...(returnTo === null ? withoutBank : throughBank(returnTo)),
          payment_method_data: { type: 'card', card: { token } } as CardToken,
          description: `Invoice / quote #${number}`,
          metadata: { attempt: key, number: String(number) },
        },
        { idempotencyKey: key },
      );
      return outcomeOf(intent);
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  /** Opens the provider's own page for a payment. Idempotent per key, as `charge`. */
  async openPage(request: PageRequest): Promise<Outcome> {
    const { key, cents, number, item, locale, returnTo, endsAt } = request;
    try {
      const metadata = { attempt: key, number: String(number) };
      const session = await (
        await this.#stripe()
      ).checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'cad', unit_amount: cents, product_data: { name: item } },
            },
          ],
          // What is owed is owed in this currency.
          adaptive_pricing: { enabled: false },
          metadata,
          payment_intent_data: { description: `Invoice / quote #${number}`, metadata },
          success_url: `${returnTo}?returned`,
          cancel_url: `${returnTo}?cancelled`,
          expires_at: endsAt,
          locale,
        },
        { idempotencyKey: key },
      );
      return outcomeOfSession(session);
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  /** What has become of a payment whose payer had to go elsewhere. */
  async ask({ intent, session }: Begun): Promise<Outcome> {
    try {
      if (session !== null) {
        return outcomeOfSession(await (await this.#stripe()).checkout.sessions.retrieve(session));
      }
      return outcomeOf(await (await this.#stripe()).paymentIntents.retrieve(intent ?? ''));
    } catch (error) {
      // The provider knows it: it has told us its id.
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /** Ends a payment whose payer does not come back, unless it has been made in the meantime. */
  async giveUp({ intent, session }: Begun): Promise<Outcome> {
    try {
      if (session !== null) {
        return outcomeOfSession(await (await this.#stripe()).checkout.sessions.expire(session));
      }
      return outcomeOf(await (await this.#stripe()).paymentIntents.cancel(intent ?? ''));
    } catch (error) {
      // It has been made, or has ended by itself.
      if (isRefusal(error)) return this.ask({ intent, session });
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /**
   * Finds the outcome of a charge whose response is lost, and prevents it from being made later if
   * it has not been.
   */
  async lookUp(key: string): Promise<Outcome | undefined> {
    try {
      const { data } = await (
        await this.#stripe()
      ).paymentIntents.search({
        query: `metadata['attempt']:'${key}'`,
      });
      const charged = data.find(({ status }) => status === 'succeeded');
      if (charged) return outcomeOf(charged);
      for (const intent of data.filter(({ status }) => status !== 'canceled')) {
        await (await this.#stripe()).paymentIntents.cancel(intent.id);
      }
      return data.length > 0 ? { kind: 'declined' } : undefined;
    } catch (error) {
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /** Gives a part of a charge back, or all of it. Idempotent per key, as `charge`. */
  async refund({ idempotencyKey, key, intent, cents }: RefundOrder): Promise<RefundOutcome> {
    try {
      return refundOutcomeOf(
        await (
          await this.#stripe()
        ).refunds.create(
          { payment_intent: intent, amount: cents, metadata: { refund: key } },
          { idempotencyKey },
        ),
      );
    } catch (error) {
      return refundOutcomeOfError(error);
    }
  }

  /** What has become of a refund that the provider has begun. */
  async askRefund(id: string): Promise<RefundOutcome> {
    try {
      return refundOutcomeOf(await (await this.#stripe()).refunds.retrieve(id));
    } catch (error) {
      // The provider knows it: it has told us its id.
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /** Finds the refund of a charge that was asked for under a key of ours; undefined if there is none. */
  async findRefund(key: string, intent: string): Promise<RefundOutcome | undefined> {
    try {
      const all = (await this.#stripe()).refunds.list({ payment_intent: intent, limit: 100 });
      for await (const refund of all) {
        if (refund.metadata?.['refund'] === key) return refundOutcomeOf(refund);
      }
      return undefined;
    } catch (error) {
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /**
   * Verifies and parses a webhook message.
   * @throws Error if the signature is not the provider's
   */
  async eventOf(body: Buffer, signature: string): Promise<Stripe.Event> {
    const { webhooks } = await this.#stripe();
    return webhooks.constructEvent(body, signature, this.settings.webhookSecret);
  }
}

async function openStripe({ apiUrl, secretKey }: ProviderSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // A visitor is waiting; slower outcomes are confirmed later (`sweep.ts`).
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/**
 * There is nobody to complete a bank's challenge, so such a card is declined. A server of the release
 * before asks so; both have to ask the same under one key.
 */
const withoutBank: Partial<Stripe.PaymentIntentCreateParams> = {
  error_on_requires_action: true,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
};

/** A card whose bank asks the payer to confirm leads them there and back. */
const throughBank = (returnTo: string): Partial<Stripe.PaymentIntentCreateParams> => ({
  allowed_payment_method_types: ['card'],
  return_url: `${returnTo}?returned`,
});

/**
 * The provider's origin as seen by a browser. The sandbox listens on the server's host, under the
 * name that the browser uses.
 * @param host the request's host, such as `localhost:8080`
 */
export const providerOrigin = (provider: PaymentProvider, host: string | undefined): string =>
  seenBy(provider, host, provider.settings.apiUrl, provider.settings.apiUrl);

/** A page of the provider, as `providerOrigin`; pages elsewhere, a bank's say, stay as they are. */
export function pageSeenBy(
  provider: PaymentProvider,
  host: string | undefined,
  page: string,
): string {
  const { apiUrl } = provider.settings;
  return page.startsWith(`${apiUrl}/`) ? seenBy(provider, host, page, page) : page;
}

function seenBy(
  { settings }: PaymentProvider,
  host: string | undefined,
  address: string,
  otherwise: string,
): string {
  const name = /^([A-Za-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.exec(host ?? '')?.[1];
  if (!settings.isSandbox || name === undefined) return otherwise;
  const url = new URL(address);
  url.hostname = name;
  return url.pathname === '/' ? url.origin : url.href;
}

/**
 * The API accepts a token where the library's types require card fields, which never reach this
 * server.
 */
type CardToken = Stripe.PaymentIntentCreateParams.PaymentMethodData;
