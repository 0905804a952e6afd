import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { holidaysKept } from 'shared-api/contract/company/holidays';
import {
  bookingKinds,
  rulesOf,
  type BookingRules,
} from 'shared-api/contract/staff/settings/bookingRules';
import type { PartRules } from './KeptPart.ts';

/** Opening hours, holidays, dates without bookings and rules of quotes. */
export const bookingPart: PartRules<BookingRules> = {
  part: 'bookingRules',
  of: rulesOf,
  follows: (rules, now) => ({ ...rules, blockedDates: blockedBy(rules, now) }),
};

/**
 * All ranges in which nothing is booked: those that are set, and the holidays where these are closed, as far ahead
 * as can be booked.
 */
function blockedBy(
  { blockedDates, holidays, bookableMonths }: BookingRules,
  now: number,
): Company['blockedDates'] {
  if (!holidays.areClosed) return blockedDates;
  // Wherever the company is, its year is at most a day from this one.
  const year = Number(companyDay(now / 1000, 'UTC').slice(0, 4));
  const closed = holidaysKept(holidays, year, year + Math.ceil(bookableMonths / 12));
  return [
    ...blockedDates,
    ...closed.map(({ day }) => ({ from: day, to: day, kinds: [...bookingKinds] })),
  ];
}
