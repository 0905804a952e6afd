/**
 * The public holidays of Ontario (Employment Standards Act, 2000, section 1), by their own dates: one
 * that falls on a weekend is not moved.
 */
export const holidays = [
  'newYear',
  'familyDay',
  'goodFriday',
  'victoriaDay',
  'canadaDay',
  'labourDay',
  'thanksgiving',
  'christmas',
  'boxingDay',
] as const;

export type Holiday = (typeof holidays)[number];

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The n-th Monday of a month, whose first is at most the seventh. */
function mondayIn(year: number, month: number, nth: number): string {
  const first = (8 - weekdayOf(dayOf(year, month, 1))) % 7;
  return dayOf(year, month, 1 + first + (nth - 1) * 7);
}

/** The last Monday before May 25. */
const victoriaDay = (year: number): string =>
  dayOf(year, 5, 24 - (weekdayOf(dayOf(year, 5, 24)) - 1));

/** Easter Sunday less two days, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms). */
function goodFriday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1 - 2);
}

const byYear = new Map<number, ReadonlyMap<string, Holiday>>();

/** The holidays of a year, by their day `YYYY-MM-DD`. */
export function holidaysOf(year: number): ReadonlyMap<string, Holiday> {
  let found = byYear.get(year);
  if (!found) {
    found = new Map<string, Holiday>([
      [dayOf(year, 1, 1), 'newYear'],
      [mondayIn(year, 2, 3), 'familyDay'],
      [goodFriday(year), 'goodFriday'],
      [victoriaDay(year), 'victoriaDay'],
      [dayOf(year, 7, 1), 'canadaDay'],
      [mondayIn(year, 9, 1), 'labourDay'],
      [mondayIn(year, 10, 2), 'thanksgiving'],
      [dayOf(year, 12, 25), 'christmas'],
      [dayOf(year, 12, 26), 'boxingDay'],
    ]);
    byYear.set(year, found);
  }
  return found;
}

/** The holiday that a day is, if it is one. @param day `YYYY-MM-DD` */
export const holidayOn = (day: string): Holiday | undefined =>
  holidaysOf(Number(day.slice(0, 4))).get(day);

/** Which holidays a company keeps. */
export interface HolidayRules {
  /** Those of the province that it keeps. */
  observed: readonly Holiday[];
  /** Days of its own that are like them. */
  own: readonly { day: string; name: string }[];
}

/** Where nothing is said, the holidays of the province are kept, and no others. */
export const usualHolidays: HolidayRules = { observed: holidays, own: [] };

/**
 * What a day is called that the company keeps as a holiday: a holiday of the province by its code, a day of the
 * company's own by its name. Undefined on other days.
 */
export function holidayKept(
  { holidays: rules = usualHolidays }: { holidays?: HolidayRules | undefined },
  day: string,
): string | undefined {
  const own = rules.own.find((one) => one.day === day);
  if (own) return own.name;
  const holiday = holidayOn(day);
  return holiday !== undefined && rules.observed.includes(holiday) ? holiday : undefined;
}

/** The holidays that are kept in some years, in order. */
export function holidaysKept(
  rules: HolidayRules,
  firstYear: number,
  lastYear: number,
): { day: string; name: string }[] {
  const days = new Map(rules.own.map(({ day, name }) => [day, name]));
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const [day, holiday] of holidaysOf(year)) {
      if (rules.observed.includes(holiday) && !days.has(day)) days.set(day, holiday);
    }
  }
  const among = [...days].map(([day, name]) => ({ day, name }));
  return among
    .filter(
      ({ day }) => Number(day.slice(0, 4)) >= firstYear && Number(day.slice(0, 4)) <= lastYear,
    )
    .sort((one, other) => one.day.localeCompare(other.day));
}
