import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Delivers signed webhooks as Stripe does, with retries. */
export class SandboxWebhooks {
  readonly #secret: string;
  readonly #url: () => string | undefined;
  readonly #stopping = new AbortController();
  readonly #under = new Set<Promise<void>>();
  readonly #copies: () => number;

  /**
   * @param url where events go; undefined while nobody listens
   * @param copies how often each event is sent, to test duplicates
   */
  constructor(secret: string, url: () => string | undefined, copies: () => number = () => 1) {
    this.#secret = secret;
    this.#url = url;
    this.#copies = copies;
  }

  send(type: string, object: object): void {
    const body = JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object },
    });
    for (let count = this.#copies(); count > 0; count -= 1) {
      const sending = this.#deliver(body).finally(() => this.#under.delete(sending));
      this.#under.add(sending);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#under);
  }

  async #deliver(body: string): Promise<void> {
    const { signal } = this.#stopping;
    for (let attempt = 0; attempt < 12 && !signal.aborted; attempt += 1) {
      const url = this.#url();
      if (url !== undefined && (await this.#post(url, body))) return;
      await delay(Math.min(500 * 2 ** attempt, 30_000), undefined, { signal }).catch(
        () => undefined,
      );
    }
  }

  async #post(url: string, body: string): Promise<boolean> {
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', this.#secret).update(`${time}.${body}`).digest('hex');
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${time},v1=${signature}`,
        },
        body,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(5_000)]),
      });
      return ok;
    } catch {
      return false;
    }
  }
}
