import type { KeyboardEvent } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { Unseen } from 'shared-ui/Unseen';
import styles from './DayTabs.module.css';
import { texts } from '../texts.ts';

/** The element that shows the day of the chosen tab. */
export const panelId = 'board-day';

interface DayTabsProps {
  days: readonly string[];
  day: string;
  today: string;
  cells: ReadonlyMap<string, readonly BoardService[]>;
  onChoose: (day: string) => void;
}

const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The days of the week where there is room for one only. */
export function DayTabs({ days, day, today, cells, onChoose }: DayTabsProps) {
  const counts = new Map<string, number>();
  for (const { dateTs } of [...cells.values()].flat()) {
    const on = dateTs.slice(0, 10);
    counts.set(on, (counts.get(on) ?? 0) + 1);
  }

  function pressed(event: KeyboardEvent<HTMLDivElement>): void {
    const next = days[days.indexOf(day) + (ways[event.key] ?? 0)];
    if (next === undefined || next === day) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[days.indexOf(next)]?.focus();
  }

  return (
    <div className={styles['tabs']} role="tablist" aria-label={texts.days} onKeyDown={pressed}>
      {days.map((one) => {
        const count = counts.get(one) ?? 0;
        return (
          <button
            key={one}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={one === day}
            aria-controls={panelId}
            {...(one === today && { 'aria-current': 'date' })}
            tabIndex={one === day ? 0 : -1}
            onClick={() => onChoose(one)}
          >
            <span>{texts.weekday(one)} </span>
            <strong>{Number(one.slice(8))}</strong>
            <span aria-hidden="true">{count === 0 ? '–' : count}</span>
            <Unseen>, {texts.planned(count)}</Unseen>
          </button>
        );
      })}
    </div>
  );
}
