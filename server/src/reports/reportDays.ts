import { isDay } from 'shared-api/contract/fields/isDay';
import type { ReportSpan } from '../documents/reports/Report.ts';
import { invalidInput } from '../HttpError.ts';

/**
 * The days that a call asks for: by default this month up to today.
 * @param taken the parameters that it takes
 * @throws HttpError 400 for what is no day, for a span that ends before it begins, and for another
 *   parameter
 */
export function daysOf(
  query: Record<string, unknown>,
  today: string,
  taken: readonly string[] = ['from', 'to'],
): ReportSpan {
  const unknown = Object.keys(query).find(
    (name) => query[name] !== undefined && !taken.includes(name),
  );
  if (unknown !== undefined) {
    throw invalidInput({ [unknown]: { code: 'unknownParameter', params: { name: unknown } } });
  }
  const last = dayFrom('to', query['to']) ?? today;
  const span = { from: dayFrom('from', query['from']) ?? `${last.slice(0, 8)}01`, to: last };
  if (span.from > span.to) throw invalidInput({ to: { code: 'endsBefore' } });
  return span;
}

/** @throws HttpError 400 for what is no day */
function dayFrom(parameter: string, day: unknown): string | undefined {
  if (day === undefined) return undefined;
  // PostgreSQL has no year 0.
  if (typeof day === 'string' && isDay(day) && day > '0001') return day;
  throw invalidInput({ [parameter]: { code: 'notDay' } });
}
