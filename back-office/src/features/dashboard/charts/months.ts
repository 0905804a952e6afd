const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
});

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** A month as a person reads it: "Jan 2026" for 2026-01. What is no month stays as it is. */
export const monthName = (month: string): string =>
  isMonth(month) ? format.format(new Date(`${month}-01T00:00:00Z`)) : month;

/** The first and the last day of some months that follow one another. */
export function daysOf(months: readonly string[]): { from: string; to: string } | undefined {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !isMonth(first) || !isMonth(last)) return undefined;
  const [year = 0, month = 0] = last.split('-').map(Number);
  // Day 0 of the next month is the last one of this.
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${first}-01`, to: end };
}
