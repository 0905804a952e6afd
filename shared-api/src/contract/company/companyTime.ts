/**
 * Days of the company's calendar and the instants behind them (docs/product/money.md "Money and
 * time"). Days are `YYYY-MM-DD`, instants are whole seconds since 1970, time zones are names such
 * as `America/Toronto`.
 */

/** The company's clock at an instant, read as if it were UTC; in seconds. */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant * 1000);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second')) / 1000;
}

/** The day of the company's calendar at an instant. */
export const companyDay = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone) * 1000).toISOString().slice(0, 10);

/**
 * Noon of a day where the company is: the instant that a form sends for a day that was picked. Noon
 * lies on the same day for every clock between here and there, and never in a clock change.
 */
export function companyNoon(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T12:00:00Z`) / 1000;
  const aheadOfUtc = clockAt(asUtc, timeZone) - asUtc;
  return asUtc - aheadOfUtc;
}
