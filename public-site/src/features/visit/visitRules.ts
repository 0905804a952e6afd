import { dayFault, type BookableDays } from 'shared-api/contract/company/bookableDays';
import { isDay } from 'shared-api/contract/fields/isDay';
import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { visitSchema } from 'shared-api/contract/site/visit';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { visitWords } from 'shared-api/contract/site/visitWords';

/**
 * What is wrong with a request, by field; nothing when all is right.
 * @param days that can be asked for
 */
export function errorsIn(
  request: { day?: string; photos: string[] },
  days: BookableDays,
): FormText | undefined {
  const { errors } = validate(visitSchema, request);
  const { day = '' } = request;
  const fault = isDay(day) ? dayFault(days, day) : undefined;
  const faults = fault ? { ...errors, day: fault } : errors;
  return faults && visitWords.errorsOf(visitSchema, faults);
}

/** Why a day cannot be asked for; undefined for one that can. */
export function whyClosed(days: BookableDays, day: string): string | undefined {
  const fault = dayFault(days, day);
  const words = fault && visitWords.errorsOf(visitSchema, { day: fault })['day'];
  return words && unbroken(words);
}

/** What is sent; nothing while something is wrong. */
export const requestIn = (request: object) => validate(visitSchema, request).value;
