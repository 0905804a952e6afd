import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { classNames } from 'shared-ui/classNames';
import type { BoardViewProps } from '../BoardView.ts';
import { Cards } from '../card/Cards.tsx';
import { minutesOf, timeAt, shortTime } from '../model/clockSpan.ts';
import { keyOf } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Day.module.css';
import { DayColumn } from './DayColumn.tsx';
import { DayNow } from './DayNow.tsx';
import { hourHeight } from './hourHeight.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Where the day begins to be seen, unless something is planned earlier. */
const usualStart = 7;

/** Hours down, employees across; what nobody does yet stands above them, at its times. */
export function DayBoard({ scroller, events, ...view }: BoardViewProps & { day: string }) {
  const { rows, day, today, cells, lifted, isHeld, target } = view;
  const nobody = cells.get(keyOf({ employeeId: null, day })) ?? [];
  const people = rows.filter(({ employee }) => employee);
  const caption = texts.dayCaption(texts.day(day));
  const hoursRef = useScrolledTo(firstHour(cells, day));
  const isNobodyTarget = target !== undefined && target.employeeId === null;
  return (
    <div ref={scroller} className={styles['frame']} {...events}>
      <div
        className={classNames(styles['tray'], isNobodyTarget && styles['target'])}
        data-slot={keyOf({ employeeId: null, day })}
        role="group"
        aria-label={texts.columnName(texts.nobody, nobody.length, '')}
      >
        <p className={styles['trayName']} aria-hidden="true">
          {texts.nobody}
        </p>
        {nobody.length === 0 ? (
          <p className={styles['none']}>{texts.nothing}</p>
        ) : (
          <Cards
            services={nobody}
            className={styles['trayCards']}
            clashes={view.clashes}
            moving={view.moving}
            liftedId={lifted?.id}
            isHeld={isHeld}
          />
        )}
      </div>
      <div
        ref={hoursRef}
        className={styles['scroll']}
        role="region"
        aria-label={caption}
        tabIndex={0}
        data-scrolls
      >
        <div className={styles['board']}>
          <div className={styles['axis']} aria-hidden="true">
            <div className={styles['corner']} />
            <div className={styles['labels']}>
              {hours.slice(1).map((hour) => (
                <span key={hour} style={{ insetBlockStart: `${hour * hourHeight}px` }}>
                  {shortTime(timeAt(hour * 60))}
                </span>
              ))}
            </div>
          </div>
          {people.map((row) => {
            const isTarget = target !== undefined && target.employeeId === row.employeeId;
            const isLifted = lifted !== undefined && lifted.employeeId === row.employeeId;
            return (
              <DayColumn
                key={row.employeeId}
                row={row}
                day={day}
                services={cells.get(keyOf({ employeeId: row.employeeId, day })) ?? none}
                clashes={view.clashes}
                moving={view.moving}
                liftedId={isLifted ? lifted.id : undefined}
                isHeld={isLifted && isHeld}
                ghost={isTarget && lifted ? lifted : undefined}
                ghostTime={isTarget ? target.time : undefined}
                isKeyTarget={isTarget && isHeld}
              />
            );
          })}
          {day === today && <DayNow />}
        </div>
      </div>
    </div>
  );
}

const none: readonly BoardService[] = [];

/** The hour that is seen first: that of the first service, and at the latest when work usually begins. */
function firstHour(cells: BoardViewProps['cells'], day: string): number {
  const begins = [...cells]
    .filter(([key]) => key.endsWith(day))
    .flatMap(([, services]) => services.map(({ dateTs }) => minutesOf(dateTs.slice(11))));
  return Math.max(0, Math.min(usualStart, ...begins.map((minutes) => minutes / 60 - 0.5)));
}

/** Begins at an hour; a move later on scrolls nothing. */
function useScrolledTo(hour: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(hour);
  useLayoutEffect(() => {
    element.current?.scrollTo({ top: first.current * hourHeight });
  }, []);
  return element;
}
