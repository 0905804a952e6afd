import { holidayKept, type HolidayRules } from '../company/holidays.ts';
import { weekdays } from './contract.ts';
import type { MonthWeek, Repeat } from './contractRepeat.ts';

/** When a contract is served, of its fields. Days are `YYYY-MM-DD`, of the company's calendar. */
export type ContractSchedule = Readonly<
  Record<(typeof weekdays)[number] | 'isActive' | 'skipHolidays', boolean> & {
    repeat: Repeat;
    monthWeek: MonthWeek;
    /** The first day that is served, from which weeks are counted; null: from `sinceTs` on, but not first. */
    firstDay: string | null;
    /** The last day that may be served. */
    lastDay: string | null;
    /** No service from this day on, through `pausedUntil`, or until further notice. */
    pausedFrom: string | null;
    pausedUntil: string | null;
    /** When the contract was made: what weeks are counted from where there is no first day. */
    sinceTs: string | null;
  }
>;

const msPerDay = 86_400_000;

/** Weeks from one to the next. */
const weeksApart: Record<Exclude<Repeat, 'monthly'>, number> = {
  weekly: 1,
  everyTwoWeeks: 2,
  everyFourWeeks: 4,
};

/** Days since 1970, which was a Thursday. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;
const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/**
 * The days between two days on which a contract is served, both of these included, in order.
 *
 * Weeks are counted in spans of seven days from the first day: so the first of each weekday on or after
 * it is served, and then every second or fourth.
 */
export function contractDays(
  company: { holidays?: HolidayRules | undefined },
  contract: ContractSchedule,
  from: string,
  to: string,
): string[] {
  if (!contract.isActive || from > to) return [];
  const { firstDay, lastDay, pausedFrom, pausedUntil, skipHolidays } = contract;
  const isServed = weekdays.map((name) => contract[name]);
  const fits = fitsRepeat(contract);
  const days: string[] = [];
  const begin = firstDay !== null && firstDay > from ? firstDay : from;
  const end = numberOf(lastDay !== null && lastDay < to ? lastDay : to);
  for (let number = numberOf(begin); number <= end; number += 1) {
    if (isServed[weekdayOf(number)] !== true) continue;
    const date = new Date(number * msPerDay);
    if (!fits(number, date)) continue;
    const day = date.toISOString().slice(0, 10);
    const isPaused =
      pausedFrom !== null && day >= pausedFrom && (pausedUntil === null || day <= pausedUntil);
    if (isPaused) continue;
    if (skipHolidays && holidayKept(company, day) !== undefined) continue;
    days.push(day);
  }
  return days;
}

/** Whether a day of a chosen weekday is one of the repeat. */
function fitsRepeat({
  repeat,
  monthWeek,
  firstDay,
  sinceTs,
}: ContractSchedule): (number: number, date: Date) => boolean {
  if (repeat === 'monthly') return (_number, date) => isOfMonth(date, monthWeek);
  const apart = weeksApart[repeat];
  if (apart === 1) return () => true;
  const start = numberOf(firstDay ?? sinceTs ?? '1970-01-05');
  // Days before the first count backwards.
  return (number) => Math.floor((number - start) / 7) % apart === 0;
}

const places: Record<Exclude<MonthWeek, 'last'>, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};

/** Whether a day is the first, second, … or last of its weekday in its month. */
function isOfMonth(date: Date, monthWeek: MonthWeek): boolean {
  const day = date.getUTCDate();
  if (monthWeek !== 'last') return Math.ceil(day / 7) === places[monthWeek];
  const daysInMonth = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return day + 7 > daysInMonth;
}

/** Through which day services of contracts are made on a day: the last of the next month. */
export const plannedThrough = (today: string): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 1, 0))
    .toISOString()
    .slice(0, 10);
