import { texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What the clocks of two machines may differ by. */
const skew = 30_000;

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

const words = new Intl.RelativeTimeFormat('en-CA', { numeric: 'always' });

/** How long ago an instant was, or how long it is until then, in words; both in milliseconds. */
export function relative(instant: number, now: number): string {
  const span = instant - now;
  const [unit, length] = units.find(([, size]) => Math.abs(span) >= size) ?? [];
  if (unit === undefined) return span > skew ? texts.inAMoment : texts.justNow;
  return words.format(Math.trunc(span / length), unit);
}

/** What the company's clock is called at an instant: "EST", say. */
export const nameOfClock = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
