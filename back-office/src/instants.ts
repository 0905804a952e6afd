const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const write = (instant: string | number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-CA', options).format(new Date(instant));

/** The day of an instant by the company's calendar, written like every day of the office. */
export const showDayOf = (instant: string, timeZone: string): string =>
  write(instant, { timeZone, ...day });

/**
 * An instant by the company's clock, wherever this person is: staff tell one another of it. Its time stays in one line.
 * @param now milliseconds; where it is given, an instant of the same year is shown without it
 */
export function showInstant(instant: string | number, timeZone: string, now?: number): string {
  const yearOf = (at: string | number): string => write(at, { timeZone, year: 'numeric' });
  const isThisYear = now !== undefined && yearOf(instant) === yearOf(now);
  const { year, ...dayOfYear } = day;
  const written = write(instant, { timeZone, ...dayOfYear, ...time, ...(!isThisYear && { year }) });
  return written.replace(/\s(?=[ap]\.m\.$)/, '\u00a0');
}
