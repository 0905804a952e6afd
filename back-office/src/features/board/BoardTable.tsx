import { useMemo } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { classNames } from 'shared-ui/classNames';
import { Unseen } from 'shared-ui/Unseen';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell.tsx';
import { keyOf, loadOf, slotOf, type Slot, type Row } from './moving/slots.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { texts } from './texts.ts';
import type { CardEvents } from './moving/useKeyboardMove.ts';

interface BoardTableProps {
  rows: readonly Row[];
  days: readonly string[];
  today: string;
  cells: ReadonlyMap<string, readonly BoardService[]>;
  moving: ReadonlySet<number>;
  /** The service that is being moved. */
  lifted: BoardService | undefined;
  /** Where the keyboard would drop it. */
  target: Slot | undefined;
  /** Whether one day fills the board, as on a phone. */
  isOnlyDay: boolean;
  mayChangeDay: boolean;
  caption: string;
  cardEvents: (service: BoardService) => CardEvents;
  onMove: (service: BoardService) => void;
}

/** Employees down, days across. */
export function BoardTable(props: BoardTableProps) {
  const { rows, days, today, cells, lifted, target, isOnlyDay, mayChangeDay, caption } = props;
  const loads = useMemo(
    () =>
      Map.groupBy(
        days.flatMap((day) =>
          rows.flatMap(({ employeeId }) => cells.get(keyOf({ employeeId, day })) ?? []),
        ),
        ({ employeeId }) => employeeId,
      ),
    [cells, days, rows],
  );
  const isBarred = (day: string): boolean =>
    lifted !== undefined && !mayChangeDay && slotOf(lifted).day !== day;

  return (
    <div className={styles['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles['board'], isOnlyDay && styles['onlyDay'])}>
        <Unseen as="caption">{caption}</Unseen>
        <BoardHead days={days} today={today} />
        <tbody>
          {rows.map(({ employeeId, name }) => {
            const { count, hours } = loadOf(loads.get(employeeId) ?? []);
            return (
              <tr
                key={employeeId ?? 'nobody'}
                className={classNames(employeeId === null && styles['nobody'])}
              >
                <th scope="row">
                  {name}
                  <span className={styles['load']}>{texts.load(count, hours)}</span>
                </th>
                {days.map((day) => {
                  const slot = { employeeId, day };
                  const key = keyOf(slot);
                  return (
                    <BoardCell
                      key={day}
                      slot={slot}
                      isToday={day === today}
                      isBarred={isBarred(day)}
                      isTarget={target !== undefined && keyOf(target) === key}
                    >
                      {cells.get(key)?.map((service) => (
                        <ServiceCard
                          key={service.id}
                          service={service}
                          isMoving={props.moving.has(service.id)}
                          isLifted={lifted?.id === service.id}
                          isHeld={target !== undefined && lifted?.id === service.id}
                          events={props.cardEvents(service)}
                          onMove={() => props.onMove(service)}
                        />
                      ))}
                    </BoardCell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The days at the top of the board. */
export function BoardHead({ days, today }: { days: readonly string[]; today: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Unseen>{texts.employee}</Unseen>
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            {...(day === today && { 'aria-current': 'date' })}
            className={classNames(day === today && styles['today'])}
          >
            {texts.weekday(day)} <span className={styles['date']}>{texts.dayOfMonth(day)}</span>
            {day === today && <span className={styles['now']}>{texts.today}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
