import { periods } from 'shared-api/contract/quotes/period';

/**
 * What the total of a quote is for, if not for the whole of its work.
 * @param quote the alias of its table
 */
export const periodOfQuote = (quote: string): string =>
  `CASE WHEN ${quote}.request->>'frequency' IN (${periods.map((period) => `'${period}'`).join(', ')})
    THEN ${quote}.request->>'frequency' END`;
