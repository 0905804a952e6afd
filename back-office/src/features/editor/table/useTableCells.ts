import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../../useLatest.ts';
import { cellBelow } from '../../../document/lines/lines.ts';
import { cellAfter, type Cell } from './cellMoves.ts';
import { withCell, withoutColumn, withoutRow, withRow, type Grid } from './grid.ts';
import { usePaste } from './usePaste.ts';

/**
 * What keys, the clipboard and the buttons do to the cells of a table.
 * @param table whose rows are those of the grid, with an input in each cell that can be typed into;
 *   the first one stands in its head where it holds the headings
 */
export function useTableCells(
  table: RefObject<HTMLTableElement | null>,
  grid: Grid,
  onChange: (value: Grid) => void,
  hasHeadings = false,
) {
  const width = grid[0]?.length ?? 0;
  const [last, setLast] = useState<Cell>();
  const paste = usePaste(grid, onChange, hasHeadings);
  /** A cell to go to once it is there. */
  const next = useRef<Cell>(undefined);

  function focus({ row, column }: Cell): void {
    const rows = hasHeadings ? table.current?.rows : table.current?.tBodies[0]?.rows;
    const input = rows?.[row]?.cells[column]?.querySelector('input');
    input?.focus();
    // What is typed then replaces the text, as in a spreadsheet.
    input?.select();
  }

  useLayoutEffect(() => {
    const cell = next.current;
    if (!cell) return;
    next.current = undefined;
    focus(cell);
  });

  function move(event: KeyboardEvent<HTMLInputElement>, from: Cell): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (isUndo(event) && paste.takeBack()) event.preventDefault();
    // While an input method composes a letter, its keys are its own.
    if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
    const { value: text, selectionStart, selectionEnd } = currentTarget;
    const to = cellAfter(from, { key, shiftKey, value: text, selectionStart, selectionEnd });
    if (!to) return;
    // Enter saves nothing here, and an arrow does not jump within the text.
    event.preventDefault();
    if (key === 'Enter' && to.row === grid.length) {
      next.current = to;
      onChange(withRow(grid));
    } else focus(to);
  }

  function remove({ row, column }: Cell, what: 'row' | 'column'): void {
    const left = what === 'row' ? withoutRow(grid, row) : withoutColumn(grid, column);
    next.current = {
      row: Math.min(row, left.length - 1),
      column: Math.min(column, (left[0]?.length ?? 1) - 1),
    };
    onChange(left);
  }

  return {
    /** The cell that was in use last, while it is there: what the buttons below remove. */
    current: last && last.row < grid.length && last.column < width ? last : undefined,
    pastedHeadings: paste.headings,
    onFocus: setLast,
    onMove: useLatest(move),
    onPaste: useLatest(paste.take),
    onType: useLatest((row: number, column: number, text: string) =>
      onChange(withCell(grid, row, column, text)),
    ),
    onTyped: useLatest((row: number, column: number) => {
      const text = grid[row]?.[column] ?? '';
      const whole = cellBelow(row === 0 ? undefined : grid[0]?.[column], text);
      if (whole === text) return;
      paste.willBeCompleted();
      onChange(withCell(grid, row, column, whole));
    }),
    onRemoveRow: useLatest((row: number) => remove({ row, column: 0 }, 'row')),
    remove,
  };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';

/** The state of a table's cells, for its parts. */
export type TableCells = ReturnType<typeof useTableCells>;
