import {
  moneyReports,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import { spanOf } from './presets.ts';
import type { ReportDays } from './reportsApi.ts';

/** The search part of an address, without what is empty. */
export const searchOf = (values: Record<string, string | null>): string =>
  `?${new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
  ).toString()}`;

/** Which days an address asks for: by default this month, or today. */
export function daysOf(report: ReportName, search: URLSearchParams, today: string): ReportDays {
  const { over }: MoneyReport = moneyReports[report];
  if (over === 'now') return {};
  if (over === 'day') return { to: search.get('to') ?? today };
  return daysFrom(search, today);
}

/** Which days an address asks for: by default this month. */
export function daysFrom(search: URLSearchParams, today: string): { from: string; to: string } {
  const span = spanOf('thisMonth', today);
  return { from: search.get('from') ?? span.from, to: search.get('to') ?? span.to };
}
