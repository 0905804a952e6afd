import type { Holiday } from 'shared-api/contract/company/holidays';

/** The word before the weekdays of a contract that repeats monthly. */
const places: Readonly<Record<string, string>> = {
  first: 'first',
  second: 'second',
  third: 'third',
  fourth: 'fourth',
  last: 'last',
};

const often: Readonly<Record<string, string>> = {
  weekly: 'Every week',
  everyTwoWeeks: 'Every two weeks',
  everyFourWeeks: 'Every four weeks',
};

/** Texts of what stands beside a contract: when it is served, and the next visits. */
export const texts = {
  title: 'When it is served',
  noDays: 'No weekday is chosen yet.',
  on: (repeat: string, monthWeek: string, days: string) =>
    repeat === 'monthly'
      ? `Every month on the ${places[monthWeek] ?? ''} ${days}`
      : `${often[repeat] ?? ''} on ${days}`,
  anyTime: 'at the first free time from 9:00 a.m.',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  notOnHolidays: 'not on holidays',
  pause: (from: string, until: string | undefined) =>
    until === undefined
      ? `Paused from ${from} until further notice`
      : `Paused from ${from} to ${until}`,
  perVisit: (amount: string) => `${amount} a visit`,
  perMonth: (amount: string) => `${amount} a month`,
  plusTax: (price: string) => `${price}, plus HST`,
  next: 'Next visits',
  loading: 'Finding the next visits',
  failed: 'The next visits cannot be shown.',
  none: 'No visit is to come.',
  planned:
    'Once the contract is saved, its Create button plans these visits. Otherwise they are planned the next morning.',
  notActive: 'The contract is not active: nothing is planned. Tick Active for that.',
  skipped: (day: string, holiday: string) => `Not on ${day}: ${holiday}`,
  holidays: {
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
};
