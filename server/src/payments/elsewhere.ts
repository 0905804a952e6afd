import { uuid } from 'shared-api/contract/values/uuid';
import { findAttempt, type Attempt } from './attempts.ts';
import { record } from './processPayment.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentContext } from './settle.ts';

/** Whether the provider knows an open attempt whose payer had to go elsewhere. */
export const isElsewhere = ({ status, awayTo }: Attempt): boolean =>
  status === 'pending' && awayTo !== null;

/**
 * Asks the provider what became of a payment whose payer is back from their bank or from its page, without
 * waiting for an event or the sweep.
 * @param gaveUp whether they have turned back there
 */
export async function comeBack(
  context: PaymentContext,
  provider: PaymentProvider,
  key: string,
  gaveUp: boolean,
): Promise<void> {
  const attempt = uuid.test(key) ? await findAttempt(context.database, key) : undefined;
  if (!attempt || !isElsewhere(attempt)) return;
  const outcome = await (gaveUp ? provider.giveUp(attempt) : provider.ask(attempt));
  await record(context, attempt, outcome);
}
