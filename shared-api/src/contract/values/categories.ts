/**
 * The two categories of work, one for each brand; the first segment of a catalogue service's address.
 */
export const categories = ['Janitorial', 'Contracting'] as const;
export type Category = (typeof categories)[number];
