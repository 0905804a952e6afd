import Stripe from 'stripe';
import type { ProviderSettings } from '../config.ts';

/** A charge at the provider. */
export interface Charge {
  intent: string;
  cents: number;
}

/** The outcome of a charge request. If unknown, the charge may have been made. */
export type Outcome =
  | { kind: 'charged'; charge: Charge }
  /** In the provider's words, where it has any for the payer. */
  | { kind: 'declined'; message?: string | undefined }
  | { kind: 'unknown'; reason: string };

/** What to charge, and the idempotency key. */
export interface ChargeRequest {
  key: string;
  token: string;
  cents: number;
  number: number;
}

/** The payment provider's client, based on its own library. */
export class PaymentProvider {
  readonly settings: ProviderSettings;
  readonly #stripe: Stripe;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
    const { protocol, hostname, port } = new URL(settings.apiUrl);
    this.#stripe = new Stripe(settings.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      // A visitor is waiting; slower outcomes are confirmed later (`sweep.ts`).
      timeout: 8_000,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  /** Charges a card token. Idempotent per key: the provider repeats its first response. */
  async charge({ key, token, cents, number }: ChargeRequest): Promise<Outcome> {
    try {
      const intent = await this.#stripe.paymentIntents.create(
        {
          amount: cents,
          currency: 'cad',
          confirm: true,
          // There is nobody to complete a bank's challenge, so such a card is declined.
          error_on_requires_action: true,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
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

  /**
   * Finds the outcome of a charge whose response is lost, and prevents it from being made later if
   * it has not been.
   */
  async lookUp(key: string): Promise<Outcome | undefined> {
    try {
      const { data } = await this.#stripe.paymentIntents.search({
        query: `metadata['attempt']:'${key}'`,
      });
      const charged = data.find(({ status }) => status === 'succeeded');
      if (charged) return outcomeOf(charged);
      for (const intent of data.filter(({ status }) => status !== 'canceled')) {
        await this.#stripe.paymentIntents.cancel(intent.id);
      }
      return data.length > 0 ? { kind: 'declined' } : undefined;
    } catch (error) {
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /**
   * Verifies and parses a webhook message.
   * @throws Error if the signature is not the provider's
   */
  eventOf(body: Buffer, signature: string): Stripe.Event {
    return this.#stripe.webhooks.constructEvent(body, signature, this.settings.webhookSecret);
  }
}

/**
 * The provider's origin as seen by a browser. The sandbox listens on the server's host, under the
 * name that the browser uses.
 * @param host the request's host, such as `localhost:8080`
 */
export function providerOrigin({ settings }: PaymentProvider, host: string | undefined): string {
  const { apiUrl, isSandbox } = settings;
  const name = /^([A-Za-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.exec(host ?? '')?.[1];
  if (!isSandbox || name === undefined) return apiUrl;
  const url = new URL(apiUrl);
  url.hostname = name;
  return url.origin;
}

/**
 * The API accepts a token where the library's types require card fields, which never reach this
 * server.
 */
type CardToken = Stripe.PaymentIntentCreateParams.PaymentMethodData;

function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'charged', charge: { intent: intent.id, cents: intent.amount_received } };
    case 'processing':
      return { kind: 'unknown', reason: 'The provider is still working on it.' };
    default:
      return { kind: 'declined', message: intent.last_payment_error?.message };
  }
}

/** Only definite refusals count as declined; anything else may have been charged. */
function outcomeOfError(error: unknown): Outcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { kind: 'declined', message: error.message };
  }
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  // A used token was used by this attempt, in a request whose response was lost.
  if (isRefusal && error.code !== 'token_already_used') {
    // What it says of our request is not meant for the payer.
    return { kind: 'declined' };
  }
  return { kind: 'unknown', reason: String(error) };
}
