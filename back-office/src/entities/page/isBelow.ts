/** Rows that a part of a record's page shows at first where the fields stand below it, so that these are not far off. */
export const shownAbove = 6;

/** Whether the fields of a record stand below what its screen is about, not beside it. */
export const isBelow = (): boolean => matchMedia('(width < 60rem)').matches;
