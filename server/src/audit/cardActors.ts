/** Whom entries name that no person of the company made: what is paid by card, and what the provider tells of it. */
export const cardActors = { payer: 'card payment', provider: 'card provider' } as const;

const actors: readonly string[] = Object.values(cardActors);

/** Who made an entry; empty where no person did, as a timeline says it: the sentence tells of the card already. */
export const personOf = (who: string): string => (actors.includes(who) ? '' : who);
