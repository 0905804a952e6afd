/** What may be done with quotes, and with the invoices that bill them. Amounts are whole cents. */
import { dayAfter, known, later, sum, taxOn, totalOf } from './amounts.ts';
import type { OracleLine } from './facts.ts';
import { heldFirst, usableFrom } from './heldRules.ts';
import type { Oracle } from './oracle.ts';

/** A quote or a contract, what is paid on it or agreed to, and an invoice, which may bill one (`quote`). */
export type QuoteCommand =
  | { kind: 'quote'; name: string; client: number; cents: number }
  | { kind: 'contract'; name: string; client: number }
  | { kind: 'prepay'; name: string; quote: string; cents: number }
  | { kind: 'accept'; quote: string }
  | { kind: 'changeOrder'; quote: string; cents: number }
  | {
      kind: 'issue';
      name: string;
      client: number;
      day: string;
      nets: readonly number[];
      quote?: string;
    };

type Of<Kind extends QuoteCommand['kind']> = Extract<QuoteCommand, { kind: Kind }>;

/** Days after its own after which an invoice is late. */
const termDays = 30;

/** The lines of an invoice: its tax is shared by largest remainder, the earlier of equal ones first. */
export function linesOf(nets: readonly number[]): OracleLine[] {
  const net = sum(nets);
  const tax = taxOn(net);
  const whole = nets.map((cents) => (net === 0 ? 0 : Math.floor((tax * cents) / net)));
  const rests = nets.map((cents, line) => ({ line, rest: tax * cents - (whole[line] ?? 0) * net }));
  const more = rests.sort((a, b) => b.rest - a.rest || a.line - b.line).slice(0, tax - sum(whole));
  return nets.map((cents, line) => ({
    cents,
    taxCents: (whole[line] ?? 0) + (more.some((one) => one.line === line) ? 1 : 0),
  }));
}

export function prepay(
  oracle: Oracle,
  { name, quote, cents }: Of<'prepay'>,
  today: string,
): boolean {
  const { client } = known(oracle.quotes, quote);
  oracle.sources.set(name, { kind: 'payment', client, day: today, cents, quote });
  return true;
}

export function accept(oracle: Oracle, name: string, today: string): boolean {
  const quote = known(oracle.quotes, name);
  if (quote.acceptedOn !== undefined) return false;
  quote.acceptedOn = today;
  return true;
}

/** A change order, which its client accepts at once; `cents` are before tax. */
export function order(oracle: Oracle, { quote, cents }: Of<'changeOrder'>, today: string): boolean {
  const { acceptedOn, changeOrders } = known(oracle.quotes, quote);
  if (acceptedOn === undefined) return false;
  changeOrders.push({ cents: cents + taxOn(cents), acceptedOn: today });
  return true;
}

/**
 * An invoice bills a quote of its own client, and an accepted quote has a ceiling; what is held for a quote
 * pays its invoice, then what was paid on it, the earlier first.
 */
export function issue(oracle: Oracle, { name, client, day, nets, quote }: Of<'issue'>): boolean {
  const lines = linesOf(nets);
  if (quote !== undefined && known(oracle.quotes, quote).client !== client) return false;
  if (quote !== undefined && known(oracle.quotes, quote).acceptedOn !== undefined) {
    if (oracle.invoicedFor(quote) + totalOf(lines) > oracle.ceilingOf(quote)) return false;
  }
  oracle.invoices.set(name, {
    client,
    day,
    due: dayAfter(day, termDays),
    lines,
    ...(quote === undefined ? {} : { quote }),
  });
  const advances = [...oracle.sources].filter(
    ([, source]) => quote !== undefined && source.quote === quote && source.endedOn === undefined,
  );
  for (const [advance, source] of heldFirst(advances)) {
    oracle.use(advance, name, later(usableFrom(source), day));
  }
  return true;
}
