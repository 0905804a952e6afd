/**
 * Payments by card, what the provider tells of them, and what goes back to the card, by the rules in words
 * (docs/product/money.md).
 */
import { known, lastDay, later, sum } from './amounts.ts';
import { hold } from './heldRules.ts';
import type { Oracle } from './oracle.ts';

/** What a card can pay. */
export type CardTarget = { invoice: string } | { quote: string } | { request: string };

/** What a payer does, and what the provider tells. */
export type CardCommand =
  | { kind: 'card'; name: string; on: CardTarget; cents: number }
  | { kind: 'refundFails'; refund: string }
  | ({ kind: 'dispute'; name: string } & Disputed)
  | ({ kind: 'disputeEnds'; dispute: string; isWon: boolean; feeBack: number } & Disputed);

/** What a dispute is about, as each event of it tells. */
interface Disputed {
  source: string;
  cents: number;
  fee: number;
}

type Of<Kind extends CardCommand['kind']> = Extract<CardCommand, { kind: Kind }>;

/**
 * A charge is a fact, whatever has become meanwhile of what it is for: what that does not take is on account.
 */
export function payByCard(oracle: Oracle, { name, on, cents }: Of<'card'>, today: string): boolean {
  const facts = { day: today, cents, isCard: true };
  if ('request' in on) {
    const request = known(oracle.requests, on.request);
    const { quote } = request;
    if (!request.isWithdrawn && request.paidBy === undefined && cents === request.cents) {
      hold(oracle, name, on.request, { day: today, isCard: true });
    } else {
      // What is paid on a contract otherwise is on account, for anything.
      const { client, isContract } = known(oracle.quotes, quote);
      const of = isContract === true ? {} : { quote };
      oracle.sources.set(name, { kind: 'payment', client, ...of, ...facts });
    }
  } else if ('quote' in on) {
    const { client } = known(oracle.quotes, on.quote);
    oracle.sources.set(name, { kind: 'payment', client, quote: on.quote, ...facts });
  } else {
    const { client, day } = known(oracle.invoices, on.invoice);
    oracle.sources.set(name, { kind: 'payment', client, ...facts });
    oracle.use(name, on.invoice, later(today, day));
  }
  return true;
}

/** What the card did not take is with us again, and its tax owed; one that has failed stays so. */
export function failRefund(oracle: Oracle, refund: string, today: string): boolean {
  known(oracle.leavings, refund).endedOn ??= today;
  return true;
}

/** The provider takes money out, and a fee: the client's account stays as it is until that is decided. */
export function dispute(oracle: Oracle, command: Of<'dispute'>, today: string): boolean {
  const { name, source, cents, fee } = command;
  oracle.disputes.set(name, { source, cents, fee, day: today, loss: 0 });
  return true;
}

/**
 * Won, the money is ours again. Lost, it is the payer's: first goes what the payment has left, then what it
 * paid is owed again, the newest invoice first; the rest, which was given back before, is a loss.
 */
export function endDispute(oracle: Oracle, command: Of<'disputeEnds'>, today: string): boolean {
  const { dispute: name, isWon, feeBack } = command;
  const disputed = known(oracle.disputes, name);
  if (disputed.ended) return true;
  disputed.ended = { day: today, isWon, feeBack };
  if (isWon) return true;
  const { source } = disputed;
  const taxOfPart = (cents: number): number => oracle.aheadOfPart(source, cents);
  const left = Math.min(disputed.cents, oracle.leftOf(source, lastDay));
  const taxCents = taxOfPart(left);
  let rest = disputed.cents - left;
  const again: string[] = [];
  for (const invoice of [...oracle.invoices.keys()].toReversed()) {
    const used = oracle.uses.filter(
      (use) => use.source === source && use.invoice === invoice && use.endedOn === undefined,
    );
    const cents = Math.min(rest, sum(used.map((use) => use.cents)));
    if (cents <= 0) continue;
    oracle.uses.push({ source, invoice, cents: -cents, taxCents: 0, day: today });
    again.push(invoice);
    rest -= cents;
  }
  disputed.loss = rest;
  const gone = { kind: 'chargeback', source, cents: disputed.cents - rest, day: today } as const;
  oracle.leavings.set(`${name} lost`, { ...gone, taxCents });
  oracle.settleByOwnCredits(again, today);
  return true;
}
