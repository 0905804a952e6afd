import { useCompany } from 'shared-api/client';
import { isBoardDay } from 'shared-api/contract/schedule/board';
import { daysOfWeek, mondayOf } from 'shared-api/contract/values/days';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { useSearchParams } from 'shared-ui/router';

export interface BoardPlace {
  /** The Monday of the week. */
  week: string;
  /** The day in the address, whose hours are shown; undefined for the week. */
  day: string | undefined;
  /** The day that stands for the week where there is room for one only. */
  someDay: string;
  /** The company's day. */
  today: string;
}

/** The week or day in the address, and the company's day; this week where the address names none. */
export function useBoardPlace(): BoardPlace {
  const { timeZone } = useCompany();
  const [parameters] = useSearchParams();
  const today = companyDay(Date.now() / 1000, timeZone);
  const askedDay = parameters.get('day') ?? '';
  const day = isBoardDay(askedDay) ? askedDay : undefined;
  const askedWeek = parameters.get('week') ?? '';
  const week = mondayOf(day ?? (isBoardDay(askedWeek) ? askedWeek : today));
  const someDay = day ?? (daysOfWeek(week).includes(today) ? today : week);
  return { week, day, someDay, today };
}

/** The address of the board of a day, or of its week. */
export const boardAddress = (day: string, isDayView: boolean): string =>
  isDayView ? routes.boardDay(day) : routes.board(mondayOf(day));
