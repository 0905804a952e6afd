import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { trialKeys } from '../../sandbox/trialKeys.ts';

const good = '4242424242424242';
const declined = '4000000000000002';
/** Its bank asks. */
const asking = '4000002500003155';

/** Where a card is typed, which, and what the payer does where they are led to. */
interface Plan {
  way: 'cardForm' | 'providerPage';
  card: string;
  elsewhere: 'approve' | 'refuse' | 'abandon';
}

/** What is paid: what is owed on an invoice, or what a request for a deposit or a part payment asks for. */
export interface Bill {
  number: string;
  amount: string;
  /** Its id, and that of the request if it is one. */
  of: { invoiceId: number } | { requestId: number };
}

/** The final answer to a payer. */
export interface PaymentOutcome {
  key: string;
  number: string;
  status: 'succeeded' | 'failed' | 'paidAlready' | 'withdrawn' | 'refused' | 'unanswered';
}

/**
 * A payer's browser: retries until the outcome is known, and never starts a second payment by
 * itself.
 */
export class Payer {
  readonly outcomes: PaymentOutcome[] = [];
  #elsewhere = 0;
  #withdrawn = 0;
  /** How many answers made progress; being told to keep waiting is none. */
  answers = 0;
  readonly #keys = new Set<string>();
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
   * How many outcomes there were, how often a payment went on elsewhere (at a bank, or on the provider's page),
   * and how often a key was given up before its payment arrived.
   */
  get counts(): { outcomes: number; elsewhere: number; withdrawn: number } {
    const { outcomes } = this;
    return { outcomes: outcomes.length, elsewhere: this.#elsewhere, withdrawn: this.#withdrawn };
  }

  /**
   * Pays a bill; sometimes after a card that is declined, a bank that is told no, or a page that is left, by
   * the card's form or on the provider's page, with a double click, or in two windows at once; sometimes the
   * page is reloaded before anything was answered.
   * @returns whether it was answered that the bill is paid
   */
  async pay(bill: Bill): Promise<boolean> {
    const first = this.#random();
    if (first < 0.15) await this.#window(bill, planOf('cardForm', declined), 1);
    else if (first < 0.22) await this.#window(bill, planOf('cardForm', asking, 'refuse'), 1);
    else if (first < 0.29) await this.#window(bill, planOf('cardForm', asking, 'abandon'), 1);
    else if (first < 0.36) await this.#window(bill, planOf('providerPage', good, 'abandon'), 1);
    else if (first < 0.5) await this.#reloaded(bill);
    const clicks = this.#random() < 0.25 ? 2 : 1;
    const windows = this.#random() < 0.15 ? 2 : 1;
    const way = this.#random() < 0.3 ? 'providerPage' : 'cardForm';
    const plan = planOf(way, this.#random() < 0.3 ? asking : good);
    await Promise.all(Array.from({ length: windows }, () => this.#window(bill, plan, clicks)));
    return this.outcomes.some(
      ({ number, status }) => number === bill.number && status === 'succeeded',
    );
  }

  /**
   * Waits until no payment that was begun is being confirmed any more: those that were left are settled by
   * the provider's events and the sweep. Gives up after a payer's patience.
   */
  async untilSettled(): Promise<void> {
    const end = Date.now() + this.#timeoutMs;
    for (const key of this.#keys) {
      const isSettled = async (): Promise<boolean> => {
        const answer = await this.#call(`payment-status/${key}`);
        return answer !== undefined && answer.body['status'] !== 'confirming';
      };
      while (!(await isSettled()) && Date.now() < end) await delay(100);
    }
  }

  async #window(bill: Bill, plan: Plan, clicks: number): Promise<void> {
    const key = randomUUID();
    this.#keys.add(key);
    const payment = { amount: bill.amount, invoice: bill.number, key };
    const body =
      plan.way === 'providerPage'
        ? payment
        : { ...payment, token: await this.#token(plan.card), canLeave: true };
    const states = await Promise.all(
      Array.from({ length: clicks }, () => this.#submit(key, body, plan)),
    );
    for (const { under, status } of states) {
      this.outcomes.push({ key: under, number: bill.number, status });
    }
  }

  /**
   * Sends a payment, asks for it from a page that is loaded again and gives its key up if nothing is known of it.
   * A copy of the request arrives once that is answered.
   */
  async #reloaded(bill: Bill): Promise<void> {
    const key = randomUUID();
    const plan = planOf('cardForm', good);
    const payment = { amount: bill.amount, invoice: bill.number, key };
    const body = { ...payment, token: await this.#token(plan.card), canLeave: true };
    const sent = delay(this.#random() * 30).then(() => this.#call('process-payment/', body));
    await delay(this.#random() * 30);
    const end = Date.now() + this.#timeoutMs;
    while (Date.now() < end) {
      const answer = await this.#call(`payment-status/${key}/withdraw/`, {});
      if (answer?.status === 200) {
        if (answer.body['payment'] !== null) break;
        await sent;
        await this.#call('process-payment/', body);
        this.#withdrawn += 1;
        this.outcomes.push({ key, number: bill.number, status: 'withdrawn' });
        return;
      }
      await delay(200);
    }
    this.#keys.add(key);
    const { under, status } = await this.#submit(key, body, plan);
    this.outcomes.push({ key: under, number: bill.number, status });
  }

  async #submit(
    key: string,
    body: object,
    plan: Plan,
  ): Promise<{ under: string; status: PaymentOutcome['status'] }> {
    const end = Date.now() + this.#timeoutMs;
    let under = key;
    let asking = false;
    while (Date.now() < end) {
      const answer = asking
        ? await this.#call(`payment-status/${under}`)
        : await this.#call(plan.way === 'cardForm' ? 'process-payment/' : 'checkout/', body);
      if (answer?.status === 409) return { under, status: 'paidAlready' };
      // Who pays what is owed may not be told that the amount is wrong, or that it was guessed too often.
      if (answer?.status === 400 || answer?.status === 429) return { under, status: 'refused' };
      // The server was killed before it stored the attempt.
      if (answer?.status === 404) asking = false;
      const state = answer?.body['status'];
      if (state === 'succeeded' || state === 'failed') return { under, status: state };
      if (state === 'confirming') {
        asking = true;
        under = String(answer?.body['key']);
        this.#keys.add(under);
        const page = answer?.body['continueAt'];
        if (typeof page === 'string' && page !== '') await this.#goOn(under, page, plan);
      }
      await delay(200);
    }
    return { under, status: 'unanswered' };
  }

  /** Does elsewhere what was planned; then half of the payers come back, the others close the window. */
  async #goOn(key: string, page: string, { elsewhere, card }: Plan): Promise<void> {
    this.#elsewhere += 1;
    if (elsewhere === 'abandon') {
      await this.#call(`payment-status/${key}/abandon/`, {});
      return;
    }
    const fields = { number: card, exp_month: '12', exp_year: '2040', cvc: '123' };
    const bank = page.includes('/pay/') ? await sendForm(page, fields) : page;
    if (bank.includes('/bank/')) await sendForm(bank, { answer: elsewhere });
    if (this.#random() < 0.5) return;
    await fetch(`${this.#server}/payment-receipt/${key}?returned`, { redirect: 'manual' }).catch(
      () => undefined,
    );
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
      const read = (await answer.json()) as Record<string, unknown>;
      if (answer.status < 500 && read['status'] !== 'confirming') this.answers += 1;
      return { status: answer.status, body: read };
    } catch {
      return undefined;
    }
  }
}

const planOf = (
  way: Plan['way'],
  card: string,
  elsewhere: Plan['elsewhere'] = 'approve',
): Plan => ({ way, card, elsewhere });

/** Sends a form of a page of the provider or of a bank, and says where that leads. */
async function sendForm(page: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? page, page).href;
}
