import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { trialKeys } from '../../sandbox/trialKeys.ts';

const good = '4242424242424242';
const declined = '4000000000000002';

/** An invoice to pay. */
export interface Bill {
  number: string;
  amount: string;
}

/** The final answer to a payer. */
export interface PaymentOutcome {
  key: string;
  number: string;
  status: 'succeeded' | 'failed' | 'paidAlready' | 'unanswered';
}

/**
 * A payer's browser: retries until the outcome is known, and never starts a second payment by
 * itself.
 */
export class Payer {
  readonly outcomes: PaymentOutcome[] = [];
  readonly #server: string;
  readonly #provider: string;
  readonly #random: () => number;
  readonly #timeoutMs: number;

  constructor(server: string, provider: string, random: () => number, patienceMs: number) {
    this.#server = server;
    this.#provider = provider;
    this.#random = random;
    this.#timeoutMs = patienceMs;
  }

  /**
   * Pays a bill; sometimes with a declined card first, with a double click, or in two windows at
   * once.
   */
  async pay(bill: Bill): Promise<void> {
    if (this.#random() < 0.15) await this.#window(bill, declined, 1);
    const clicks = this.#random() < 0.25 ? 2 : 1;
    const windows = this.#random() < 0.15 ? 2 : 1;
    await Promise.all(Array.from({ length: windows }, () => this.#window(bill, good, clicks)));
  }

  async #window(bill: Bill, card: string, clicks: number): Promise<void> {
    const key = randomUUID();
    const token = await this.#token(card);
    const body = { token, amount: bill.amount, invoice: bill.number, key };
    const states = await Promise.all(Array.from({ length: clicks }, () => this.#submit(key, body)));
    for (const { under, status } of states) {
      this.outcomes.push({ key: under, number: bill.number, status });
    }
  }

  async #submit(
    key: string,
    body: object,
  ): Promise<{ under: string; status: PaymentOutcome['status'] }> {
    const end = Date.now() + this.#timeoutMs;
    let under = key;
    let asking = false;
    while (Date.now() < end) {
      const answer = asking
        ? await this.#call(`payment-status/${under}`)
        : await this.#call('process-payment/', body);
      if (answer?.status === 409) return { under, status: 'paidAlready' };
      // The server was killed before it stored the attempt.
      if (answer?.status === 404) asking = false;
      const state = answer?.body['status'];
      if (state === 'succeeded' || state === 'failed') return { under, status: state };
      if (state === 'confirming') {
        asking = true;
        under = String(answer?.body['key']);
      }
      await delay(200);
    }
    return { under, status: 'unanswered' };
  }

  async #token(number: string): Promise<unknown> {
    const answer = await fetch(`${this.#provider}/v1/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${trialKeys.publishableKey}` },
      body: new URLSearchParams({
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
        'card[cvc]': '123',
      }),
    });
    return answer.json();
  }

  /** One call; undefined if there is no usable response. */
  async #call(
    address: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> } | undefined> {
    try {
      const answer = await fetch(`${this.#server}/api/${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    } catch {
      return undefined;
    }
  }
}
