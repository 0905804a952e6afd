/** The two categories of work, one per brand; the first segment of a catalogue service's URL. */
export const categories = ['Janitorial', 'Contracting'] as const;
export type Category = (typeof categories)[number];
