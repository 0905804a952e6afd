import { memo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Cell } from './cellMoves.ts';
import styles from './TableField.module.css';

interface TableCellProps {
  row: number;
  column: number;
  /** What the cell is called, for those who cannot see where it stands. */
  label: string;
  text: string;
  onFocus: (cell: Cell) => void;
  onMove: (event: KeyboardEvent<HTMLInputElement>, from: Cell) => void;
  onType: (row: number, column: number, text: string) => void;
  /** What was typed is complete. */
  onTyped: (row: number, column: number) => void;
  onPaste: (event: ClipboardEvent, row: number, column: number) => void;
}

/** One cell of a table of texts. A large table has hundreds, of which a key changes one. */
export const TableCell = memo(function TableCell({
  row,
  column,
  label,
  text,
  onFocus,
  onMove,
  onType,
  onTyped,
  onPaste,
}: TableCellProps) {
  const textBefore = useRef(text);
  return (
    <input
      className={styles['cell']}
      value={text}
      aria-label={label}
      onFocus={() => {
        textBefore.current = text;
        onFocus({ row, column });
      }}
      onBlur={() => {
        if (text !== textBefore.current) onTyped(row, column);
      }}
      onKeyDown={(event) => onMove(event, { row, column })}
      onChange={({ target }) => onType(row, column, target.value)}
      onPaste={(event) => onPaste(event, row, column)}
    />
  );
});
