import { fault, type Fault } from '../messages/faults.ts';
import { blockedRanges, type BlockedRange } from './blockedDates.ts';
import type { Company } from './company.ts';

/**
 * How many months ahead can be booked unless the company file says otherwise
 * (docs/product/limits.md).
 */
const defaultMonths = 24;

/** The days that a form accepts (`YYYY-MM-DD`): first, last, and the blocked ones in between. */
export interface BookableDays {
  first: string;
  last: string;
  blocked: BlockedRange[];
}

/**
 * The days on which a quote kind can be booked.
 * @param today in the company's time zone
 */
export const bookableDays = (
  company: Pick<Company, 'blockedDates' | 'bookableMonths'>,
  kind: string,
  today: string,
): BookableDays => ({
  first: today,
  last: monthsAfter(today, company.bookableMonths ?? defaultMonths),
  blocked: blockedRanges(company, kind).filter(({ to }) => to >= today),
});

/** Why a day cannot be booked; undefined if it can. */
export function dayFault({ first, last, blocked }: BookableDays, day: string): Fault | undefined {
  if (day < first) return fault('dayPassed');
  if (day > last) return fault('dayTooFar', { last });
  return blocked.some(({ from, to }) => from <= day && day <= to)
    ? fault('daysBlocked', { ranges: blocked })
    : undefined;
}

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
