import {
  isPaidInFull,
  settlementOf,
  settlementWords,
  type SettlementFacts,
} from 'shared-api/contract/billing/settlement';
import type { settlementTexts } from 'shared-api/contract/billing/settlementTexts.en';

/** What has reduced an invoice, in cents. */
export interface Settled {
  total: number;
  /** All of it: money, and the two below, which are none where they are left out. */
  received: number;
  credited?: number;
  writtenOff?: number;
  /** All its credits, also what of them is on account since the invoice was paid. */
  allCredits?: number;
  /** Whether a payment of it is disputed, and that is not decided. */
  isDisputed?: boolean;
}

interface Words {
  received: string;
  credited: string;
  writtenOff: string;
  balance: string;
  keptCredit: string;
}

/** What its state follows from. */
export const settlementFacts = ({
  total,
  credited = 0,
  writtenOff = 0,
  allCredits = credited,
  isDisputed = false,
}: Omit<Settled, 'received'>): SettlementFacts => ({ total, allCredits, writtenOff, isDisputed });

/** How an invoice was settled that nothing is owed on, in a sentence for who reads it. */
export function settledRemark(
  words: { paid: string; settled: string; settlement: typeof settlementTexts },
  settled: Settled,
  money: (cents: number) => string,
): string {
  const facts = settlementFacts(settled);
  if (isPaidInFull(facts)) return words.paid;
  if (settlementOf(facts) === 'nothing') return words.settled;
  return `${settlementWords(words.settlement, facts, money)}. ${words.settled}`;
}

/** The sums below the total of an invoice: money, credits and what was written off, what is left, and what is on account. */
export function settledSums(
  { received: settled, credited = 0, writtenOff = 0, allCredits = credited, total }: Settled,
  words: Words,
  money: (cents: number) => string,
): { name: string; amount: string; isTotal?: boolean }[] {
  if (settled <= 0) return [];
  const received = settled - credited - writtenOff;
  const parts = { received, credited, writtenOff };
  const kept = allCredits - credited;
  return [
    ...(['received', 'credited', 'writtenOff'] as const)
      .filter((part) => parts[part] > 0)
      .map((part) => ({ name: words[part], amount: money(parts[part]) })),
    { name: words.balance, amount: money(total - settled), isTotal: true },
    ...(kept > 0 ? [{ name: words.keptCredit, amount: money(kept) }] : []),
  ];
}
