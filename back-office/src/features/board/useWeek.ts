import { useCompany } from 'shared-api/client';
import { isBoardDay } from 'shared-api/contract/schedule/board';
import { mondayOf } from 'shared-api/contract/values/days';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { useNavigate, useSearchParams } from 'shared-ui/router';

/** The week in the address, and the company's day; this week where the address names none. */
export function useWeek(): { week: string; today: string; goTo: (day: string) => void } {
  const { timeZone } = useCompany();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const today = companyDay(Date.now() / 1000, timeZone);
  const asked = parameters.get('week') ?? '';
  return {
    week: mondayOf(isBoardDay(asked) ? asked : today),
    today,
    goTo: (day) => void navigate(routes.board(mondayOf(day))),
  };
}
