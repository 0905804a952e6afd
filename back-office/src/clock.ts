import { officeTime } from 'shared-api/contract/values/officeDay';

const at = (clock: string): Date => new Date(`${clock.slice(0, 16)}Z`);

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** A time of the company's clock as the office writes it: 9:00 a.m. @param clock `2026-11-24T09:00` */
export const showTime = (clock: string): string => officeTime(clock);

/** A day near to now with its weekday and time: Tue, Nov 24, 9:00 a.m. @param clock as above */
export const showDayAndTime = (clock: string): string =>
  `${day.format(at(clock))}, ${showTime(clock)}`;

const weekday = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** A day with its weekday: Tuesday, November 24, 2026. @param clock a day, or a time as above */
export const showWeekday = (clock: string): string =>
  weekday.format(new Date(`${clock.slice(0, 10)}T00:00Z`));
