import { useContext, useRef } from 'react';
import styles from './SelectingRows.module.css';
import { SelectionContext } from './useSelection.ts';

/** The box by which a row is selected. */
export function SelectBox({ id, label }: { id: number; label: string }) {
  const selection = useContext(SelectionContext);
  // A change does not say whether Shift is held; the click that comes before it does.
  const isRange = useRef(false);
  if (!selection) return null;
  const { ids, isAll, toggle } = selection;
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        data-select={id}
        aria-label={label}
        checked={isAll || ids.has(id)}
        disabled={isAll}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={({ target }) => toggle(id, isRange.current, target.checked)}
      />
    </label>
  );
}
