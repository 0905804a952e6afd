import { useId, useRef } from 'react';
import type { ScheduleEntry, ServiceMark } from 'shared-api/contract/schedule/schedule';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { nameOf, progressOf } from './entry.ts';
import styles from './ServiceCard.module.css';
import { ServiceContact } from './ServiceContact.tsx';
import { texts } from '../texts.ts';
import { showTime } from '../times.ts';

interface ServiceCardProps {
  entry: ScheduleEntry;
  /** Whether it is the one at hand, or the next. */
  isFirst: boolean;
  /** Whether a mark of it is on its way to the server. */
  delivery: 'sending' | 'held up' | undefined;
  onMark: (kind: ServiceMark['mark']) => void;
}

const tones = { scheduled: 'neutral', started: 'open', complete: 'good' } as const;

/** Milliseconds in which a second tap is taken for the end of a double one. */
const doubleTap = 800;

/** One service of the day: where, whom to call, what to do, and how far it is. */
export function ServiceCard({ entry, isFirst, delivery, onMark }: ServiceCardProps) {
  const id = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const lastTap = useRef(-doubleTap);
  const progress = progressOf(entry);
  const next = progress === 'scheduled' ? 'started' : 'complete';

  function tap(at: number): void {
    // "Mark complete" comes to stand under the finger that marked the start.
    if (at - lastTap.current < doubleTap) return;
    lastTap.current = at;
    onMark(next);
    // The button goes, and a keyboard's place with it.
    if (next === 'complete') name.current?.focus();
  }

  return (
    <Card isTinted={isFirst}>
      <article className={styles['card']} aria-labelledby={id}>
        <div className={styles['top']}>
          <p className={styles['time']}>
            <time dateTime={entry.dateTs ?? undefined}>{showTime(entry.dateTs)}</time>
            {isFirst && (
              <span className={styles['first']}>
                {progress === 'started' ? texts.current : texts.next}
              </span>
            )}
          </p>
          <Badge tone={tones[progress]}>{texts[progress]}</Badge>
        </div>
        <h2 ref={name} id={id} tabIndex={-1} className={styles['name']}>
          {nameOf(entry)}
        </h2>
        {/* A list that was kept for the time without a connection may be of before it named this. */}
        {Boolean(entry.lineData) && <p className={styles['work']}>{entry.lineData}</p>}
        <ServiceContact entry={entry} name={nameOf(entry)} />
        {entry.instructions !== '' && (
          <p className={styles['instructions']}>{entry.instructions}</p>
        )}
        <div className={styles['mark']}>
          <p className={styles['delivery']} role="status">
            {delivery === 'sending' && texts.sending}
            {delivery === 'held up' && texts.heldUp}
          </p>
          {progress !== 'complete' && (
            <Button
              size="large"
              look={isFirst ? 'primary' : 'secondary'}
              aria-describedby={id}
              onClick={({ timeStamp }) => tap(timeStamp)}
            >
              {next === 'started' ? texts.markStarted : texts.markComplete}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
