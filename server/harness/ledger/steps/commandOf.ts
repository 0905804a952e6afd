/** What is tried in a history: steps, and the commands that they become. */
import { dayAfter, lastDay } from '../oracle/amounts.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Command } from '../oracle/rules.ts';
import { commandOfProvider, providerKinds } from './providerSteps.ts';
import {
  commandOfQuote,
  commandOfRequest,
  quoteFor,
  quoteKinds,
  requestFor,
  requestKinds,
} from './quoteSteps.ts';
import { amount, at, linesFor, type Step } from './step.ts';

const oneOf =
  <Kind extends Step['kind']>(list: readonly Kind[]) =>
  (kind: Step['kind']): kind is Kind =>
    list.some((one) => one === kind);
const isOfQuote = oneOf(quoteKinds);
const isOfRequest = oneOf(requestKinds);
const isOfProvider = oneOf(providerKinds);

/** What is done first where a step needs what is not there yet: histories would be short otherwise. */
const first: Partial<Record<Step['kind'], Step['kind']>> = {
  pay: 'issue',
  payTwo: 'issue',
  payBalance: 'issue',
  card: 'issue',
  credit: 'issue',
  creditAll: 'issue',
  writeOff: 'issue',
  void: 'issue',
  allocate: 'payAhead',
  reverse: 'payAhead',
  refund: 'payAhead',
  accept: 'quote',
  changeOrder: 'quote',
  issueQuote: 'quote',
  cardOfQuote: 'quote',
  moveQuote: 'quote',
  ask: 'quote',
  receive: 'ask',
  withdraw: 'ask',
  cardOfRequest: 'ask',
  giveBack: 'receive',
  keep: 'receive',
  dispute: 'card',
  disputeEnds: 'dispute',
  refundFails: 'refund',
};

/** The command of a step, with amounts from what the oracle knows, or of what it needs first. */
export function commandOf(
  oracle: Oracle,
  step: Step,
  name: string,
  today: string,
): Command | undefined {
  const command = wantedOf(oracle, step, name, today);
  const kind = first[step.kind];
  return command ?? (kind && commandOf(oracle, { ...step, kind }, name, today));
}

/** The command of a step; none where it needs what is not there. */
function wantedOf(oracle: Oracle, step: Step, name: string, today: string): Command | undefined {
  const { kind, client, one, other, cents } = step;
  const day = dayAfter(today, -step.back);
  switch (kind) {
    case 'issue':
      return { kind, name: `invoice ${name}`, client, day, nets: linesFor(step) };
    case 'quote':
      return { kind, name: `quote ${name}`, client, cents };
    case 'contract':
      return { kind, name: `contract ${name}`, client };
    case 'payAhead':
      return { kind: 'pay', name: `payment ${name}`, client, day, cents, shares: [] };
  }
  if (isOfQuote(kind)) {
    const quote = quoteFor(oracle, kind, one);
    return quote === undefined
      ? undefined
      : commandOfQuote(oracle, { ...step, kind }, quote, name, day);
  }
  if (isOfRequest(kind)) {
    const request = requestFor(oracle, kind, one);
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

function commandOfSource(
  oracle: Oracle,
  step: Step & { kind: 'allocate' | 'reverse' | 'refund' },
  name: string,
): Command | undefined {
  const { kind, one, other } = step;
  const toCard = kind === 'refund' && other % 2 === 0;
  const cards = new Map([...oracle.sources].filter(([, { isCard }]) => isCard === true));
  // Now and then a credit goes back to a card.
  const source = at((toCard && other > 0 && cards.size > 0 ? cards : oracle.sources).keys(), one);
  const invoice = at(oracle.invoices.keys(), other);
  if (source === undefined) return undefined;
  const left = oracle.leftOf(source, lastDay);
  if (kind === 'refund') {
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
