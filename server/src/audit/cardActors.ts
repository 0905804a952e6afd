/** Named by entries that nobody of the company made: a payment by card, and what the card provider reports. */
export const cardActors = { payer: 'card payment', provider: 'card provider' } as const;

const actors: readonly string[] = Object.values(cardActors);

/** The person who made an entry. Empty for the two above: a timeline's sentence names the card already. */
export const personOf = (who: string): string => (actors.includes(who) ? '' : who);
