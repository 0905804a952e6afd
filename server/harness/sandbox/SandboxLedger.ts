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
  status: 'succeeded' | 'requires_payment_method' | 'canceled';
  metadata: Record<string, string>;
  description: string | null;
  created: number;
  error: { code: string; declineCode: string; message: string } | null;
}

/** The response to an idempotency key. */
export interface SandboxAnswer {
  key: string;
  /** The request, so that reusing the key for a different one is refused. */
  request: string;
  status: number;
  body: unknown;
}

type Entry = { token: SandboxToken } | { intent: SandboxIntent } | { answer: SandboxAnswer };

/**
 * The provider's state, in memory and optionally in a file that is written before each response, so
 * that charges survive the process as at a real provider.
 */
export class SandboxLedger {
  readonly tokens = new Map<string, SandboxToken>();
  readonly intents = new Map<string, SandboxIntent>();
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
