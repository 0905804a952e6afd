import { weekdays, type Weekday } from '../values/weekdays.ts';

/** Opening hours on a range of weekdays. */
export interface OpeningHours {
  first: Weekday;
  /** Equals `first` for a single day. */
  last: Weekday;
  /** `8:00`; `closes` likewise. */
  opens: string;
  closes: string;
}

const day = `(${weekdays.join('|')})`;
const time = '((?:[01]?\\d|2[0-3]):[0-5]\\d)';

/** How the company file writes days: `Monday to Friday` or `Saturday`. */
export const daysNotation = new RegExp(`^${day}(?: to ${day})?$`);
/** How the company file writes hours: `8:00 to 18:00`. */
export const hoursNotation = new RegExp(`^${time} to ${time}$`);

/** Parses the opening hours of the company file; skips entries in another notation. */
export const openingHoursOf = (
  entries: readonly { days: string; hours: string }[],
): OpeningHours[] =>
  entries.flatMap(({ days, hours }) => {
    const [, first, last = first] = daysNotation.exec(days) ?? [];
    const [, opens, closes] = hoursNotation.exec(hours) ?? [];
    if (first === undefined || opens === undefined || closes === undefined) return [];
    // Guaranteed by the regular expression.
    return [{ first: first as Weekday, last: last as Weekday, opens, closes }];
  });

/**
 * The weekday of a day on which the company is closed; nothing of other days, nor where it gives no hours.
 * @param entries of the company file
 * @param date `YYYY-MM-DD`
 */
export function closedWeekday(
  entries: readonly { days: string; hours: string }[],
  date: string,
): Weekday | undefined {
  const hours = openingHoursOf(entries);
  const index = (new Date(date).getUTCDay() + 6) % 7;
  const isOpen = hours.some(({ first, last }) => {
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
    // Saturday to Monday goes over the end of the week.
    return from <= to ? index >= from && index <= to : index >= from || index <= to;
  });
  return hours.length === 0 || isOpen ? undefined : weekdays[index];
}
