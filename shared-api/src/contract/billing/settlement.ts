import type { RefusedPayment } from './payment.ts';
import type { settlementTexts } from './settlementTexts.en.ts';

/** What the state of an invoice that nothing is owed on follows from; amounts in cents. */
export interface SettlementFacts {
  total: number;
  /** All its credits, also what of them is on account since it had been paid. */
  allCredits: number;
  writtenOff: number;
  /** Whether the payer disputes a payment that pays it, and that is not decided. */
  isDisputed: boolean;
}

/**
 * How an invoice that nothing is owed on was settled: `credited` and `writtenOff` where no money of the
 * client stays with it, `nothing` where it comes to nothing.
 */
export type Settlement = 'paid' | 'credited' | 'writtenOff' | 'nothing';

/** The one decision of it: list, editor, mail and document say the same (docs/product/money.md "Ledger"). */
export function settlementOf({
  total,
  allCredits,
  writtenOff,
}: Pick<SettlementFacts, 'total' | 'allCredits' | 'writtenOff'>): Settlement {
  if (total === 0) return 'nothing';
  if (allCredits + writtenOff < total) return 'paid';
  return allCredits > 0 ? 'credited' : 'writtenOff';
}

/** Whether money has paid all of it, and nobody disputes that. */
export const isPaidInFull = (facts: SettlementFacts): boolean =>
  settlementOf(facts) === 'paid' && facts.allCredits + facts.writtenOff === 0 && !facts.isDisputed;

/**
 * How it was settled, in words, with what of it was credited or written off in place of being paid.
 * @param money writes cents
 */
export function settlementWords(
  texts: typeof settlementTexts,
  facts: SettlementFacts,
  money: (cents: number) => string,
): string {
  const { allCredits, writtenOff, isDisputed } = facts;
  const settlement = settlementOf(facts);
  const [isPaid, isCredited] = [settlement === 'paid', settlement === 'credited'];
  return [
    texts.settled[settlement],
    ...(isPaid && allCredits > 0 ? [texts.creditedPart(money(allCredits))] : []),
    ...((isPaid || isCredited) && writtenOff > 0 ? [texts.writtenOffPart(money(writtenOff))] : []),
    ...(isDisputed ? [texts.disputed] : []),
  ].join(', ');
}

/** Whether a refused payment says that its document is paid, or is not to be paid any more. */
export const isFinalRefusal = ({ paidOn, validUntil, calledOff }: RefusedPayment): boolean =>
  paidOn !== undefined || validUntil !== undefined || calledOff === true;
