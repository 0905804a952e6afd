import type { PaymentProvider } from '../provider.ts';
import type { PaymentContext } from '../settle.ts';
import { askAgain, claimRefunds, type CardRefund } from './cardRefunds.ts';
import type { RefundOutcome } from './refundOutcomes.ts';
import { settleRefund } from './settleRefund.ts';

/** Hours for which the provider is sure to remember an idempotency key (Stripe: a day). */
const keyHours = 20;

/** Seconds after which a refund without an answer is asked about again, and one that the provider works on. */
const pauses = { unknown: 3, pending: 300 };

/** Refunds per round. */
const most = 20;

/**
 * Asks the provider to give a recorded refund back, or what has become of it, and records the outcome. What
 * the provider does not say stays open and is asked again, for as long as it takes.
 */
export async function sendRefund(
  context: PaymentContext,
  provider: PaymentProvider,
  refund: CardRefund,
): Promise<void> {
  const outcome = await outcomeOf(provider, refund);
  await settleRefund(context, refund.key, outcome);
  if (outcome.kind === 'pending') await askAgain(context.database, refund.id, pauses.pending);
  // A later round has set its own pause, which grows.
  if (outcome.kind === 'unknown' && refund.tries === 0) {
    await askAgain(context.database, refund.id, pauses.unknown);
  }
}

async function outcomeOf(provider: PaymentProvider, refund: CardRefund): Promise<RefundOutcome> {
  const { key, intent, providerId, cents, ageHours } = refund;
  if (providerId !== null) return provider.askRefund(providerId);
  const round = Math.floor(ageHours / keyHours);
  if (round === 0) return provider.refund({ idempotencyKey: `refund-${key}`, key, intent, cents });
  // The provider may have forgotten the first key, so what it has made under it is looked for.
  const found = await provider.findRefund(key, intent);
  return found ?? provider.refund({ idempotencyKey: `refund-${key}-${round}`, key, intent, cents });
}

/**
 * Goes on with refunds that the provider has not made or refused yet: those of a server that died, those
 * whose answer was lost, and those that the provider works on.
 * @returns how many were looked at
 */
export async function sweepRefunds(
  context: PaymentContext,
  provider: PaymentProvider,
): Promise<number> {
  const refunds = await claimRefunds(context.database, most);
  await Promise.all(refunds.map((refund) => sendRefund(context, provider, refund)));
  return refunds.length;
}
