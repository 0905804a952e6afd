import { dayParts } from '../../dates.ts';

/** An instant as a day of the company's calendar. */
export const showDayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...dayParts,
  }).format(new Date(instant));

/** An instant by the company's clock, to the minute. */
export const showMoment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...dayParts,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
