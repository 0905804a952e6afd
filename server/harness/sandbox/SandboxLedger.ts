import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A tokenized card. The number itself is never stored. */
export interface SandboxToken {
  id: string;
  brand: 'Visa' | 'MasterCard';
  last4: string;
  expMonth: number;
  expYear: number;
  /** The simulated behaviour, by card number (`cards.ts`). */
  behaviour: string;
  used: boolean;
  created: number;
}

/** A charge, or an attempt at one. */
export interface SandboxIntent {
  id: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  metadata: Record<string, string>;
  description: string | null;
  created: number;
  error: { code: string; declineCode?: string; message: string } | null;
  /** Where the bank's page leads back to, while it asks. */
  returnUrl?: string | null;
  /** The test card that was charged, which says what becomes of refunds and whether it is disputed. */
  card?: string;
}

/** Money of a charge that is given back. */
export interface SandboxRefund {
  id: string;
  intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
  failureReason?: string;
  created: number;
}

/** A charge that its payer disputes with their bank. */
export interface SandboxDispute {
  id: string;
  intent: string;
  amount: number;
  reason: string;
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
  /** Cents that were taken out (negative) and given back, and what that cost. */
  movements: { amount: number; fee: number }[];
  dueBy: number;
  created: number;
}

/** A payment on the provider's own page: a Checkout Session. */
export interface SandboxSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  currency: string;
  /** What is paid, as the page names it. */
  item: string;
  description: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  /** Unix seconds. */
  expiresAt: number;
  /** The payment intent, once a card was tried. */
  intent: string | null;
  created: number;
}

/** The response to an idempotency key. */
export interface SandboxAnswer {
  key: string;
  /** The request, so that reusing the key for a different one is refused. */
  request: string;
  status: number;
  body: unknown;
}

type Entry =
  | { token: SandboxToken }
  | { intent: SandboxIntent }
  | { session: SandboxSession }
  | { refund: SandboxRefund }
  | { dispute: SandboxDispute }
  | { answer: SandboxAnswer };

/**
 * The provider's state, in memory and optionally in a file that is written before each response, so
 * that charges survive the process as at a real provider.
 */
export class SandboxLedger {
  readonly tokens = new Map<string, SandboxToken>();
  readonly intents = new Map<string, SandboxIntent>();
  readonly sessions = new Map<string, SandboxSession>();
  readonly refunds = new Map<string, SandboxRefund>();
  readonly disputes = new Map<string, SandboxDispute>();
  readonly answers = new Map<string, SandboxAnswer>();
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = parse(line);
      if (entry) this.#keep(entry);
    }
  }

  write(entry: Entry): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    this.#keep(entry);
  }

  #keep(entry: Entry): void {
    if ('token' in entry) this.tokens.set(entry.token.id, entry.token);
    else if ('intent' in entry) this.intents.set(entry.intent.id, entry.intent);
    else if ('session' in entry) this.sessions.set(entry.session.id, entry.session);
    else if ('refund' in entry) this.refunds.set(entry.refund.id, entry.refund);
    else if ('dispute' in entry) this.disputes.set(entry.dispute.id, entry.dispute);
    else this.answers.set(entry.answer.key, entry.answer);
  }
}

/** A line truncated by a kill was never acknowledged, so it is ignored. */
function parse(line: string): Entry | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Entry);
  } catch {
    return undefined;
  }
}
