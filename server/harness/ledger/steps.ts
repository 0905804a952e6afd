/** What is tried in a history: steps, and the commands that they become. */
import fc from 'fast-check';
import { lastDay, type Oracle } from './oracle.ts';
import { dayAfter, type Command } from './rules.ts';

const kinds = [
  'issue',
  'issue',
  'pay',
  'pay',
  'payTwo',
  'keep',
  'payBalance',
  'allocate',
  'allocate',
  'reverse',
  'credit',
  'credit',
  'creditAll',
  'refund',
  'refund',
  'writeOff',
  'void',
  'quote',
  'accept',
  'changeOrder',
  'issueQuote',
  'issueQuote',
  'moveQuote',
  ...(['ask', 'ask', 'receive', 'receive', 'withdraw', 'giveBack', 'keep'] as const),
  ...(['card', 'card', 'cardOfQuote', 'cardOfRequest', 'cardOfRequest'] as const),
  ...(['refundFails', 'dispute', 'disputeEnds', 'disputeEnds'] as const),
] as const;

/** How much: all that there is, some of it, a cent, a cent more than there is, or any amount. */
const sizes = ['all', 'all', 'some', 'some', 'cent', 'over', 'any'] as const;

/** Something that is tried, in terms of what there will be by then, so that a history can be cut. */
export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which client, invoice, payment or credit, out of those that there are. */
  client: fc.nat(1),
  one: fc.nat(7),
  other: fc.nat(7),
  size: fc.constantFrom(...sizes),
  cents: fc.integer({ min: 1, max: 30_000 }),
  /** How many days ago it was, where a day is typed. */
  back: fc.oneof(fc.constant(0), fc.nat(60)),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const at = (names: Iterable<string>, place: number): string | undefined => {
  const list = [...names];
  return list[place % list.length];
};

function amount({ size, cents }: Step, all: number): number {
  switch (size) {
    case 'all':
      return Math.max(all, 1);
    case 'some':
      return Math.max(1, cents % Math.max(all, 1));
    case 'cent':
      return 1;
    case 'over':
      return all + 1;
    case 'any':
      return cents;
  }
}

/** The command of a step, with amounts from what the oracle knows; none where it needs what is not there. */
export function commandOf(
  oracle: Oracle,
  step: Step,
  name: string,
  today: string,
): Command | undefined {
  const { kind, client, one, other, cents } = step;
  const day = dayAfter(today, -step.back);
  const quote = at(oracle.quotes.keys(), one);
  switch (kind) {
    case 'issue':
      return { kind, name: `invoice ${name}`, client, day, nets: linesFor(step) };
    case 'quote':
      return { kind, name: `quote ${name}`, client, cents };
    case 'keep':
      return { kind: 'pay', name: `payment ${name}`, client, day, cents, shares: [] };
  }
  if (isOfQuote(kind)) {
    return quote === undefined
      ? undefined
      : commandOfQuote(oracle, { ...step, kind }, quote, name, day);
  }
  if (isOfRequest(kind)) {
    const request = at(oracle.requests.keys(), one);
    return request === undefined
      ? undefined
      : commandOfRequest(oracle, { ...step, kind }, request, name, day);
  }
  if (isOfProvider(kind)) return commandOfProvider(oracle, { ...step, kind }, name);
  if (kind === 'allocate' || kind === 'reverse' || kind === 'refund') {
    return commandOfSource(oracle, { ...step, kind }, name);
  }
  const [invoice, second] = [at(oracle.invoices.keys(), one), at(oracle.invoices.keys(), other)];
  if (invoice === undefined || second === undefined) return undefined;
  const owed = oracle.balanceOf(invoice, lastDay);
  switch (kind) {
    case 'card':
      return { kind, name: `card ${name}`, on: { invoice }, cents: amount(step, owed) };
    case 'pay': {
      const paid = amount(step, owed);
      const payer = other === 7 ? client : (oracle.invoices.get(invoice)?.client ?? client);
      const share = { invoice, cents: other % 3 === 1 ? Math.ceil(paid / 2) : paid };
      return { kind, name: `payment ${name}`, client: payer, day, cents: paid, shares: [share] };
    }
    case 'payTwo': {
      const payer = oracle.invoices.get(invoice)?.client ?? client;
      const shares = [
        { invoice, cents: amount(step, owed) },
        { invoice: second, cents: Math.max(1, oracle.balanceOf(second, lastDay)) },
      ];
      const all = shares.reduce((sum, share) => sum + share.cents, 0);
      return { kind: 'pay', name: `payment ${name}`, client: payer, day, cents: all, shares };
    }
    case 'payBalance':
      return { kind, name: `payment ${name}`, invoice };
    case 'credit': {
      const nets = oracle.invoices.get(invoice)?.lines ?? [];
      const line = other % Math.max(1, nets.length);
      const lines = [{ line, cents: amount(step, nets[line]?.cents ?? 0) }];
      return { kind, name: `credit ${name}`, invoice, lines };
    }
    case 'creditAll':
      return { kind: 'credit', name: `credit ${name}`, invoice, lines: null };
    case 'writeOff':
      return { kind, invoice, cents: step.size === 'all' ? null : amount(step, owed) };
    case 'void':
      return { kind, invoice };
  }
}

const quoteKinds = [
  'accept',
  'changeOrder',
  'cardOfQuote',
  'issueQuote',
  'ask',
  'moveQuote',
] as const;
const requestKinds = ['receive', 'withdraw', 'giveBack', 'keep', 'cardOfRequest'] as const;
const providerKinds = ['refundFails', 'dispute', 'disputeEnds'] as const;

const oneOf =
  <Kind extends Step['kind']>(list: readonly Kind[]) =>
  (kind: Step['kind']): kind is Kind =>
    list.some((one) => one === kind);
const isOfQuote = oneOf(quoteKinds);
const isOfRequest = oneOf(requestKinds);
const isOfProvider = oneOf(providerKinds);

/** One to three lines. */
function linesFor({ one, other, cents }: Step): number[] {
  const more = [Math.ceil(cents / 3), Math.ceil(cents / 7) + other];
  return [cents, ...more.slice(0, one % 3)];
}

function commandOfQuote(
  oracle: Oracle,
  step: Step & { kind: (typeof quoteKinds)[number] },
  quote: string,
  name: string,
  day: string,
): Command {
  const { kind, cents, size } = step;
  switch (kind) {
    case 'accept':
      return { kind, quote };
    case 'changeOrder':
      return { kind, quote, cents };
    case 'cardOfQuote':
      return { kind: 'card', name: `card ${name}`, on: { quote }, cents };
    case 'ask': {
      const sort = step.other % 2 === 0 ? 'deposit' : 'instalment';
      const asked = Math.max(leastAsked, amount(step, oracle.askableOf(quote)));
      return { kind, name: `request ${name}`, quote, sort, cents: asked };
    }
    case 'moveQuote':
      return { kind, quote, client: step.client };
    case 'issueQuote': {
      // Often just what is allowed, or a little more.
      const left = oracle.ceilingOf(quote) - oracle.invoicedFor(quote);
      const net = Math.floor((Math.max(left, 2) * 100) / 113) + (size === 'over' ? 1 : 0);
      const nets = size === 'any' ? linesFor(step) : [size === 'some' ? Math.ceil(net / 2) : net];
      const client = oracle.quotes.get(quote)?.client ?? 0;
      return { kind: 'issue', name: `invoice ${name}`, client, day, nets, quote };
    }
  }
}

/** Less than a dollar is not asked for. */
const leastAsked = 100;

function commandOfRequest(
  oracle: Oracle,
  step: Step & { kind: (typeof requestKinds)[number] },
  request: string,
  name: string,
  day: string,
): Command {
  const { kind, other, size } = step;
  const { paidBy, cents: asked = 0 } = oracle.requests.get(request) ?? {};
  const held = paidBy === undefined ? 0 : oracle.leftOf(paidBy, lastDay);
  const cents = size === 'all' ? null : amount(step, held);
  switch (kind) {
    case 'withdraw':
      return { kind, request };
    case 'receive':
      return { kind, name: `held ${name}`, request, day };
    case 'cardOfRequest': {
      // Sometimes what was asked for is not what was charged.
      const charged = other === 7 ? asked + 1 : asked;
      return { kind: 'card', name: `card ${name}`, on: { request }, cents: charged };
    }
    case 'giveBack':
      return { kind, name: `refund ${name}`, request, cents, toCard: other % 2 === 0 };
    case 'keep':
      return { kind, name: `kept ${name}`, request, cents };
  }
}

/** What the provider tells; a payment is disputed once. */
function commandOfProvider(
  oracle: Oracle,
  step: Step & { kind: (typeof providerKinds)[number] },
  name: string,
): Command | undefined {
  const { kind, one, other, client } = step;
  switch (kind) {
    case 'refundFails': {
      const toCard = [...oracle.leavings].filter(([, { isToCard }]) => isToCard === true);
      const refund = at(new Map(toCard).keys(), one);
      return refund === undefined ? undefined : { kind, refund };
    }
    case 'dispute': {
      const disputed = new Set([...oracle.disputes.values()].map(({ source }) => source));
      const cards = [...oracle.sources].filter(
        ([each, { isCard }]) => isCard === true && !disputed.has(each),
      );
      const [source, { cents: all }] = cards[one % cards.length] ?? [undefined, { cents: 0 }];
      if (source === undefined) return undefined;
      const cents = Math.min(all, amount(step, all));
      return { kind, name: `dispute ${name}`, source, cents, fee: other % 3 === 0 ? 0 : 15_00 };
    }
    case 'disputeEnds': {
      const dispute = at(oracle.disputes.keys(), one);
      const about = dispute === undefined ? undefined : oracle.disputes.get(dispute);
      if (dispute === undefined || about === undefined) return undefined;
      const { source, cents, fee } = about;
      const isWon = client === 0;
      const feeBack = isWon && other % 2 === 0 ? fee : 0;
      return { kind, dispute, source, cents, fee, isWon, feeBack };
    }
  }
}

function commandOfSource(
  oracle: Oracle,
  step: Step & { kind: 'allocate' | 'reverse' | 'refund' },
  name: string,
): Command | undefined {
  const { kind, one, other } = step;
  const source = at(oracle.sources.keys(), one);
  const invoice = at(oracle.invoices.keys(), other);
  if (source === undefined) return undefined;
  const left = oracle.leftOf(source, lastDay);
  if (kind === 'refund') {
    // Credits go back to no card here: which of several that would be is left to the provider's part.
    const toCard = other % 2 === 0 && oracle.sources.get(source)?.kind === 'payment';
    return { kind, name: `refund ${name}`, source, cents: amount(step, left), toCard };
  }
  if (kind === 'reverse') {
    return oracle.sources.get(source)?.kind === 'credit' ? undefined : { kind, source };
  }
  if (invoice === undefined) return undefined;
  const owed = oracle.balanceOf(invoice, lastDay);
  const shares = [{ invoice, cents: amount(step, Math.min(left, owed)) }];
  return { kind, source, shares };
}
