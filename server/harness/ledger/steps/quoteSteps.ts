import { lastDay } from '../oracle/amounts.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Command } from '../oracle/rules.ts';
import { amount, at, linesFor, type Step } from './step.ts';

export const quoteKinds = [
  'accept',
  'changeOrder',
  'cardOfQuote',
  'issueQuote',
  'ask',
  'moveQuote',
] as const;
export const requestKinds = ['receive', 'withdraw', 'giveBack', 'keep', 'cardOfRequest'] as const;

/** A quote, or a contract where that can be asked for money or billed as well. */
export function quoteFor(
  oracle: Oracle,
  kind: (typeof quoteKinds)[number],
  one: number,
): string | undefined {
  const isForBoth = kind === 'ask' || kind === 'issueQuote';
  const fitting = [...oracle.quotes].filter(([, { isContract }]) => isForBoth || !isContract);
  return at(new Map(fitting).keys(), one);
}

/** Mostly one with which it can be done, sometimes any. */
export function requestFor(
  oracle: Oracle,
  kind: (typeof requestKinds)[number],
  one: number,
): string | undefined {
  const isForHeld = kind === 'giveBack' || kind === 'keep';
  const fitting = [...oracle.requests].filter(([, { paidBy, isWithdrawn }]) =>
    isForHeld
      ? paidBy !== undefined && oracle.leftOf(paidBy, lastDay) > 0
      : paidBy === undefined && !isWithdrawn,
  );
  return at((one > 0 ? new Map(fitting) : oracle.requests).keys(), one);
}

export function commandOfQuote(
  oracle: Oracle,
  step: Step & { kind: (typeof quoteKinds)[number] },
  quote: string,
  name: string,
  day: string,
): Command {
  const { kind, cents, size } = step;
  const { client = 0, isContract = false } = oracle.quotes.get(quote) ?? {};
  switch (kind) {
    case 'accept':
      return { kind, quote };
    case 'changeOrder':
      return { kind, quote, cents };
    case 'cardOfQuote':
      return { kind: 'card', name: `card ${name}`, on: { quote }, cents };
    case 'ask': {
      const sort = step.other % 2 === 0 ? 'deposit' : 'instalment';
      const most = isContract ? cents : amount(step, oracle.askableOf(quote));
      const asked = Math.max(leastAsked, most);
      return { kind, name: `request ${name}`, quote, sort, cents: asked };
    }
    case 'moveQuote':
      return { kind, quote, client: step.client };
    case 'issueQuote': {
      // Often just what is allowed, or a little more.
      const left = oracle.ceilingOf(quote) - oracle.invoicedFor(quote);
      const net = Math.floor((Math.max(left, 2) * 100) / 113) + (size === 'over' ? 1 : 0);
      const isAny = size === 'any' || isContract;
      const nets = isAny ? linesFor(step) : [size === 'some' ? Math.ceil(net / 2) : net];
      return { kind: 'issue', name: `invoice ${name}`, client, day, nets, quote };
    }
  }
}

/** Less than a dollar is not asked for. */
const leastAsked = 100;

export function commandOfRequest(
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
