import { useEffect } from 'react';
import type { RowSelection } from './useSelection.ts';

const boxOf = (row: Element | null | undefined): HTMLInputElement | null | undefined =>
  row?.querySelector<HTMLInputElement>('[data-select]');

const idOf = (box: HTMLInputElement): number => Number(box.dataset['select']);

/** The next row in that direction that has a box: a heading of a group has none. */
function nextRow(row: Element, isDown: boolean): Element | null {
  let next = isDown ? row.nextElementSibling : row.previousElementSibling;
  while (next && !boxOf(next))
    next = isDown ? next.nextElementSibling : next.previousElementSibling;
  return next;
}

/** X selects the row that has the focus; Shift with an arrow selects it and the next one, and goes there. */
export function useSelectKeys({ isAll, toggle, extend }: RowSelection): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (isAll || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      const row = target.closest('tr');
      const box = boxOf(row);
      if (!row || !box) return;
      if (key === 'x' && !shiftKey) {
        event.preventDefault();
        toggle(idOf(box), false);
      }
      const isDown = key === 'ArrowDown';
      if (!shiftKey || (!isDown && key !== 'ArrowUp')) return;
      event.preventDefault();
      const next = nextRow(row, isDown);
      const nextBox = boxOf(next);
      extend([idOf(box), ...(nextBox ? [idOf(nextBox)] : [])]);
      if (!next) return;
      next.querySelector<HTMLElement>('[data-of-row]')?.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isAll, toggle, extend]);
}
