import { claimAttempts, releaseAttempt, type Attempt } from './attempts.ts';
import { record } from './processPayment.ts';
import type { Outcome, PaymentProvider } from './provider.ts';
import { failAttempt, type PaymentContext } from './settle.ts';

/** Hours for which the provider is sure to remember an idempotency key (Stripe: a day). */
const keyHours = 20;

/** Hours after which a charge that the provider cannot find is considered never made. */
const givenUpHours = 26;

/** Retries of a charge before it is also searched for. */
const triesBeforeSearch = 4;

/** Attempts per round. */
const most = 20;

/**
 * Settles attempts whose outcome is open: those of a server that died, or whose answer was lost. The
 * provider is asked the same again under the same key, which charges nothing twice; when it keeps no
 * key any more, or always fails, the charge is searched for.
 * @returns how many attempts were looked at
 */
export async function sweep(context: PaymentContext, provider: PaymentProvider): Promise<number> {
  const attempts = await claimAttempts(context.database, most);
  await Promise.all(
    attempts.map(async (attempt) => {
      const outcome = await outcomeOf(provider, attempt);
      await record(context, attempt.key, outcome);
      if (outcome.kind !== 'unknown') return;
      if (attempt.ageHours > givenUpHours) {
        await failAttempt(context.database, attempt.key);
        return;
      }
      await releaseAttempt(context.database, attempt.key, pauseSeconds(attempt.tries));
    }),
  );
  return attempts.length;
}

/** Exponential backoff: 2, 4, 8 … seconds, at most five minutes. */
const pauseSeconds = (tries: number): number => Math.min(300, 2 ** Math.min(tries, 9));

async function outcomeOf(provider: PaymentProvider, attempt: Attempt): Promise<Outcome> {
  const { key, token, cents, number, tries, ageHours } = attempt;
  if (ageHours < keyHours) {
    const outcome = await provider.charge({ key, token, cents, number });
    if (outcome.kind !== 'unknown' || tries < triesBeforeSearch) return outcome;
  }
  return (await provider.lookUp(key)) ?? { kind: 'unknown', reason: 'No charge is found yet.' };
}
