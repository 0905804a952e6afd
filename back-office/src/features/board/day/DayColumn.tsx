import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { classNames } from 'shared-ui/classNames';
import { Cards, type CardContext } from '../card/Cards.tsx';
import { Load } from '../card/Load.tsx';
import { availableOn, loadOf, workDayOf, type WorkDay } from '../model/capacity.ts';
import { minutesOf } from '../model/clockSpan.ts';
import { layOut, type LaidOut } from '../model/lanes.ts';
import { hoursOf, keyOf, putAt, timesOf, type Row } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Day.module.css';
import { hourHeight } from './hourHeight.ts';

interface DayColumnProps extends CardContext {
  row: Row;
  day: string;
  services: readonly BoardService[];
  /** The service that would be dropped here, and when. */
  ghost: BoardService | undefined;
  ghostTime: string | undefined;
  isKeyTarget: boolean;
}

const pixels = (minutes: number): string => `${(minutes / 60) * hourHeight}px`;

/** Where a card stands: at its time, as high as it lasts, beside those that it overlaps. */
const styleOf = ({ begins, ends, lane, lanes }: LaidOut): CSSProperties => ({
  insetBlockStart: pixels(begins),
  blockSize: pixels(ends - begins),
  insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
  inlineSize: `calc(${100 / lanes}% - 4px)`,
});

/** The day of one employee. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { row, day, services, ghost, ghostTime } = props;
  const { employeeId, name, employee } = row;
  const places = useMemo(
    () => new Map(layOut(services).map((one) => [one.service.id, styleOf(one)])),
    [services],
  );
  const works = employee && workDayOf(employee, day);
  const { count, hours } = loadOf(services);
  const available = employee && availableOn(employee, [day]);
  return (
    <section
      className={classNames(styles['column'], works?.leave && styles['leave'])}
      aria-label={texts.columnName(
        name,
        count,
        available === undefined ? '' : texts.load(hours, available),
      )}
    >
      <div className={styles['name']}>
        <span className={styles['who']}>{name}</span>
        <Load hours={hours} available={available} />
      </div>
      <div
        className={classNames(styles['hours'], ghost && styles['target'])}
        data-slot={keyOf({ employeeId, day })}
        data-hour={hourHeight}
      >
        {works && <Away works={works} />}
        <Cards
          services={services}
          className={styles['cards']}
          styleOf={({ id }) => places.get(id)}
          clashes={props.clashes}
          moving={props.moving}
          liftedId={props.liftedId}
          isHeld={props.isHeld}
        />
        {ghost && ghostTime !== undefined && (
          <Ghost
            service={putAt(ghost, { employeeId, day, time: ghostTime })}
            isKept={props.isKeyTarget}
          />
        )}
      </div>
    </section>
  );
});

/** What of the day the employee is not there. */
function Away({ works: { hours, leave } }: { works: WorkDay }) {
  const whole = 24 * 60;
  if (leave) {
    return <p className={styles['why']}>{texts.onLeave(leave.word, leave.from, leave.until)}</p>;
  }
  if (!hours) {
    return (
      <>
        <div className={styles['away']} style={{ insetBlock: 0 }} />
        <p className={styles['why']}>{texts.dayOff}</p>
      </>
    );
  }
  return (
    <>
      <div
        className={styles['away']}
        style={{ insetBlockStart: 0, blockSize: pixels(minutesOf(hours.begins)) }}
      />
      <div
        className={styles['away']}
        style={{
          insetBlockStart: pixels(minutesOf(hours.ends)),
          blockSize: pixels(whole - minutesOf(hours.ends)),
        }}
      />
    </>
  );
}

/** Where a card would be dropped, and when that is. */
function Ghost({ service, isKept }: { service: BoardService; isKept: boolean }) {
  const ghost = useRef<HTMLDivElement>(null);
  const begins = minutesOf(service.dateTs.slice(11));
  const lasts = Math.min(Math.max(hoursOf(service) * 60, 30), 24 * 60 - begins);
  useEffect(() => {
    if (isKept) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isKept, begins]);
  return (
    <div
      ref={ghost}
      aria-hidden="true"
      data-testid="board-ghost"
      className={styles['ghost']}
      style={{ insetBlockStart: pixels(begins), blockSize: pixels(lasts) }}
    >
      {timesOf(service)}
    </div>
  );
}
