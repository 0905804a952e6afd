import { classNames } from 'shared-ui/classNames';
import { showTime } from '../clock.ts';
import { showDay } from '../dates.ts';
import styles from './Moment.module.css';

/**
 * A moment of the company's clock, Nov 21, 2026, 9:00 a.m., which breaks between day and time, and on a small tablet alone; "-"
 * when empty.
 * @param clock `2026-11-21T09:00`
 * @param isUnderDay whether its list stands under headings for each day: where room is short only the time is seen there
 */
export const Moment = ({
  clock,
  isUnderDay = false,
}: {
  clock: string | null;
  isUnderDay?: boolean;
}) =>
  clock ? (
    <span className={styles['moment']}>
      <span className={classNames(styles['whole'], isUnderDay && styles['underDay'])}>
        {showDay(clock.slice(0, 10))},
      </span>{' '}
      <span className={styles['whole']}>{showTime(clock)}</span>
    </span>
  ) : (
    '-'
  );
