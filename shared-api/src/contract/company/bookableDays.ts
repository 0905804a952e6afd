import { fault, type Fault } from '../messages/faults.ts';
import { daysAfter } from '../values/days.ts';
import { blockedRanges, joinedRanges, type BlockedRange } from './blockedDates.ts';
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
  blocked: joinedRanges(blockedRanges(company, kind)).filter(({ to }) => to >= today),
});

/** Of the blocked days those within some days before and after a day: all of two years would hide what is said. */
const rangesAround = (blocked: BlockedRange[], day: string, reach: number): BlockedRange[] =>
  blocked.filter(({ from, to }) => daysAfter(day, -reach) <= to && from <= daysAfter(day, reach));

/** The blocked days of the next three months, to be named before a day is chosen. */
export const blockedSoon = ({ first, blocked }: BookableDays): BlockedRange[] =>
  rangesAround(blocked, first, 92);

/** Why a day cannot be booked; undefined if it can. */
export function dayFault({ first, last, blocked }: BookableDays, day: string): Fault | undefined {
  if (day < first) return fault('dayPassed');
  if (day > last) return fault('dayTooFar', { last });
  return blocked.some(({ from, to }) => from <= day && day <= to)
    ? fault('daysBlocked', { ranges: rangesAround(blocked, day, 31) })
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
