import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fieldRefused } from '../HttpError.ts';

/**
 * Refuses a day that is in the past, too far ahead, or blocked.
 * @param timestamp the requested service time (Unix seconds)
 * @param now Unix seconds
 * @throws HttpError 405, whose message the form shows (docs/product/messages.md)
 */
export function checkDay(company: Company, kind: string, timestamp: number, now: number): void {
  const days = bookableDays(company, kind, companyDay(now, company.timeZone));
  const fault = dayFault(days, companyDay(timestamp, company.timeZone));
  if (fault) throw fieldRefused(405, 'timestamp', fault);
}
