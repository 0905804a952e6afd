import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useLatest } from '../../../useLatest.ts';
import { cellAfter, type Cell } from './cellMoves.ts';
import { pasted, withCell, withoutColumn, withoutRow, withRow, type Grid } from './grid.ts';

/**
 * What keys, the clipboard and the buttons do to the cells of a table.
 * @param table whose body has a row for each row of the grid, and an input in each cell
 */
export function useTableCells(
  table: RefObject<HTMLTableElement | null>,
  grid: Grid,
  onChange: (value: Grid) => void,
) {
  const width = grid[0]?.length ?? 0;
  const [last, setLast] = useState<Cell>();
  /** A cell to go to once it is there. */
  const next = useRef<Cell>(undefined);

  function focus({ row, column }: Cell): void {
    const input = table.current?.tBodies[0]?.rows[row]?.cells[column]?.querySelector('input');
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

  function paste(event: ClipboardEvent, row: number, column: number): void {
    const grown = pasted(grid, row, column, event.clipboardData.getData('text/plain'));
    if (!grown) return;
    event.preventDefault();
    onChange(grown);
  }

  return {
    /** The cell that was in use last, while it is there: what the buttons below remove. */
    current: last && last.row < grid.length && last.column < width ? last : undefined,
    onFocus: setLast,
    onMove: useLatest(move),
    onPaste: useLatest(paste),
    onType: useLatest((row: number, column: number, text: string) =>
      onChange(withCell(grid, row, column, text)),
    ),
    remove: ({ row, column }: Cell, what: 'row' | 'column'): void => {
      const left = what === 'row' ? withoutRow(grid, row) : withoutColumn(grid, column);
      next.current = {
        row: Math.min(row, left.length - 1),
        column: Math.min(column, (left[0]?.length ?? 1) - 1),
      };
      onChange(left);
    },
  };
}

/** The state of a table's cells, for its parts. */
export type TableCells = ReturnType<typeof useTableCells>;
