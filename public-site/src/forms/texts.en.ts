import type { Weekday } from 'shared-api/contract/values/weekdays';

/** Texts that several forms of the public site have. */
export const texts = {
  /** Of a day that can be asked for all the same. */
  closedHoliday:
    'That day is a holiday, and our office is closed. If we cannot come then, we suggest another one.',
  closed: (weekday: Weekday) =>
    `Our office is closed on ${weekday}s. If we cannot come on that day, we suggest another one.`,
};
