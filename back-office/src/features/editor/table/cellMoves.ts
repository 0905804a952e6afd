/** A cell of a table, counted from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** A key pressed in a cell, with what is selected of the cell's text. */
interface Press {
  key: string;
  shiftKey: boolean;
  /** The text that the cell holds. */
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/**
 * Where a key leads from a cell, as in a spreadsheet: Enter down and with Shift up, the arrows to
 * the neighbours; left and right only from the end of the text, inside which they move the caret.
 * @returns undefined where the key is none that moves; the cell may lie outside of the table
 */
export function cellAfter({ row, column }: Cell, press: Press): Cell | undefined {
  const { key, shiftKey, value } = press;
  const start = press.selectionStart ?? 0;
  const end = press.selectionEnd ?? value.length;
  const isWhole = start === 0 && end === value.length;
  const isCaret = start === end;
  if (key === 'Enter') return { row: shiftKey ? row - 1 : row + 1, column };
  // With Shift they select text.
  if (shiftKey) return undefined;
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowLeft' && (isWhole || (isCaret && start === 0))) {
    return { row, column: column - 1 };
  }
  if (key === 'ArrowRight' && (isWhole || (isCaret && end === value.length))) {
    return { row, column: column + 1 };
  }
  return undefined;
}
