import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import styles from './apps/AppPanel.module.css';
import { texts } from './texts.ts';

/** Rows that are shown before more are asked for. */
const few = 5;
/** Rows that come with each asking: a table of a thousand would hold the browser up. */
const step = 50;

interface Shown<Row> {
  shown: readonly Row[];
  /** All rows. */
  count: number;
  isAll: boolean;
  /** Rows that are shown when more are asked for. */
  next: number;
  onToggle: () => void;
}

/** The first rows, and more of them each time they are asked for. */
export function useMore<Row>(rows: readonly Row[]): Shown<Row> {
  const [most, setMost] = useState(few);
  const isAll = most >= rows.length;
  const next = Math.min(rows.length, most === few ? step : most + step);
  return {
    shown: rows.slice(0, most),
    count: rows.length,
    isAll,
    next,
    onToggle: () => setMost(isAll ? few : next),
  };
}

/** The button for more rows, where there are more. */
export function More({ count, isAll, next, onToggle }: Omit<Shown<unknown>, 'shown'>) {
  if (count <= few) return null;
  return (
    <div className={styles['more']}>
      <Button look="quiet" size="small" aria-expanded={isAll} data-more onClick={onToggle}>
        {isAll ? texts.fewer : texts.more(next, count)}
      </Button>
    </div>
  );
}
