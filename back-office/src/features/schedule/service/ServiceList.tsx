import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { progressOf } from './entry.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceList.module.css';
import type { ScheduleState } from '../useSchedule.ts';

interface ServiceListProps {
  entries: readonly ScheduleEntry[];
  schedule: Pick<ScheduleState, 'marks' | 'isHeldUp' | 'isOnline' | 'mark'>;
}

/** Services in order of time; the one at hand, or the next, stands out. */
export function ServiceList({ entries, schedule }: ServiceListProps) {
  const { marks, isHeldUp, isOnline, mark } = schedule;
  const first =
    entries.find((entry) => progressOf(entry) === 'started') ??
    entries.find((entry) => progressOf(entry) === 'scheduled');
  const waiting = new Set(
    marks.filter(({ state }) => state === 'waiting').map((kept) => kept.mark.serviceCode),
  );

  function deliveryOf({ serviceCode }: ScheduleEntry) {
    if (!waiting.has(serviceCode)) return undefined;
    return isHeldUp || !isOnline ? 'held up' : 'sending';
  }

  return (
    <ol className={styles['list']}>
      {entries.map((entry) => (
        <li key={entry.serviceCode}>
          <ServiceCard
            entry={entry}
            isFirst={entry === first}
            delivery={deliveryOf(entry)}
            onMark={(kind) => mark(entry, kind)}
          />
        </li>
      ))}
    </ol>
  );
}
