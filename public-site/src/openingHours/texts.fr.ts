import { frenchTime, frenchWeekdaySpan } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

/** Texts of the opening hours. */
export const texts: Texts = {
  days: frenchWeekdaySpan,
  hours: (opens, closes) => `${frenchTime(opens)} à ${frenchTime(closes)}`,
};
