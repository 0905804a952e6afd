import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';

/** The company's day when a part of a screen was opened, as `YYYY-MM-DD`. */
export function useCompanyDay(): string {
  const { timeZone } = useCompany();
  const [today] = useState(() => companyDay(Date.now() / 1000, timeZone));
  return today;
}
