/** Days of the calendar, as `YYYY-MM-DD`. */

/** The day `count` days after another one. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The seven days of a week. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(monday, index));

/**
 * A text with its days as a reader writes them. Only days that stand by themselves between commas, as in the lines
 * of bills: `Windows, 2026-05-04, 1 Main Street`. Anything else, a part number say, stays as it was typed.
 */
export const withWrittenDays = (text: string, write: (day: string) => string): string =>
  text
    .split(', ')
    .map((part) => (isCalendarDay(part) ? write(part) : part))
    .join(', ');

const isCalendarDay = (text: string): boolean =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  daysAfter(text, 0) === text;
