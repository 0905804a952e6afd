/**
 * What clients owe, have with us and have paid, worked out a second time: no accounts, no double
 * entry, only facts with their days, which each view reads anew. Written from the rules in words
 * (docs/product/money.md) and not from the ledger's code, so that a test may compare the two.
 *
 * Amounts are whole cents, days are `YYYY-MM-DD` of the company.
 */

import { centsOf, isIn, known, lastDay, later, ownerOf, sum, totalOf } from './amounts.ts';
import type { Dispute, Invoice, Leaving, Quote, Request, Source, Use, WriteOff } from './facts.ts';
import { daysBetween, partOf, type Ageing, type TrialBalance } from './reports.ts';

export class Oracle {
  invoices = new Map<string, Invoice>();
  sources = new Map<string, Source>();
  readonly requests = new Map<string, Request>();
  readonly disputes = new Map<string, Dispute>();
  readonly quotes = new Map<string, Quote>();
  readonly leavings = new Map<string, Leaving>();
  readonly uses: Use[] = [];
  readonly writeOffs: WriteOff[] = [];

  /** Another one that knows the same, to try what may have happened. */
  copy(): Oracle {
    const { invoices, sources, requests, disputes, quotes, leavings, uses, writeOffs } = this;
    const facts = { invoices, sources, requests, disputes, quotes, leavings, uses, writeOffs };
    return Object.assign(new Oracle(), structuredClone(facts));
  }

  /** Puts invoices and sources into the order in which they were made, where several were at once. */
  sort(placeOf: (name: string) => number): void {
    const inOrder = <Fact>(facts: ReadonlyMap<string, Fact>) =>
      new Map([...facts].sort(([one], [other]) => placeOf(one) - placeOf(other)));
    this.invoices = inOrder(this.invoices);
    this.sources = inOrder(this.sources);
  }

  /** What is owed on an invoice at the end of a day. */
  balanceOf(name: string, day: string): number {
    const invoice = known(this.invoices, name);
    if (!isIn(invoice, day, invoice.voidedOn)) return 0;
    const less = [...this.uses, ...this.writeOffs].filter(
      (one) => one.invoice === name && isIn(one, day),
    );
    return totalOf(invoice.lines) - centsOf(less);
  }

  /** Whether an invoice was issued, is not void, and nothing is owed on it. */
  isPaid(name: string, day: string): boolean {
    const invoice = known(this.invoices, name);
    return isIn(invoice, day, invoice.voidedOn) && this.balanceOf(name, day) === 0;
  }

  /** What is left of a source at the end of a day. */
  leftOf(name: string, day: string): number {
    const source = known(this.sources, name);
    if (!isIn(source, day)) return 0;
    const less = [...this.uses, ...this.leavings.values()].filter(
      (one) => one.source === name && isIn(one, day),
    );
    return source.cents - centsOf(less);
  }

  /** What is held of a source for its quote at the end of a day. */
  heldOf(name: string, day: string): number {
    const { kind } = known(this.sources, name);
    return kind === 'deposit' || kind === 'instalment' ? this.leftOf(name, day) : 0;
  }

  /** The tax that is owed already for what is left of an instalment. */
  aheadOf(name: string, day: string): number {
    const source = known(this.sources, name);
    if (source.kind !== 'instalment' || !isIn(source, day)) return 0;
    const less = [...this.uses, ...this.leavings.values()].filter(
      (one) => one.source === name && isIn(one, day),
    );
    return (source.taxCents ?? 0) - sum(less.map(({ taxCents }) => taxCents));
  }

  /** The tax of a part of what is left of an instalment, half a cent upwards; all of it with the last cent. */
  aheadOfPart(name: string, cents: number, left = this.leftOf(name, lastDay)): number {
    const tax = this.aheadOf(name, lastDay);
    return left === 0 ? 0 : Math.floor((2 * tax * cents + left) / (2 * left));
  }

  /** What a client has with us at the end of a day, not used, and not held as security. */
  onAccountOf(client: number, day: string): number {
    return this.#left(
      day,
      (source) => ownerOf(source, day) === client && source.kind !== 'deposit',
    );
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
    const ofKind = (kind: Leaving['kind']) => leavings.filter((one) => one.kind === kind);
    const received = [...this.sources.values()].filter((one) => isIn(one, day));
    const credits = received.filter(({ kind }) => kind === 'credit');
    const invoiced = [...this.invoices.values()].filter((one) => isIn(one, day, one.voidedOn));
    const disputes = [...this.disputes.values()].filter((one) => one.day <= day);
    const lasting = disputes.filter(({ ended }) => !(ended?.isWon === true && ended.day <= day));
    const open = disputes.filter(({ ended }) => !ended || ended.day > day);
    const over = disputes.flatMap(({ ended, loss }) =>
      ended && ended.day <= day ? [{ ...ended, loss }] : [],
    );
    const fees = sum(disputes.map(({ fee }) => fee)) - sum(over.map(({ feeBack }) => feeBack));
    const isHeld = ({ kind }: Source) => kind === 'deposit' || kind === 'instalment';
    return {
      money:
        centsOf(received) - centsOf(credits) - centsOf(ofKind('refund')) - centsOf(lasting) - fees,
      receivable: sum([...this.invoices.keys()].map((name) => this.balanceOf(name, day))),
      writtenOff:
        centsOf(this.writeOffs.filter((one) => isIn(one, day))) + sum(over.map(({ loss }) => loss)),
      disputed: centsOf(open),
      onAccount: -this.#left(day, (source) => !isHeld(source)),
      deposits: -this.#left(day, isHeld),
      advanceTax: sum([...this.sources.keys()].map((name) => this.aheadOf(name, day))),
      fees,
      sales:
        centsOf(credits) -
        sum(credits.map(({ taxCents = 0 }) => taxCents)) -
        sum(invoiced.map(({ lines }) => centsOf(lines))),
      tax: -this.#tax((of) => of <= day),
      forfeited: sum(ofKind('forfeit').map(({ cents, taxCents }) => taxCents - cents)),
    };
  }

  /** The most that may be invoiced for an accepted quote: 10 % above it and its change orders. */
  ceilingOf(name: string): number {
    const { cents, changeOrders } = known(this.quotes, name);
    const accepted = changeOrders.filter(({ acceptedOn }) => acceptedOn !== undefined);
    return Math.floor(((cents + centsOf(accepted)) * 110) / 100);
  }

  /** What may still be asked for on a quote: what is neither paid nor asked for. */
  askableOf(name: string): number {
    const { cents, changeOrders } = known(this.quotes, name);
    const accepted = changeOrders.filter(({ acceptedOn }) => acceptedOn !== undefined);
    const asked = [...this.requests.values()].filter(
      ({ quote, isWithdrawn, paidBy }) => quote === name && !isWithdrawn && paidBy === undefined,
    );
    const paid = [...this.sources].filter(([, one]) => one.quote === name && isIn(one, lastDay));
    const lost = [...this.leavings.values()].filter(
      ({ kind, source, endedOn }) =>
        endedOn === undefined && kind !== 'chargeback' && paid.some(([each]) => each === source),
    );
    const received = centsOf(paid.map(([, one]) => one)) - centsOf(lost);
    return cents + centsOf(accepted) - received - centsOf(asked);
  }

  /** What the provider can still give back to the card of a payment; none while that is disputed. */
  toCardOf(name: string): number {
    const disputes = [...this.disputes.values()].filter(({ source }) => source === name);
    if (disputes.some(({ ended }) => ended === undefined)) return 0;
    const lost = disputes.filter(({ ended }) => ended?.isWon === false);
    const back = [...this.leavings.values()].filter(
      ({ source, card = source, isToCard, endedOn }) =>
        card === name && isToCard === true && endedOn === undefined,
    );
    return Math.max(0, known(this.sources, name).cents - centsOf(lost) - centsOf(back));
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
    const taxCents = this.aheadOfPart(source, cents);
    if (cents > 0) this.uses.push({ source, invoice, cents, taxCents, day });
    return Math.max(cents, 0);
  }

  /** What is owed again is paid by the credits of the same invoices, as far as they are on account. */
  settleByOwnCredits(invoices: Iterable<string>, today: string): void {
    for (const invoice of invoices) {
      const from = later(today, known(this.invoices, invoice).day);
      for (const [name, source] of this.sources) {
        if (source.invoice === invoice) this.use(name, invoice, from);
      }
    }
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
    known(this.sources, name).endedOn = day;
    this.#end(this.uses, (use) => use.source === name, day);
  }

  /** Takes an invoice back: what paid it is on account again, and nothing of it is written off. */
  voidInvoice(name: string, day: string): void {
    known(this.invoices, name).voidedOn = day;
    const lost = this.uses.filter(({ invoice, cents }) => invoice === name && cents < 0);
    this.#end(this.uses, (use) => use.invoice === name, day);
    this.#end(this.writeOffs, (one) => one.invoice === name, day);
    // No tax is owed ahead of what a dispute has taken.
    for (const { source, cents, endedOn } of lost) {
      if (endedOn !== day) continue;
      const taxCents = this.aheadOfPart(source, -cents, this.leftOf(source, lastDay) - cents);
      this.uses.push({ source, invoice: name, cents: 0, taxCents, day });
    }
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
    for (const { kind, day, taxCents = 0 } of this.sources.values()) {
      if (kind === 'credit' && isWanted(day)) tax -= taxCents;
    }
    for (const { kind, source, day, taxCents } of this.leavings.values()) {
      const isOfDeposit = known(this.sources, source).kind === 'deposit';
      if (kind === 'forfeit' && isOfDeposit && isWanted(day)) tax += taxCents;
    }
    return tax;
  }

  /** The tax of instalments is owed when they are paid, and then no second time by the invoice. */
  #aheadTax(isWanted: (day: string) => boolean): number {
    const during = ({ day, endedOn }: { day: string; endedOn?: string }): number =>
      Number(isWanted(day)) - Number(endedOn !== undefined && isWanted(endedOn));
    const paid = [...this.sources.values()].filter(({ kind }) => kind === 'instalment');
    const less = [
      ...this.uses,
      // What is kept stays taxed.
      ...[...this.leavings.values()].filter(({ kind }) => kind !== 'forfeit'),
    ].filter(({ source }) => known(this.sources, source).kind === 'instalment');
    return (
      sum(paid.map((one) => (one.taxCents ?? 0) * during(one))) -
      sum(less.map((one) => one.taxCents * during(one)))
    );
  }
}
