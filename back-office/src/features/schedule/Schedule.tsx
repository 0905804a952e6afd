import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { inView, otherView, views, type View } from './service/entry.ts';
import styles from './Schedule.module.css';
import { ScheduleEmpty } from './ScheduleEmpty.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import { ScheduleNotices } from './ScheduleNotices.tsx';
import { ScheduleOtherDay } from './ScheduleOtherDay.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { ServiceList } from './service/ServiceList.tsx';
import { texts } from './texts.ts';
import { useSchedule } from './useSchedule.ts';

/** The services of today that belong to a secret; what was loaded stays visible whatever happens. */
export function Schedule({ secret }: { secret: string }) {
  const schedule = useSchedule(secret);
  const [view, setView] = useState<View>('single');
  const { entries, listDay, today } = schedule;
  const isToday = listDay === today;
  const shown = entries && isToday ? inView(entries, view) : undefined;
  const other = otherView(view);

  return (
    <div className={styles['page']}>
      <ScheduleHead schedule={schedule} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <div className={styles['views']} role="group" aria-label={texts.viewsLabel}>
          {views.map((each) => (
            <Button
              key={each}
              size="large"
              look={each === view ? 'primary' : 'secondary'}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {entries && isToday
                ? texts.viewCount(texts.views[each], inView(entries, each).length)
                : texts.views[each]}
            </Button>
          ))}
        </div>
        <ScheduleNotices schedule={schedule} />
        {!entries && schedule.isFetching && <ScheduleSkeleton />}
        {entries && !isToday && <ScheduleOtherDay schedule={schedule} />}
        {shown && shown.length > 0 && <ServiceList entries={shown} schedule={schedule} />}
        {entries && shown?.length === 0 && (
          <ScheduleEmpty
            view={view}
            elsewhere={inView(entries, other).length}
            isUnknown={schedule.isUnknown}
            onShowOther={() => setView(other)}
          />
        )}
      </main>
    </div>
  );
}
