import { useCompany } from 'shared-api/client';
import { BrandMark } from 'shared-ui/BrandMark';
import { Button } from 'shared-ui/Button';
import styles from './ScheduleHead.module.css';
import { texts } from './texts.ts';
import { ageOf, showDay, showClock } from './times.ts';
import type { ScheduleState } from './useSchedule.ts';

/** Whose day it is, and how old what is shown is. */
export function ScheduleHead({ schedule }: { schedule: ScheduleState }) {
  const { name, timeZone } = useCompany();
  const { today, now, loadedAt, isFetching, reload } = schedule;
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <BrandMark brand="group" name={name} size="small" />
        <p className={styles['day']}>{showDay(today)}</p>
      </div>
      <div className={styles['age']}>
        <p>
          {loadedAt !== undefined &&
            texts.asOf(showClock(loadedAt, timeZone), ageOf(loadedAt, now))}
        </p>
        <Button look="quiet" disabled={isFetching} onClick={reload}>
          {isFetching ? texts.updating : texts.refresh}
        </Button>
      </div>
    </header>
  );
}
