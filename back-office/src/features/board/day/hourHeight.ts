/** Pixels of an hour in the day's view; its style sheet has the same. */
export const hourHeight = 56;

/** Pixels of a card in the day's view below which its actions stand above it; its style sheet has the same. */
export const lowCard = 92;
