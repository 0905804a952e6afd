import { fault, type Fault } from '../messages/faults.ts';
import { blockedRanges, type BlockedRange } from './blockedDates.ts';
import type { Company } from './company.ts';

/** Months ahead that can be booked where the company file does not say (docs/product/limits.md). */
const defaultMonths = 24;

/** The days that a form may ask for, as `YYYY-MM-DD`: the first, the last, and those between without bookings. */
export interface BookableDays {
  first: string;
  last: string;
  blocked: BlockedRange[];
}

/**
 * The days that a kind of quote may ask for.
 * @param today where the company is
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

/** Why a day cannot be booked; undefined when it can. */
export function dayFault({ first, last, blocked }: BookableDays, day: string): Fault | undefined {
  if (day < first) return fault('dayPassed');
  if (day > last) return fault('dayTooFar', { last });
  return blocked.some(({ from, to }) => from <= day && day <= to)
    ? fault('daysBlocked', { ranges: blocked })
    : undefined;
}

/** The same day of a later month, or the last of a month that is too short for it. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
