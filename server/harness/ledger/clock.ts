import type { Company } from 'shared-api/contract/company/company';
import { companyNoon } from 'shared-api/contract/company/companyTime';

/** Late in the evening of a company day, when it is tomorrow already in UTC, as `Date.now` gives it. */
export const lateOn = (day: string, { timeZone }: Company): number =>
  companyNoon(day, timeZone) * 1000 + 11 * 3_600_000;
