import { openingHoursOf } from '../../company/openingHours.ts';
import { weekdays, type Weekday } from '../../values/weekdays.ts';

type Entry = Readonly<{ days: string; hours: string }>;

/** Minutes since midnight. */
const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** Whether hours such as `18:00 to 8:00` end before they begin; not where they are written otherwise. */
export function isClosedBefore(hours: string): boolean {
  const [read] = openingHoursOf([{ days: 'Monday', hours }]);
  return read !== undefined && minutes(read.closes) <= minutes(read.opens);
}

/** The first row with hours that an earlier one has of the same day, and the day. */
export function hoursOverlap(entries: readonly Entry[]): { row: number; day: Weekday } | undefined {
  const taken: { day: Weekday; from: number; to: number }[] = [];
  for (const [row, entry] of entries.entries()) {
    const [read] = openingHoursOf([entry]);
    if (!read) continue;
    const [from, to] = [minutes(read.opens), minutes(read.closes)];
    const own = daysFrom(read.first, read.last);
    const found = taken.find((one) => own.includes(one.day) && one.from < to && from < one.to);
    if (found) return { row, day: found.day };
    taken.push(...own.map((day) => ({ day, from, to })));
  }
  return undefined;
}

/** The days from one to another, across the end of the week where need be. */
function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const begin = weekdays.indexOf(first);
  const length = (weekdays.indexOf(last) - begin + weekdays.length) % weekdays.length;
  return [...weekdays, ...weekdays].slice(begin, begin + length + 1);
}
