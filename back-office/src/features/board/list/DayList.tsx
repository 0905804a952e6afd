import { useId } from 'react';
import { routes } from 'shared-api/contract/pages/officePaths';
import { classNames } from 'shared-ui/classNames';
import { useNavigate } from 'shared-ui/router';
import type { BoardViewProps } from '../BoardView.ts';
import { Cards } from '../card/Cards.tsx';
import { Load } from '../card/Load.tsx';
import { availableOn, loadOf, workDayOf } from '../model/capacity.ts';
import { keyOf, type Row } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './DayList.module.css';
import { DayTabs, panelId } from './DayTabs.tsx';

/** A day on a phone: each employee with their services, one below the other. */
export function DayList({ scroller, events, ...view }: BoardViewProps & { day: string }) {
  const { rows, week, day, today, cells } = view;
  const navigate = useNavigate();
  return (
    <>
      <DayTabs
        days={week}
        day={day}
        today={today}
        cells={cells}
        onChoose={(other) => void navigate(routes.boardDay(other), { replace: true })}
      />
      <div
        ref={scroller}
        id={panelId}
        role="tabpanel"
        aria-label={texts.dayCaption(texts.day(day))}
        className={styles['list']}
        {...events}
      >
        {rows.map((row) => (
          <Person key={row.employeeId ?? 'nobody'} {...view} row={row} />
        ))}
      </div>
    </>
  );
}

function Person(props: Omit<BoardViewProps, 'scroller' | 'events'> & { day: string; row: Row }) {
  const { row, day, cells, lifted, isHeld, target } = props;
  const { employeeId, name, employee } = row;
  const id = useId();
  const services = cells.get(keyOf({ employeeId, day })) ?? [];
  const works = employee && workDayOf(employee, day);
  const isTarget = lifted !== undefined && target?.employeeId === employeeId;
  const why = works?.leave
    ? texts.onLeave(works.leave.word, works.leave.from, works.leave.until)
    : works && !works.hours
      ? texts.dayOff
      : undefined;
  return (
    <section
      data-slot={keyOf({ employeeId, day })}
      aria-labelledby={id}
      className={classNames(
        styles['person'],
        !employee && styles['nobody'],
        isTarget && styles['target'],
      )}
    >
      <div className={styles['top']}>
        <h2 id={id} className={styles['name']}>
          {name}
        </h2>
        <Load hours={loadOf(services).hours} available={employee && availableOn(employee, [day])} />
      </div>
      {why !== undefined && <p className={styles['why']}>{why}</p>}
      {services.length > 0 ? (
        <Cards
          services={services}
          className={styles['cards']}
          clashes={props.clashes}
          moving={props.moving}
          liftedId={lifted?.id}
          isHeld={isHeld}
        />
      ) : (
        why === undefined && <p className={styles['why']}>{texts.nothing}</p>
      )}
    </section>
  );
}
