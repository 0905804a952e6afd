import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import styles from './AppPanel.module.css';
import { texts } from './texts.ts';

/** Rows that are shown before more are asked for. */
const few = 5;

interface Shown<Row> {
  shown: readonly Row[];
  count: number;
  isAll: boolean;
  onToggle: () => void;
}

/** The first rows, or all of them. */
export function useMore<Row>(rows: readonly Row[]): Shown<Row> {
  const [isAll, setAll] = useState(false);
  return {
    shown: isAll ? rows : rows.slice(0, few),
    count: rows.length,
    isAll,
    onToggle: () => setAll(!isAll),
  };
}

/** The button for all rows, where there are more. */
export function More({ count, isAll, onToggle }: Omit<Shown<unknown>, 'shown'>) {
  if (count <= few) return null;
  return (
    <div className={styles['more']}>
      <Button look="quiet" size="small" aria-expanded={isAll} onClick={onToggle}>
        {isAll ? texts.fewer : texts.all(count)}
      </Button>
    </div>
  );
}
