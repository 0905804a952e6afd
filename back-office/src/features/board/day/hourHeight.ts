/** Pixels of an hour in the day's view; its style sheet has the same. */
export const hourHeight = 56;
