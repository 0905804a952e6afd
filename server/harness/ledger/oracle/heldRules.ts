/**
 * Money that is asked for before an invoice, by the rules in words (docs/product/money.md): it is held for its
 * quote until it is applied, given back or kept. A quote that goes to another client takes its money along.
 */
import { known, lastDay, later, sum, taxWithin } from './amounts.ts';
import type { Source } from './facts.ts';
import type { Oracle } from './oracle.ts';

/** What the office does with requests, and with quotes whose client is another one. */
export type HeldCommand =
  | {
      kind: 'ask';
      name: string;
      quote: string;
      sort: 'deposit' | 'instalment';
      cents: number;
    }
  | { kind: 'withdraw'; request: string }
  | { kind: 'receive'; name: string; request: string; day: string }
  | { kind: 'giveBack'; name: string; request: string; cents: number | null; toCard: boolean }
  | { kind: 'keep'; name: string; request: string; cents: number | null }
  | { kind: 'moveQuote'; quote: string; client: number };

type Of<Kind extends HeldCommand['kind']> = Extract<HeldCommand, { kind: Kind }>;

/** On a quote no more is asked for than is neither paid nor asked for. */
export function ask(oracle: Oracle, { name, quote, sort, cents }: Of<'ask'>): boolean {
  const { isContract } = known(oracle.quotes, quote);
  if (isContract !== true && cents > oracle.askableOf(quote)) return false;
  oracle.requests.set(name, { quote, kind: sort, cents, isWithdrawn: false });
  return true;
}

/** Takes back what nobody has paid. */
export function withdraw(oracle: Oracle, name: string): boolean {
  const request = known(oracle.requests, name);
  if (request.isWithdrawn || request.paidBy !== undefined) return false;
  request.isWithdrawn = true;
  return true;
}

/** A request is paid once, with what it asks for. */
export function receive(
  oracle: Oracle,
  { name, request, day }: Of<'receive'>,
  today: string,
): boolean {
  const { isWithdrawn, paidBy } = known(oracle.requests, request);
  if (day > today || isWithdrawn || paidBy !== undefined) return false;
  hold(oracle, name, request, { day });
  return true;
}

/**
 * What came for a request is held for its quote, and pays what is owed on the quote's invoices already. What came
 * for a contract waits for the next invoice of it.
 */
export function hold(
  oracle: Oracle,
  name: string,
  request: string,
  facts: Pick<Source, 'day' | 'isCard'>,
): void {
  const asked = known(oracle.requests, request);
  const { quote, kind, cents } = asked;
  const { client, isContract } = known(oracle.quotes, quote);
  const taxCents = kind === 'instalment' ? taxWithin(cents) : 0;
  oracle.sources.set(name, { kind, client, cents, taxCents, quote, ...facts });
  asked.paidBy = name;
  if (isContract === true) return;
  const open = [...oracle.invoices].filter(
    ([, invoice]) => invoice.quote === quote && invoice.voidedOn === undefined,
  );
  const held = [...oracle.sources].filter(([, one]) => one.quote === quote && isHeld(one));
  for (const [invoice, { day }] of open) {
    for (const [source, one] of heldFirst(held)) {
      oracle.use(source, invoice, later(usableFrom(one), day));
    }
  }
}

/** The part of what is held of a request, if that much is. */
function partOf(
  oracle: Oracle,
  request: string,
  cents: number | null,
): { source: string; cents: number } | undefined {
  const { paidBy: source } = known(oracle.requests, request);
  if (source === undefined) return undefined;
  const held = oracle.leftOf(source, lastDay);
  const part = cents ?? held;
  return held === 0 || part > held ? undefined : { source, cents: part };
}

/** Of an instalment that is given back no tax is owed any more. */
export function giveBack(
  oracle: Oracle,
  { name, request, cents, toCard }: Of<'giveBack'>,
  today: string,
): boolean {
  const part = partOf(oracle, request, cents);
  if (!part) return false;
  const isToCard = toCard && known(oracle.sources, part.source).isCard === true;
  if (isToCard && part.cents > oracle.toCardOf(part.source)) return false;
  const taxCents = oracle.aheadOfPart(part.source, part.cents);
  oracle.leavings.set(name, { kind: 'refund', ...part, taxCents, day: today, isToCard });
  return true;
}

/** In a deposit that is kept there is tax; of an instalment it was owed when that was paid. */
export function keep(oracle: Oracle, { name, request, cents }: Of<'keep'>, today: string): boolean {
  const part = partOf(oracle, request, cents);
  if (!part) return false;
  const isAhead = known(oracle.sources, part.source).kind === 'instalment';
  const taxCents = isAhead ? oracle.aheadOfPart(part.source, part.cents) : taxWithin(part.cents);
  oracle.leavings.set(name, { kind: 'forfeit', ...part, taxCents, day: today });
  return true;
}

/** A quote is another client's from now on, and with it what `followQuotes` says. */
export function moveQuote(oracle: Oracle, { quote, client }: Of<'moveQuote'>): boolean {
  known(oracle.quotes, quote).client = client;
  return true;
}

/**
 * What is left of payments on a quote, or comes back, belongs to the client who has the quote now, from the day on which
 * it goes there.
 */
export function followQuotes(oracle: Oracle, today: string): void {
  for (const [source, facts] of oracle.sources) {
    if (facts.quote === undefined) continue;
    const { client } = known(oracle.quotes, facts.quote);
    if (facts.client === client || oracle.leftOf(source, lastDay) === 0) continue;
    facts.formerly = [...(facts.formerly ?? []), { client: facts.client, until: today }];
    facts.client = client;
  }
}

/** Money that went to another client pays no invoice before that day. */
export const usableFrom = ({ day, formerly = [] }: Source): string =>
  formerly.reduce((latest, { until }) => later(latest, until), day);

const isHeld = ({ kind }: Source): boolean => kind === 'deposit' || kind === 'instalment';

/** The order in which money pays the invoice of its quote: what is held for it first, each by its day. */
export const heldFirst = (sources: readonly [string, Source][]): [string, Source][] =>
  sources.toSorted(
    ([, one], [, other]) =>
      Number(isHeld(other)) - Number(isHeld(one)) || one.day.localeCompare(other.day),
  );

/** What of the money of requests pays an invoice. */
export const heldOn = (oracle: Oracle, name: string): number =>
  sum(
    oracle.uses
      .filter(({ invoice, endedOn }) => invoice === name && endedOn === undefined)
      .filter(({ source }) => isHeld(known(oracle.sources, source)))
      .map(({ cents }) => cents),
  );
