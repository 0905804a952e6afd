import { englishTime } from 'shared-api/contract/values/englishDays';
import type { Weekday } from 'shared-api/contract/values/weekdays';

/** Texts of the opening hours. */
export const texts = {
  days: (first: Weekday, last: Weekday): string => (first === last ? first : `${first} to ${last}`),
  /** @param opens `8:00` */
  hours: (opens: string, closes: string) => `${englishTime(opens)} to ${englishTime(closes)}`,
};
