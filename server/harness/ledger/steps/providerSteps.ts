import type { Oracle } from '../oracle/oracle.ts';
import type { Command } from '../oracle/rules.ts';
import { amount, at, type Step } from './step.ts';

export const providerKinds = ['refundFails', 'dispute', 'disputeEnds'] as const;

/** What the provider tells; a payment is disputed once. */
export function commandOfProvider(
  oracle: Oracle,
  step: Step & { kind: (typeof providerKinds)[number] },
  name: string,
): Command | undefined {
  const { kind, one, other } = step;
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
      // The provider decides a dispute once, however often it tells that.
      const isWon = cents % 2 === 0;
      const feeBack = cents % 4 === 0 ? fee : 0;
      return { kind, dispute, source, cents, fee, isWon, feeBack };
    }
  }
}
