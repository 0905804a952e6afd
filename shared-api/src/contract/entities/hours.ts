/** The most hours that a job or a contract may say; more is a slip of the keyboard. */
export const longestHours = 9_999;
