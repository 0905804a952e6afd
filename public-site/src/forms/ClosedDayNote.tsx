import { isDay } from 'shared-api/contract/fields/isDay';
import { holidayKept } from 'shared-api/contract/company/holidays';
import { closedWeekday } from 'shared-api/contract/company/openingHours';
import { useCompany } from 'shared-api/store';
import styles from './ClosedDayNote.module.css';
import { texts } from './texts.ts';

/** Says of a chosen day that the company is usually closed on it, so that nobody counts on it. */
export function ClosedDayNote({ day }: { day: string }) {
  const company = useCompany();
  const isHoliday = isDay(day) && holidayKept(company, day) !== undefined;
  const weekday = isDay(day) ? closedWeekday(company.openingHours, day) : undefined;
  return (
    <div role="status" className={styles['note']}>
      {isHoliday && <p>{texts.closedHoliday}</p>}
      {!isHoliday && weekday && <p>{texts.closed(weekday)}</p>}
    </div>
  );
}
