import { claimAttempts, releaseAttempt, type Attempt } from './attempts.ts';
import { isElsewhere } from './elsewhere.ts';
import type { Outcome } from './outcomes.ts';
import { record, request } from './processPayment.ts';
import type { PaymentProvider } from './provider.ts';
import { failAttempt, type PaymentContext } from './settle.ts';

/** Hours for which the provider is sure to remember an idempotency key (Stripe: a day). */
const keyHours = 20;

/** Hours after which a charge that the provider cannot find is considered never made. */
const givenUpHours = 26;

/**
 * Hours after which a payer who is elsewhere is considered gone: a bank waits for minutes, the provider's
 * page ends by itself after an hour.
 */
const awayHours = { cardForm: 0.5, providerPage: 1.2 };

/** Retries of a charge before it is also searched for. */
const triesBeforeSearch = 4;

/** Attempts per round. */
const most = 20;

/**
 * Settles attempts whose outcome is open: those of a server that died, or whose answer was lost, and
 * those whose payer has to go on elsewhere; for what is called off meanwhile, that is ended. The provider is asked the same again under the same key, which
 * charges nothing twice; when it keeps no key any more, or always fails, the charge is searched for.
 * @returns how many attempts were looked at
 */
export async function sweep(context: PaymentContext, provider: PaymentProvider): Promise<number> {
  const attempts = await claimAttempts(context.database, most);
  await Promise.all(
    attempts.map(async (attempt) => {
      const outcome = await outcomeOf(provider, attempt);
      await record(context, attempt, outcome);
      if (outcome.kind !== 'unknown') return;
      if (attempt.ageHours > givenUpHours && !isElsewhere(attempt)) {
        await failAttempt(context.database, attempt.key);
        return;
      }
      await releaseAttempt(context.database, attempt.key, pauseSeconds(attempt.ageHours));
    }),
  );
  return attempts.length;
}

/**
 * Seconds until the provider is asked again: more the longer the attempt is open, at most five minutes. They
 * follow its age and not its tries, which a server that is killed again and again uses up in the first minute,
 * while the payer looks at the screen.
 */
const pauseSeconds = (ageHours: number): number => Math.min(300, 2 + ageHours * 900);

async function outcomeOf(provider: PaymentProvider, attempt: Attempt): Promise<Outcome> {
  const { key, way, tries, ageHours } = attempt;
  const isLate = ageHours > awayHours[way];
  if (isElsewhere(attempt)) {
    return isLate || attempt.isCalledOff ? provider.giveUp(attempt) : provider.ask(attempt);
  }
  // Nobody was ever led to a page whose address did not arrive, and it has ended by now.
  const isOver = way === 'providerPage' && isLate;
  if (ageHours < keyHours && !isOver) {
    const outcome = await request(provider, attempt);
    const isSearched = way === 'cardForm' && tries >= triesBeforeSearch;
    if (outcome.kind !== 'unknown' || !isSearched) return outcome;
  }
  const found = await provider.lookUp(key);
  if (!found && isOver) return { kind: 'declined', reason: 'abandoned' };
  return found ?? { kind: 'unknown', reason: 'No charge is found yet.' };
}
