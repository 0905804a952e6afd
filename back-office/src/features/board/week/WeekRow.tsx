import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { classNames } from 'shared-ui/classNames';
import { Unseen } from 'shared-ui/Unseen';
import { Cards } from '../card/Cards.tsx';
import { Load } from '../card/Load.tsx';
import { availableOn, loadOf, workDayOf } from '../model/capacity.ts';
import { keyOf, type Place, type Row } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Week.module.css';

interface WeekRowProps {
  row: Row;
  week: readonly string[];
  today: string;
  cells: ReadonlyMap<string, readonly BoardService[]>;
  clashes: ReadonlyMap<number, readonly BoardService[]>;
  moving: ReadonlyMap<number, Place>;
  /** The service of this row that is being moved. */
  liftedId: number | undefined;
  isHeld: boolean;
  /** The day of this row on which it would be dropped, and whether the keyboard would. */
  targetDay: string | undefined;
  isKeyTarget: boolean;
  /** The only day to which what is being moved may go. */
  barredBut: string | undefined;
}

/** The week of one employee. */
export const WeekRow = memo(
  function WeekRow(props: WeekRowProps) {
    const { row, week, today, cells, targetDay, isKeyTarget, barredBut } = props;
    const { employeeId, name, employee } = row;
    const all = week.flatMap((day) => cells.get(keyOf({ employeeId, day })) ?? []);
    return (
      <div role="row" className={classNames(styles['row'], !employee && styles['nobody'])}>
        <div role="rowheader" className={styles['name']}>
          <span className={styles['who']}>{name}</span>
          <Load hours={loadOf(all).hours} available={employee && availableOn(employee, week)} />
        </div>
        {week.map((day) => {
          const slot = { employeeId, day };
          const isTarget = targetDay === day;
          const isBarred = barredBut !== undefined && barredBut !== day;
          const services = cells.get(keyOf(slot));
          const works = employee && workDayOf(employee, day);
          return (
            <WeekCell
              key={day}
              slotKey={keyOf(slot)}
              isKeyTarget={isKeyTarget && isTarget}
              className={classNames(
                styles['cell'],
                day === today && styles['today'],
                works && !works.hours && styles['off'],
                works?.leave && styles['leave'],
                isBarred && styles['barred'],
                isTarget && !isBarred && styles['target'],
              )}
            >
              {works?.leave ? (
                <p
                  className={styles['why']}
                  title={texts.onLeave(works.leave.word, works.leave.from, works.leave.until)}
                >
                  {texts.leave(works.leave.word)}
                </p>
              ) : (
                works && !works.hours && <Unseen>{texts.dayOff}</Unseen>
              )}
              {services && (
                <Cards {...props} services={services} className={styles['cards']} isTight />
              )}
            </WeekCell>
          );
        })}
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.week === after.week &&
    before.today === after.today &&
    before.liftedId === after.liftedId &&
    before.isHeld === after.isHeld &&
    before.targetDay === after.targetDay &&
    before.isKeyTarget === after.isKeyTarget &&
    before.barredBut === after.barredBut &&
    isSameWeek(before, after),
);

/** Whether nothing of this employee's week is another: of one move, most rows hear nothing. */
function isSameWeek(before: WeekRowProps, after: WeekRowProps): boolean {
  if (before.cells === after.cells && before.moving === after.moving) return true;
  return after.week.every((day) => {
    const key = keyOf({ employeeId: after.row.employeeId, day });
    const [old = [], now = []] = [before.cells.get(key), after.cells.get(key)];
    return (
      old.length === now.length &&
      now.every(
        (service, index) =>
          old[index] === service &&
          before.moving.has(service.id) === after.moving.has(service.id) &&
          idsOf(before.clashes.get(service.id)) === idsOf(after.clashes.get(service.id)),
      )
    );
  });
}

const idsOf = (services: readonly BoardService[] | undefined): string =>
  services?.map(({ id, version }) => `${id} ${version}`).join() ?? '';

interface WeekCellProps {
  slotKey: string;
  className: string;
  isKeyTarget: boolean;
  children: ReactNode;
}

/** One employee's day: its services, and where others can be dropped. */
function WeekCell({ slotKey, className, isKeyTarget, children }: WeekCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKeyTarget) cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isKeyTarget]);
  return (
    <div ref={cell} role="cell" data-slot={slotKey} className={className}>
      {children}
    </div>
  );
}
