/** How many of what, as `2 services` or `1,000 services`. */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-CA')} ${what}${count === 1 ? '' : 's'}`;

/** How many transactions. */
export const transactions = (count: number): string => counted(count, 'transaction');
