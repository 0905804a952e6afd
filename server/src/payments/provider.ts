import Stripe from 'stripe';
import type { ProviderSettings } from '../config.ts';

/** A charge as the provider knows it. */
export interface Charge {
  intent: string;
  cents: number;
}

/** What came of asking the provider for a charge. Unknown means that it may have been made. */
export type Outcome =
  | { kind: 'charged'; charge: Charge }
  | { kind: 'declined'; message: string }
  | { kind: 'unknown'; reason: string };

/** What is charged, and the key under which it is charged once. */
export interface ChargeRequest {
  key: string;
  token: string;
  cents: number;
  number: number;
}

/** What a person reads when the provider's own words are not for them. */
const refused = 'The card could not be charged. Try another card, or pay by e-transfer.';

/** The payment provider, through its own library. */
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
      // A visitor waits; what takes longer is confirmed afterwards (`sweep.ts`).
      timeout: 8_000,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  /**
   * Charges a card token. Asked again with the same key, the provider gives the answer that it gave
   * the first time, so asking again is safe.
   */
  async charge({ key, token, cents, number }: ChargeRequest): Promise<Outcome> {
    try {
      const intent = await this.#stripe.paymentIntents.create(
        {
          amount: cents,
          currency: 'cad',
          confirm: true,
          // Nobody is there to answer a bank's question: such a card is declined.
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
   * Finds out what became of a charge whose answer is lost for good, and makes sure that it is not
   * made any more if it has not been.
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
      return data.length > 0 ? { kind: 'declined', message: refused } : undefined;
    } catch (error) {
      return { kind: 'unknown', reason: String(error) };
    }
  }

  /**
   * The event that a signed message tells of.
   * @throws Error when the signature is not the provider's
   */
  eventOf(body: Buffer, signature: string): Stripe.Event {
    return this.#stripe.webhooks.constructEvent(body, signature, this.settings.webhookSecret);
  }
}

/**
 * The provider as a browser reaches it. The sandbox listens beside the server, under whatever name
 * the browser knows this machine by.
 * @param host what the browser has asked for, `localhost:8080` say
 */
export function providerOrigin({ settings }: PaymentProvider, host: string | undefined): string {
  const { apiUrl, isSandbox } = settings;
  const name = /^([A-Za-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.exec(host ?? '')?.[1];
  if (!isSandbox || name === undefined) return apiUrl;
  const url = new URL(apiUrl);
  url.hostname = name;
  return url.origin;
}

/** The API takes a token where the library's types ask for a card's fields, which never come here. */
type CardToken = Stripe.PaymentIntentCreateParams.PaymentMethodData;

function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'charged', charge: { intent: intent.id, cents: intent.amount_received } };
    case 'processing':
      return { kind: 'unknown', reason: 'The provider is still working on it.' };
    default:
      return { kind: 'declined', message: intent.last_payment_error?.message ?? refused };
  }
}

/** Only what the provider has certainly refused is declined; all else may have been charged. */
function outcomeOfError(error: unknown): Outcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { kind: 'declined', message: error.message };
  }
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  // A token that is used was used by this attempt, in a request whose answer is lost.
  if (isRefusal && error.code !== 'token_already_used') {
    return { kind: 'declined', message: refused };
  }
  return { kind: 'unknown', reason: String(error) };
}
