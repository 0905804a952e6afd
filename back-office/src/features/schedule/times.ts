import { companyDay } from 'shared-api/contract/company/companyTime';
import { texts } from './texts.ts';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const time = new Intl.DateTimeFormat('en-CA', { ...clock, timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const ago = new Intl.RelativeTimeFormat('en-CA');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time of a service: "8:05 a.m."; empty without one. */
export const showTime = (dateTs: string | null): string =>
  dateTs === null ? '' : time.format(new Date(`${dateTs}Z`));

/** An instant by the company's clock: "8:05 a.m.". */
export const showClock = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { ...clock, timeZone }).format(instant);

/** A company day in words: "Friday, November 20". */
export const showDay = (companyDay: string): string =>
  weekday.format(new Date(`${companyDay}T00:00Z`));

/** How long something is past: "just now", "5 minutes ago", "2 hours ago". */
export function ageOf(instant: number, now: number): string {
  const age = now - instant;
  if (age < minute) return texts.justNow;
  if (age < hour) return ago.format(-Math.floor(age / minute), 'minute');
  if (age < day) return ago.format(-Math.floor(age / hour), 'hour');
  return ago.format(-Math.floor(age / day), 'day');
}

/** The company day of an instant in milliseconds. */
export const dayOf = (instant: number, timeZone: string): string =>
  companyDay(instant / 1000, timeZone);

/** How many days a company day is past: "yesterday", "3 days ago". */
export function dayAge(past: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(past)) / day);
  return days === 1 ? texts.yesterday : ago.format(-days, 'day');
}
