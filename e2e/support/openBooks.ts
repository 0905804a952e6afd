import { companyDay } from 'shared-api/contract/company/companyTime';

/**
 * A day of the first year whose books the demo data leave open (server/src/demo/demoMoney.ts), in which
 * documents may be issued. An early one is past whenever the tests run.
 * @param monthDay such as `01-02`
 */
export function openDay(monthDay: string): string {
  const [year = 0, month = 0] = companyDay(Date.now() / 1000, 'America/Toronto')
    .split('-')
    .map(Number);
  return `${month > 3 ? year : year - 1}-${monthDay}`;
}
