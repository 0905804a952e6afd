import { showTime } from '../clock.ts';
import { showDay } from '../dates.ts';
import styles from './Moment.module.css';

/**
 * A moment of the company's clock, Nov 21, 2026, 9:00 a.m., which breaks between day and time, and on a small tablet alone; "-"
 * when empty.
 * @param clock `2026-11-21T09:00`
 */
export const Moment = ({ clock }: { clock: string | null }) =>
  clock ? (
    <span className={styles['moment']}>
      <span className={styles['whole']}>{showDay(clock.slice(0, 10))},</span>{' '}
      <span className={styles['whole']}>{showTime(clock)}</span>
    </span>
  ) : (
    '-'
  );
