/** How often a contract is served on its weekdays. */
export const repeats = ['weekly', 'everyTwoWeeks', 'everyFourWeeks', 'monthly'] as const;
export type Repeat = (typeof repeats)[number];

/** Which of a weekday's days in a month, where a contract repeats monthly. */
export const monthWeeks = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type MonthWeek = (typeof monthWeeks)[number];

/** Where a contract stands on a day. */
export const contractStates = ['active', 'paused', 'ended', 'inactive'] as const;
export type ContractState = (typeof contractStates)[number];

/** When the first service of a day begins, by the company's clock, where a contract does not say. */
export const defaultStart = '09:00';
