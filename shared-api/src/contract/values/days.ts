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
