import { useCompany } from 'shared-api/client';
import { companyClock } from 'shared-api/contract/company/companyTime';
import { useNow } from '../../../useNow.ts';
import { minutesOf } from '../model/clockSpan.ts';
import styles from './Day.module.css';

/** The time now, as a line over today's columns. */
export function DayNow() {
  const { timeZone } = useCompany();
  const now = companyClock(useNow() / 1000, timeZone).slice(11);
  return (
    <div
      aria-hidden="true"
      className={styles['now']}
      style={{ insetBlockStart: `calc(var(--head) + ${minutesOf(now) / 60} * var(--hour))` }}
    />
  );
}
