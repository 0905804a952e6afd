/** How often the visits of a quote repeat. Its total is for one such period. */
export const periods = ['weekly', 'biWeekly', 'monthly'] as const;
export type Period = (typeof periods)[number];
