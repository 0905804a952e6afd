import { EmptyState } from 'shared-ui/EmptyState';
import styles from './ScheduleOtherDay.module.css';
import { ServiceList } from './service/ServiceList.tsx';
import { texts } from './texts.ts';
import { dayAge, showDay } from './times.ts';
import type { ScheduleState } from './useSchedule.ts';

/**
 * In place of today's list when only one of another day is here. That one can be opened: who works
 * past midnight still has services of it to mark.
 */
export function ScheduleOtherDay({ schedule }: { schedule: ScheduleState }) {
  const { entries = [], listDay, today } = schedule;
  if (listDay === undefined) return null;
  const age = dayAge(listDay, today);
  return (
    <>
      <EmptyState title={texts.otherDayTitle}>
        <p>{texts.otherDay(age, showDay(listDay))}</p>
      </EmptyState>
      {entries.length > 0 && (
        <details className={styles['list']}>
          <summary className={styles['summary']}>{texts.otherDayList(age)}</summary>
          <ServiceList entries={entries} schedule={schedule} />
        </details>
      )}
    </>
  );
}
