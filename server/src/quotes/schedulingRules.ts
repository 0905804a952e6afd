import { blockedRanges } from 'shared-api/contract/company/blockedDates';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fieldRefused } from '../HttpError.ts';

/**
 * Refuses a day that lies in the past or that takes no bookings.
 * @param timestamp the wished service, in seconds; @param now in seconds
 * @throws HttpError 405, whose message the form shows (docs/product/messages.md)
 */
export function checkDay(company: Company, kind: string, timestamp: number, now: number): void {
  const wished = companyDay(timestamp, company.timeZone);
  if (wished < companyDay(now, company.timeZone)) {
    throw fieldRefused(405, 'timestamp', { code: 'dayPassed' });
  }
  const ranges = blockedRanges(company, kind);
  if (ranges.some(({ from, to }) => from <= wished && wished <= to)) {
    throw fieldRefused(405, 'timestamp', { code: 'daysBlocked', params: { ranges } });
  }
}
