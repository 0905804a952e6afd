/**
 * Conversions between company days and instants (docs/product/money.md "Money and time"). Days are
 * `YYYY-MM-DD`, instants are Unix seconds, time zones are IANA names such as `America/Toronto`.
 */

let known: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/**
 * The format of the last time zone: there is one company. Making a format takes as long as writing some fifty
 * instants with it, and a list asks for each of its rows.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  if (known?.timeZone !== timeZone) {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    known = { timeZone, format };
  }
  return known.format;
}

/** The company's wall-clock time at an instant, encoded as if it were UTC; in seconds. */
function clockAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant * 1000);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second')) / 1000;
}

/** The company's calendar day at an instant. */
export const companyDay = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone) * 1000).toISOString().slice(0, 10);

/**
 * Noon of a day in the company's time zone: what a form sends for a picked day. Noon falls on the
 * same day in every nearby time zone and is never skipped or repeated by daylight saving.
 */
export function companyNoon(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T12:00:00Z`) / 1000;
  const aheadOfUtc = clockAt(asUtc, timeZone) - asUtc;
  return asUtc - aheadOfUtc;
}

/** The company's wall-clock time at an instant, as `2026-11-23T14:05:00`. */
export const companyClock = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone) * 1000).toISOString().slice(0, 19);
