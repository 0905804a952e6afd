import { memo } from 'react';
import { TableCell } from './TableCell.tsx';
import styles from './TableField.module.css';
import { TableRemover } from './TableRemover.tsx';
import type { TableCells } from './useTableCells.ts';
import { texts } from '../texts.ts';

const t = texts.table;

interface TableRowProps extends Pick<
  TableCells,
  'onFocus' | 'onMove' | 'onPaste' | 'onType' | 'onTyped' | 'onRemoveRow'
> {
  /** What the table is called. */
  label: string;
  /** Its place in the grid, where the headings may stand before it. */
  row: number;
  /** Its number in labels, from 1. */
  number: number;
  texts: readonly string[];
  /** The row of the headings, where one of the grid's holds them. */
  headings: readonly string[] | undefined;
  /** Whether rows may be removed from this table at all. */
  hasRemover: boolean;
  isRemovable: boolean;
}

/** One row of a table of texts. A key changes one of them: the others are not rendered anew. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { label, row, number, texts: cells, headings, ...rest } = props;
  const { hasRemover, isRemovable, onRemoveRow, ...cellProps } = rest;
  return (
    <tr>
      {cells.map((text, column) => (
        <td
          key={column}
          className={headings && column > 0 ? styles['figure'] : undefined}
          data-label={headings?.[column]}
        >
          <TableCell
            row={row}
            column={column}
            label={t.cell(label, number, column + 1)}
            text={text}
            {...cellProps}
          />
        </td>
      ))}
      {hasRemover && (
        <td className={styles['tool']}>
          <TableRemover
            label={t.removeRowOf(number, label)}
            disabled={!isRemovable}
            onRemove={() => onRemoveRow(row)}
          />
        </td>
      )}
    </tr>
  );
});
