import { earliestDay } from 'shared-api/contract/values/plausibleDays';
import { fieldRefused, type HttpError } from '../HttpError.ts';

/**
 * Why an invoice may not be of a day: one before there were any of ours, or more than a year ahead, is a
 * slip of the keyboard. Undefined for any other.
 * @param day of the company, as `YYYY-MM-DD`; a draft may have none
 */
export function wrongInvoiceDay(
  status: number,
  day: unknown,
  today: string,
): HttpError | undefined {
  if (typeof day !== 'string') return undefined;
  const latest = yearAfter(today);
  if (day >= earliestDay && day <= latest) return undefined;
  const params = { earliest: earliestDay, latest };
  return fieldRefused(status, 'dateTs', { code: 'invoiceDayFar', params });
}

/** The same day of the next year; of 29 February, the day after 28 February. */
export const yearAfter = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)) - 1, Number(day.slice(8))))
    .toISOString()
    .slice(0, 10);
