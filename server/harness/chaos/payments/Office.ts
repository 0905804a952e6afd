import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bill } from './Payer.ts';

/** What every form of it says. */
const said = { method: 'card', reference: '', reason: 'Chaos' };

/** Somebody in the office who gives money back to cards: sends a form again until it is answered, as a browser does. */
export class Office {
  /** Keys of the refunds that were made, or are on their way, as it was told. */
  readonly promised: string[] = [];
  /** How many answers made progress; being told to keep waiting is none. */
  answers = 0;
  readonly #server: string;
  readonly #token: string;
  readonly #random: () => number;
  readonly #timeoutMs: number;

  constructor(server: string, token: string, random: () => number, patienceMs: number) {
    this.#server = server;
    this.#token = token;
    this.#random = random;
    this.#timeoutMs = patienceMs;
  }

  /**
   * Gives back what a card has paid, all of it or a part: a deposit or part payment as it is, of an invoice what a
   * credit of all of it has left. Some click twice.
   */
  async giveBack({ amount, of }: Bill): Promise<void> {
    const part = this.#random() < 0.5 ? Number(amount) : Math.ceil(Number(amount) / 2);
    if ('requestId' in of) {
      const key = randomUUID();
      await this.#move(`deposit-requests/${of.requestId}/return/`, { key, amount: part, ...said });
      return;
    }
    const credit = { key: randomUUID(), reason: said.reason, lines: null };
    const creditId = (await this.#send(`invoices/${of.invoiceId}/credit/`, credit))?.['id'];
    if (typeof creditId !== 'number') return;
    const key = randomUUID();
    await this.#move('refunds/', { key, creditId, paymentId: null, amount: part, ...said });
  }

  async #move(address: string, body: { key: string } & Record<string, unknown>): Promise<void> {
    const clicks = this.#random() < 0.25 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => this.#send(address, body)),
    );
    if (answers.some((answer) => answer !== undefined)) this.promised.push(body.key);
  }

  /** @returns what was answered when it was done; undefined if it was not */
  async #send(address: string, body: object): Promise<Record<string, unknown> | undefined> {
    const end = Date.now() + this.#timeoutMs;
    while (Date.now() < end) {
      const answer = await this.#call(address, body);
      if (answer?.status === 200 || answer?.status === 201) return answer.body;
      // While a payment that was left is open, a document is locked; a server that starts says 503.
      if (answer !== undefined && answer.status !== 409 && answer.status < 500) {
        throw new Error(`${address} was answered with ${JSON.stringify(answer)}.`);
      }
      await delay(300);
    }
    return undefined;
  }

  async #call(
    address: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, unknown> } | undefined> {
    try {
      const answer = await fetch(`${this.#server}/api/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Token ${this.#token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      const read = (await answer.json()) as Record<string, unknown>;
      if (answer.ok) this.answers += 1;
      return { status: answer.status, body: read };
    } catch {
      return undefined;
    }
  }
}
