import type { Holiday } from 'shared-api/contract/company/holidays';
import { quoteKinds, quoteKindNames } from 'shared-api/contract/quotes/kinds';
import type { BookingKind, BookingRules } from 'shared-api/contract/staff/settings/bookingRules';

/** As `2 visits are planned`. */
const planned = (visits: number): string =>
  visits === 1 ? '1 visit is planned' : `${visits} visits are planned`;

/** Texts of opening hours, holidays, dates without bookings and rules of quotes. */
export const bookingTexts = {
  loading: 'Loading the booking rules…',
  failed: 'The booking rules could not be loaded.',
  intro:
    'They hold at once, on the site and in the office. Quotes that were made keep the day until which they hold.',
  history: 'History of booking rules',
  kinds: {
    ...Object.fromEntries(quoteKindNames.map((kind) => [kind, quoteKinds[kind].title])),
    visit: 'Visits for a price',
  } as Record<BookingKind, string>,
  names: {
    openingHours: 'Opening hours',
    holidays: 'Holidays',
    blockedDates: 'Dates without bookings',
    bookableMonths: 'Months ahead',
    quoteValidDays: 'Days a quote holds',
  } satisfies Record<keyof BookingRules, string>,

  hours: 'Opening hours',
  hoursHint: 'On the contact page, in answers to quotes, and for search engines.',
  first: 'From',
  last: 'To',
  opens: 'Opens',
  closes: 'Closes',
  addHours: 'Add hours',
  remove: 'Remove',
  rowOf: (what: string, row: number) => ` ${what}, row ${row}`,

  holidays: 'Holidays',
  holidaysHint:
    'Contracts that leave out holidays are not served on these days. Services that are planned already stay; new ones are not made.',
  observed: 'Holidays of Ontario that we keep',
  holidayNames: {
    newYear: "New Year's Day",
    familyDay: 'Family Day',
    goodFriday: 'Good Friday',
    victoriaDay: 'Victoria Day',
    canadaDay: 'Canada Day',
    labourDay: 'Labour Day',
    thanksgiving: 'Thanksgiving Day',
    christmas: 'Christmas Day',
    boxingDay: 'Boxing Day',
  } satisfies Record<Holiday, string>,
  day: 'Day',
  name: 'Name',
  addHoliday: 'Add a holiday',
  areClosed: 'Nothing can be booked on holidays',

  blocked: 'Dates without bookings',
  blockedHint: 'Forms refuse these days, and the calendar greys them out.',
  noBlocked: 'Every day can be booked.',
  from: 'First day',
  to: 'Last day',
  forKinds: 'Nobody can book',
  addBlocked: 'Add dates',

  rules: 'Quotes',
  bookableMonths: 'Months ahead that can be booked',
  quoteValidDays: 'Days for which the price of a quote holds',

  reachTitle: 'Visits are planned on these days',
  reachText: 'They stay where they are until somebody moves or cancels them.',
  reach: (when: string, visits: number) => `${when}: ${planned(visits)}.`,
  skipping: (visits: number) =>
    visits === 1
      ? 'It belongs to a contract that leaves out holidays.'
      : `${visits} belong to contracts that leave out holidays.`,
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  all: 'all bookings',
  notKept: (names: string) => `not ${names}`,
  closed: 'nothing can be booked',
};
