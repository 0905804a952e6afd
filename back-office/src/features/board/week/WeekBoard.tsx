import { memo } from 'react';
import { routes } from 'shared-api/contract/pages/officePaths';
import { classNames } from 'shared-ui/classNames';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import type { BoardViewProps } from '../BoardView.ts';
import { placeOf } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Week.module.css';
import { WeekRow } from './WeekRow.tsx';

/** Employees down, days across; what nobody does yet stands above them. */
export function WeekBoard({ scroller, events, ...view }: BoardViewProps) {
  const { rows, week, today, cells, clashes, moving, lifted, isHeld, target } = view;
  const caption = texts.caption(texts.range(week[0] ?? '', week.at(-1) ?? ''));
  const barredBut = lifted && !view.mayChangeDay ? placeOf(lifted).day : undefined;
  return (
    <div
      ref={scroller}
      className={styles['scroll']}
      role="region"
      aria-label={caption}
      tabIndex={0}
      {...events}
    >
      <div className={styles['board']} role="table" aria-label={caption}>
        <WeekHead week={week} today={today} />
        <div role="rowgroup" className={styles['rows']}>
          {rows.map((row) => {
            const isTarget = target !== undefined && target.employeeId === row.employeeId;
            const isLifted = lifted !== undefined && lifted.employeeId === row.employeeId;
            return (
              <WeekRow
                key={row.employeeId ?? 'nobody'}
                row={row}
                week={week}
                today={today}
                cells={cells}
                clashes={clashes}
                moving={moving}
                liftedId={isLifted ? lifted.id : undefined}
                isHeld={isLifted && isHeld}
                targetDay={isTarget ? target.day : undefined}
                isKeyTarget={isTarget && isHeld}
                barredBut={barredBut}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The days at the top of the board; each opens its hours. */
export const WeekHead = memo(function WeekHead({
  week,
  today,
}: {
  week: readonly string[];
  today: string;
}) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" className={styles['row']}>
        <div role="columnheader" className={styles['corner']}>
          <Unseen>{texts.employee}</Unseen>
        </div>
        {week.map((day) => (
          <div
            key={day}
            role="columnheader"
            {...(day === today && { 'aria-current': 'date' })}
            className={classNames(styles['day'], day === today && styles['today'])}
          >
            <Link to={routes.boardDay(day)} title={texts.openDay(day)}>
              {texts.weekday(day)} <span className={styles['date']}>{texts.dayOfMonth(day)}</span>
              {day === today && <Unseen> {texts.today}</Unseen>}
            </Link>
          </div>
        ))}
      </div>
    </div>
  );
});
