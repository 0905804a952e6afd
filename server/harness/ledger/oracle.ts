/**
 * What clients owe, have with us and have paid, worked out a second time: no accounts, no double
 * entry, only facts with their days, which each view reads anew. Written from the rules in words
 * (docs/product/money.md) and not from the ledger's code, so that a test may compare the two.
 *
 * Amounts are whole cents, days are `YYYY-MM-DD` of the company.
 */

/** A line of an invoice or of a credit: net amount and its tax. */
export interface OracleLine {
  cents: number;
  taxCents: number;
}

interface Invoice {
  client: number;
  day: string;
  due: string;
  lines: readonly OracleLine[];
  /** The quote that it bills, if one was accepted. */
  quote?: string;
  voidedOn?: string;
}

/** Money or a credit that a client has with us until it is used. */
interface Source {
  kind: 'payment' | 'credit' | 'deposit' | 'instalment';
  client: number;
  day: string;
  cents: number;
  /** The tax that a credit takes back; of a payment none. */
  taxCents?: number;
  /** The invoice that a credit corrects, and what it takes back of each of its lines before tax. */
  invoice?: string;
  nets?: readonly number[];
  /** The quote that a payment was made on. */
  quote?: string;
  endedOn?: string;
}

/** A part of a source that pays an invoice. */
interface Use {
  source: string;
  invoice: string;
  cents: number;
  day: string;
  endedOn?: string;
}

/** A part of a source that has left it otherwise: given back, kept by us, or held by a bank. */
interface Leaving {
  kind: 'refund' | 'forfeit' | 'dispute';
  source: string;
  cents: number;
  day: string;
  /** The refund failed, or the dispute was won: the part is there again. */
  endedOn?: string;
}

interface WriteOff {
  invoice: string;
  cents: number;
  day: string;
  endedOn?: string;
}

interface Quote {
  client: number;
  cents: number;
  acceptedOn?: string;
  /** What the client accepted on top of it. */
  changeOrders: { cents: number; acceptedOn?: string }[];
}

/** What is owed by how many days it is late. */
export interface Ageing {
  notDue: number;
  days1To30: number;
  days31To60: number;
  days61To90: number;
  over90: number;
}

/** Debits are positive; the sum of all is zero. */
export interface TrialBalance {
  money: number;
  receivable: number;
  writtenOff: number;
  disputed: number;
  onAccount: number;
  deposits: number;
  sales: number;
  tax: number;
  forfeited: number;
}

export class Oracle {
  readonly invoices = new Map<string, Invoice>();
  readonly sources = new Map<string, Source>();
  readonly quotes = new Map<string, Quote>();
  readonly leavings = new Map<string, Leaving>();
  readonly uses: Use[] = [];
  readonly writeOffs: WriteOff[] = [];

  /** Another one that knows the same, to try what may have happened. */
  copy(): Oracle {
    const { invoices, sources, quotes, leavings, uses, writeOffs } = this;
    const facts = { invoices, sources, quotes, leavings, uses, writeOffs };
    return Object.assign(new Oracle(), structuredClone(facts));
  }

  /** What is owed on an invoice at the end of a day. */
  balanceOf(name: string, day: string): number {
    const invoice = found(this.invoices, name);
    if (!isIn(invoice, day, invoice.voidedOn)) return 0;
    const less = [...this.uses, ...this.writeOffs].filter(
      (one) => one.invoice === name && isIn(one, day),
    );
    return totalOf(invoice.lines) - centsOf(less);
  }

  /** Whether an invoice was issued, is not void, and nothing is owed on it. */
  isPaid(name: string, day: string): boolean {
    const invoice = found(this.invoices, name);
    return isIn(invoice, day, invoice.voidedOn) && this.balanceOf(name, day) === 0;
  }

  /** What is left of a source at the end of a day. */
  leftOf(name: string, day: string): number {
    const source = found(this.sources, name);
    if (!isIn(source, day)) return 0;
    const less = [...this.uses, ...this.leavings.values()].filter(
      (one) => one.source === name && isIn(one, day),
    );
    return source.cents - centsOf(less);
  }

  /** What a client has with us at the end of a day, not used, and not held as security. */
  onAccountOf(client: number, day: string): number {
    return this.#left(day, (source) => source.client === client && source.kind !== 'deposit');
  }

  /** How a client's statement closes on a day: what is owed less what they have with us. */
  statementOf(client: number, day: string): number {
    const owed = [...this.invoices].filter(([, invoice]) => invoice.client === client);
    return sum(owed.map(([name]) => this.balanceOf(name, day))) - this.onAccountOf(client, day);
  }

  /** What a client owes on a day by how late it is, counted from the day on which it was due. */
  ageingOf(client: number, day: string): Ageing {
    const parts: Ageing = { notDue: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
    for (const [name, invoice] of this.invoices) {
      if (invoice.client !== client) continue;
      parts[partOf(daysBetween(invoice.due, day))] += this.balanceOf(name, day);
    }
    return parts;
  }

  /** The tax that is owed for a day: what was issued, credited, voided, forfeited or paid ahead on it. */
  taxOn(day: string): number {
    return this.#tax((of) => of === day);
  }

  trialBalance(day: string): TrialBalance {
    const leavings = [...this.leavings.values()].filter((one) => isIn(one, day));
    const ofKind = (kind: Leaving['kind']) => centsOf(leavings.filter((one) => one.kind === kind));
    const received = [...this.sources.values()].filter((one) => isIn(one, day));
    const credits = received.filter(({ kind }) => kind === 'credit');
    const invoiced = [...this.invoices.values()].filter((one) => isIn(one, day, one.voidedOn));
    const tax = this.#tax((of) => of <= day);
    const forfeits = leavings.filter(({ kind }) => kind === 'forfeit');
    const forfeitedTax = sum(forfeits.map(({ cents }) => taxWithin(cents)));
    const aheadTax = this.#aheadTax((of) => of <= day);
    const invoicedTax = tax - forfeitedTax - aheadTax;
    return {
      money: centsOf(received) - centsOf(credits) - ofKind('refund') - ofKind('dispute'),
      receivable: sum([...this.invoices.keys()].map((name) => this.balanceOf(name, day))),
      writtenOff: centsOf(this.writeOffs.filter((one) => isIn(one, day))),
      disputed: ofKind('dispute'),
      onAccount: aheadTax - this.#left(day, ({ kind }) => kind !== 'deposit'),
      deposits: -this.#left(day, ({ kind }) => kind === 'deposit'),
      sales: invoicedTax + centsOf(credits) - sum(invoiced.map(({ lines }) => totalOf(lines))),
      tax: -tax,
      forfeited: forfeitedTax - ofKind('forfeit'),
    };
  }

  /** The most that may be invoiced for an accepted quote: 10 % above it and its change orders. */
  ceilingOf(name: string): number {
    const { cents, changeOrders } = found(this.quotes, name);
    const accepted = changeOrders.filter(({ acceptedOn }) => acceptedOn !== undefined);
    return Math.floor(((cents + centsOf(accepted)) * 110) / 100);
  }

  /** What was invoiced for a quote, less what was credited of it. */
  invoicedFor(quote: string): number {
    const bills = [...this.invoices].filter(
      ([, invoice]) => invoice.quote === quote && invoice.voidedOn === undefined,
    );
    return sum(bills.map(([name, { lines }]) => totalOf(lines) - centsOf(this.creditsOf(name))));
  }

  /** What corrects an invoice, whatever became of it. */
  creditsOf(invoice: string): Source[] {
    return [...this.sources.values()].filter((source) => source.invoice === invoice);
  }

  /** Uses a source for an invoice as far as both go, and says how much of it that was. */
  use(source: string, invoice: string, day: string, most = Infinity): number {
    const cents = Math.min(most, this.leftOf(source, lastDay), this.balanceOf(invoice, lastDay));
    if (cents > 0) this.uses.push({ source, invoice, cents, day });
    return Math.max(cents, 0);
  }

  /** Takes back what was written off an invoice, up to an amount, the latest first. */
  endWriteOffs(invoice: string, most: number, day: string): void {
    let rest = most;
    const inForce = this.writeOffs.filter((one) => one.invoice === invoice && isIn(one, lastDay));
    for (const one of inForce.reverse()) {
      const cents = Math.min(rest, one.cents);
      if (cents <= 0) return;
      rest -= cents;
      one.endedOn = day;
      if (cents < one.cents) this.writeOffs.push({ invoice, cents: one.cents - cents, day });
    }
  }

  /** Takes a payment back: what it paid is owed again. */
  reverse(name: string, day: string): void {
    found(this.sources, name).endedOn = day;
    this.#end(this.uses, (use) => use.source === name, day);
  }

  /** Takes an invoice back: what paid it is on account again, and nothing of it is written off. */
  voidInvoice(name: string, day: string): void {
    found(this.invoices, name).voidedOn = day;
    this.#end(this.uses, (use) => use.invoice === name, day);
    this.#end(this.writeOffs, (one) => one.invoice === name, day);
  }

  #end<Fact extends { endedOn?: string }>(
    facts: Fact[],
    which: (one: Fact) => boolean,
    day: string,
  ) {
    for (const fact of facts) if (which(fact)) fact.endedOn ??= day;
  }

  #left(day: string, which: (source: Source) => boolean): number {
    const names = [...this.sources].filter(([, source]) => which(source));
    return sum(names.map(([name]) => this.leftOf(name, day)));
  }

  #tax(isWanted: (day: string) => boolean): number {
    let tax = this.#aheadTax(isWanted);
    for (const { day, voidedOn, lines } of this.invoices.values()) {
      const ofInvoice = sum(lines.map(({ taxCents }) => taxCents));
      if (isWanted(day)) tax += ofInvoice;
      if (voidedOn !== undefined && isWanted(voidedOn)) tax -= ofInvoice;
    }
    for (const { day, taxCents = 0 } of this.sources.values()) if (isWanted(day)) tax -= taxCents;
    for (const { kind, day, cents } of this.leavings.values()) {
      if (kind === 'forfeit' && isWanted(day)) tax += taxWithin(cents);
    }
    return tax;
  }

  /** The tax of instalments is owed when they are paid, and then no second time by the invoice. */
  #aheadTax(isWanted: (day: string) => boolean): number {
    const instalments = [...this.sources].filter(([, { kind }]) => kind === 'instalment');
    const taxes = instalments.map(([name, { day, cents }]) => {
      const uses = this.uses.filter((use) => use.source === name && isWanted(use.day));
      return (isWanted(day) ? taxWithin(cents) : 0) - sum(uses.map((use) => taxWithin(use.cents)));
    });
    return sum(taxes);
  }
}

/** After every day of a history: what is true by then is true now. */
export const lastDay = '9999-12-31';

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);

export const totalOf = (lines: readonly OracleLine[]): number =>
  sum(lines.map(({ cents, taxCents }) => cents + taxCents));

/** The tax within an amount that includes it, 13 of 113 parts, half a cent upwards. */
export const taxWithin = (cents: number): number => Math.floor((cents * 26 + 113) / 226);

const centsOf = (facts: readonly { cents: number }[]): number =>
  sum(facts.map(({ cents }) => cents));

const isIn = (
  fact: { day: string; endedOn?: string },
  day: string,
  until: string | undefined = fact.endedOn,
): boolean => fact.day <= day && (until === undefined || until > day);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function partOf(daysLate: number): keyof Ageing {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'days1To30';
  if (daysLate <= 60) return 'days31To60';
  return daysLate <= 90 ? 'days61To90' : 'over90';
}

function found<Fact>(facts: ReadonlyMap<string, Fact>, name: string): Fact {
  const fact = facts.get(name);
  if (!fact) throw new Error(`The oracle knows nothing of ${name}.`);
  return fact;
}
