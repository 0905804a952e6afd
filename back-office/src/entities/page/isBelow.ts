/** Whether the fields of a record stand below what its screen is about, not beside it. */
export const isBelow = (): boolean => matchMedia('(width < 60rem)').matches;
