/**
 * What may be done with money and what follows from it, by the rules in words
 * (docs/product/money.md): the commands of the ledger as the oracle understands them.
 */
import { known, lastDay, later, sum, totalOf } from './amounts.ts';
import { dispute, endDispute, failRefund, payByCard, type CardCommand } from './cardRules.ts';
import type { OracleLine } from './facts.ts';
import {
  ask,
  followQuotes,
  giveBack,
  heldOn,
  keep,
  moveQuote,
  receive,
  withdraw,
  type HeldCommand,
} from './heldRules.ts';
import type { Oracle } from './oracle.ts';
import { accept, issue, order, prepay, type QuoteCommand } from './quoteRules.ts';

/** An amount of an invoice that a payment or credit pays. */
export interface Share {
  invoice: string;
  cents: number;
}

/** One thing that the office does, with names in place of ids. Days are those that it types. */
export type Command =
  | QuoteCommand
  | {
      kind: 'pay';
      name: string;
      client: number;
      day: string;
      cents: number;
      shares: readonly Share[];
    }
  | { kind: 'payBalance'; name: string; invoice: string }
  | { kind: 'allocate'; source: string; shares: readonly Share[] }
  | { kind: 'reverse'; source: string }
  | { kind: 'credit'; name: string; invoice: string; lines: readonly CreditedLine[] | null }
  | { kind: 'refund'; name: string; source: string; cents: number; toCard?: boolean }
  | { kind: 'writeOff'; invoice: string; cents: number | null }
  | { kind: 'void'; invoice: string }
  | HeldCommand
  | CardCommand;

/** A net amount of a line, which is counted from 0. */
export interface CreditedLine {
  line: number;
  cents: number;
}

/**
 * Does a command on a day, as far as the rules allow it.
 * @returns whether they do; if not, nothing has changed
 */
export function follow(oracle: Oracle, command: Command, today: string): boolean {
  const isAllowed = obey(oracle, command, today);
  if (isAllowed) followQuotes(oracle, today);
  return isAllowed;
}

function obey(oracle: Oracle, command: Command, today: string): boolean {
  switch (command.kind) {
    case 'quote':
      oracle.quotes.set(command.name, { ...command, changeOrders: [] });
      return true;
    case 'contract':
      oracle.quotes.set(command.name, { ...command, cents: 0, changeOrders: [], isContract: true });
      return true;
    case 'prepay':
      return prepay(oracle, command, today);
    case 'accept':
      return accept(oracle, command.quote, today);
    case 'changeOrder':
      return order(oracle, command, today);
    case 'issue':
      return issue(oracle, command);
    case 'pay':
      return pay(oracle, command, today);
    case 'payBalance':
      return payBalance(oracle, command, today);
    case 'allocate':
      return allocate(oracle, command, today);
    case 'reverse':
      return reverse(oracle, command.source, today);
    case 'credit':
      return credit(oracle, command, today);
    case 'refund':
      return refund(oracle, command, today);
    case 'writeOff':
      return writeOff(oracle, command, today);
    case 'void':
      return makeVoid(oracle, command.invoice, today);
    case 'ask':
      return ask(oracle, command);
    case 'withdraw':
      return withdraw(oracle, command.request);
    case 'receive':
      return receive(oracle, command, today);
    case 'giveBack':
      return giveBack(oracle, command, today);
    case 'keep':
      return keep(oracle, command, today);
    case 'moveQuote':
      return moveQuote(oracle, command);
    case 'card':
      return payByCard(oracle, command, today);
    case 'refundFails':
      return failRefund(oracle, command.refund, today);
    case 'dispute':
      return dispute(oracle, command, today);
    case 'disputeEnds':
      return endDispute(oracle, command, today);
  }
}

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

function pay(oracle: Oracle, command: Of<'pay'>, today: string): boolean {
  const { name, client, day, cents, shares } = command;
  if (day > today || sum(shares.map((share) => share.cents)) > cents) return false;
  if (!areOwed(oracle, client, shares)) return false;
  oracle.sources.set(name, { kind: 'payment', client, day, cents });
  for (const share of shares) {
    const from = later(day, known(oracle.invoices, share.invoice).day);
    oracle.use(name, share.invoice, from, share.cents);
  }
  return true;
}

/** The whole of what is owed is paid today; of a paid invoice nothing is, and that is no mistake. */
function payBalance(oracle: Oracle, { name, invoice }: Of<'payBalance'>, today: string): boolean {
  const { client, voidedOn, day } = known(oracle.invoices, invoice);
  if (voidedOn !== undefined) return false;
  const cents = oracle.balanceOf(invoice, lastDay);
  if (cents === 0) return true;
  oracle.sources.set(name, { kind: 'payment', client, day: today, cents });
  oracle.use(name, invoice, later(today, day));
  return true;
}

function allocate(oracle: Oracle, { source, shares }: Of<'allocate'>, today: string): boolean {
  const { kind, client, endedOn, day } = known(oracle.sources, source);
  // What is held for a quote pays nothing else.
  if (kind === 'deposit' || kind === 'instalment') return false;
  const cents = sum(shares.map((share) => share.cents));
  if (endedOn !== undefined || cents > oracle.leftOf(source, lastDay)) return false;
  if (!areOwed(oracle, client, shares)) return false;
  for (const share of shares) {
    const from = later(later(today, day), known(oracle.invoices, share.invoice).day);
    oracle.use(source, share.invoice, from, share.cents);
  }
  return true;
}

/**
 * A payment by card, or one that was given back or kept in part, cannot be taken back; one that was taken
 * back stays so.
 */
function reverse(oracle: Oracle, name: string, today: string): boolean {
  const { endedOn, isCard = false } = known(oracle.sources, name);
  if (endedOn !== undefined) return true;
  if (isCard) return false;
  if ([...oracle.leavings.values()].some(({ source }) => source === name)) return false;
  const covered = oracle.uses.filter((use) => use.source === name && use.endedOn === undefined);
  oracle.reverse(name, today);
  oracle.settleByOwnCredits(new Set(covered.map(({ invoice }) => invoice)), today);
  for (const request of oracle.requests.values()) {
    if (request.paidBy === name) delete request.paidBy;
  }
  return true;
}

/**
 * Takes amounts of lines back, never more than is left of them; of each line's tax what its credits
 * together come to. What is owed is reduced first, then what was written off, which nobody has paid;
 * the rest is on account.
 */
function credit(oracle: Oracle, command: Of<'credit'>, today: string): boolean {
  const { client, lines, voidedOn } = known(oracle.invoices, command.invoice);
  if (voidedOn !== undefined) return false;
  const before = lines.map((_, line) =>
    sum([...oracle.creditsOf(command.invoice)].map(({ nets = [] }) => nets[line] ?? 0)),
  );
  const all = lines.map(({ cents }, line) => ({ line, cents: cents - (before[line] ?? 0) }));
  const asked = command.lines ?? all;
  if (asked.some(({ line, cents }) => cents > (all[line]?.cents ?? 0))) return false;
  const nets = lines.map((_, line) => asked.find((one) => one.line === line)?.cents ?? 0);
  if (sum(nets) === 0) return false;
  const taxCents = sum(
    lines.map((line, at) => {
      const [from, to] = [before[at] ?? 0, (before[at] ?? 0) + (nets[at] ?? 0)];
      return partOfTax(line, to) - partOfTax(line, from);
    }),
  );
  const cents = sum(nets) + taxCents;
  oracle.endWriteOffs(command.invoice, cents - oracle.balanceOf(command.invoice, lastDay), today);
  const source = { kind: 'credit', client, day: today, cents, taxCents, nets } as const;
  oracle.sources.set(command.name, { ...source, invoice: command.invoice });
  oracle.use(
    command.name,
    command.invoice,
    later(today, known(oracle.invoices, command.invoice).day),
  );
  return true;
}

const partOfTax = ({ cents, taxCents }: OracleLine, credited: number): number =>
  cents === 0 ? 0 : Math.floor((2 * taxCents * credited + cents) / (2 * cents));

function refund(oracle: Oracle, command: Of<'refund'>, today: string): boolean {
  const { name, source, cents, toCard = false } = command;
  const { kind } = known(oracle.sources, source);
  if (kind === 'deposit' || kind === 'instalment') return false;
  if (cents > oracle.leftOf(source, lastDay)) return false;
  const card = toCard ? cardOf(oracle, source) : undefined;
  if (card !== undefined && cents > oracle.toCardOf(card)) return false;
  const back = card === undefined ? {} : { card, isToCard: true };
  oracle.leavings.set(name, { kind: 'refund', source, cents, taxCents: 0, day: today, ...back });
  return true;
}

/**
 * The card payment that a source goes back to: itself, or of those that paid a credit's invoice the one of which
 * the provider can give back the most, the earliest of equal ones.
 */
function cardOf(oracle: Oracle, source: string): string | undefined {
  const { isCard, invoice } = known(oracle.sources, source);
  if (isCard === true) return source;
  const paid = new Set(
    oracle.uses.filter((use) => use.invoice === invoice).map((use) => use.source),
  );
  const cards = [...oracle.sources].filter(([name, one]) => one.isCard === true && paid.has(name));
  return cards
    .map(([name]) => ({ name, left: oracle.toCardOf(name) }))
    .toSorted((one, other) => other.left - one.left)[0]?.name;
}

function writeOff(oracle: Oracle, { invoice, cents }: Of<'writeOff'>, today: string): boolean {
  const owed = oracle.balanceOf(invoice, lastDay);
  const off = cents ?? owed;
  if (off === 0 || off > owed) return false;
  const day = later(today, known(oracle.invoices, invoice).day);
  oracle.writeOffs.push({ invoice, cents: off, day });
  return true;
}

/**
 * An invoice of which something is paid or written off, or was ever credited, is not void, but for what
 * was held for its quote, which is held again; a void one stays so.
 */
function makeVoid(oracle: Oracle, name: string, today: string): boolean {
  const { voidedOn, lines, day } = known(oracle.invoices, name);
  if (voidedOn !== undefined) return true;
  if (oracle.creditsOf(name).length > 0) return false;
  if (oracle.balanceOf(name, lastDay) + heldOn(oracle, name) !== totalOf(lines)) return false;
  oracle.voidInvoice(name, later(today, day));
  return true;
}

/** Whether each share is owed on an invoice of the client. */
const areOwed = (oracle: Oracle, client: number, shares: readonly Share[]): boolean =>
  new Set(shares.map(({ invoice }) => invoice)).size === shares.length &&
  shares.every(
    ({ invoice, cents }) =>
      known(oracle.invoices, invoice).client === client &&
      cents <= oracle.balanceOf(invoice, lastDay),
  );
