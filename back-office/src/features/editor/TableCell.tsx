import { memo, type ClipboardEvent } from 'react';
import styles from './TableField.module.css';

interface TableCellProps {
  row: number;
  column: number;
  /** What the cell is called, for those who cannot see where it stands. */
  label: string;
  text: string;
  onType: (row: number, column: number, text: string) => void;
  onPaste: (event: ClipboardEvent, row: number, column: number) => void;
}

/** One cell of a table of texts. A large table has hundreds, of which a key changes one. */
export const TableCell = memo(function TableCell({
  row,
  column,
  label,
  text,
  onType,
  onPaste,
}: TableCellProps) {
  return (
    <input
      className={styles['cell']}
      value={text}
      aria-label={`${label}, row ${row + 1}, column ${column + 1}`}
      onChange={({ target }) => onType(row, column, target.value)}
      onPaste={(event) => onPaste(event, row, column)}
    />
  );
});
