import type { Company } from '../company/company.ts';
import { daysAfter } from '../values/days.ts';

/** Days for which the price of a quote is valid, unless the company file says how many. */
const defaultDays = 30;

/**
 * Last day on which the price of a new quote is valid. A stored quote keeps its own.
 * @param day date of the quote, `2026-11-22`
 */
export const validUntil = (
  { quoteValidDays = defaultDays }: Pick<Company, 'quoteValidDays'>,
  day: string,
): string => daysAfter(day, quoteValidDays);
