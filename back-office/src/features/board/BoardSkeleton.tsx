import { daysOfWeek } from 'shared-api/contract/values/days';
import { Skeleton } from 'shared-ui/Skeleton';
import { unseen } from 'shared-ui/Unseen';
import styles from './BoardSkeleton.module.css';
import { texts } from './texts.ts';
import type { BoardPlace } from './useBoardPlace.ts';
import { WeekHead } from './week/WeekBoard.tsx';
import week from './week/Week.module.css';

const lines = [0, 1, 2, 3, 4, 5, 6, 7];

/** A board that is on its way: its days, and grey where the services will be, as high as they are. */
export function BoardSkeleton({ place, isNarrow }: { place: BoardPlace; isNarrow: boolean }) {
  const days = daysOfWeek(place.week);
  const isDayView = place.day !== undefined && !isNarrow;
  return (
    <div aria-busy="true">
      <p role="status" className={unseen}>
        {texts.loading}
      </p>
      {isNarrow ? (
        lines.slice(0, 5).map((line) => (
          <div key={line} className={styles['person']}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        ))
      ) : isDayView ? (
        <div className={styles['day']}>
          {lines.map((line) => (
            <div key={line}>
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      ) : (
        <div className={week['scroll']} aria-hidden="true">
          <div className={week['board']}>
            <WeekHead week={days} today={place.today} />
            {lines.map((line) => (
              <div key={line} className={week['row']}>
                <div className={week['name']}>
                  <Skeleton width="long" />
                </div>
                {days.map((day, column) => (
                  <div key={day} className={week['cell']}>
                    {(line + column) % 3 !== 2 && (
                      <div className={styles['waiting']}>
                        <Skeleton width="medium" />
                        <Skeleton width="long" />
                      </div>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
