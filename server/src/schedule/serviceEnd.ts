/** Upper limit on a service's hours, in case of a typing error. */
export const longestSlot = 1000;

/** SQL for when a service that begins at `at` ends; an hour later where nobody said. */
export const endOf = (at: string, hours: string): string =>
  `${at} + least(greatest(coalesce(${hours}, 1), 0), ${longestSlot}) * interval '1 hour'`;
