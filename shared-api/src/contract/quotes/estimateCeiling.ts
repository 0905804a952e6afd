/**
 * The most that may be billed for an accepted quote, in cents: ten percent more than what the client
 * agreed to, tax included (Ontario Consumer Protection Act, 2002, section 10).
 */
export const estimateCeiling = (agreedCents: number): number => Math.floor((agreedCents * 11) / 10);
