import { leastColumns } from './grid.ts';
import { TableCell } from './TableCell.tsx';
import styles from './TableField.module.css';
import { TableRemover } from './TableRemover.tsx';
import type { TableCells } from './useTableCells.ts';
import { texts } from '../texts.ts';

const t = texts.table;

interface TableHeadProps extends Pick<
  TableCells,
  'onFocus' | 'onMove' | 'onPaste' | 'onType' | 'onTyped'
> {
  label: string;
  /** The first row of the table. */
  row: readonly string[];
  /** Headings of fixed columns, which stand in no row. */
  texts: readonly string[] | undefined;
  /**
   * The usual headings, where the first row holds the headings: they stand as they are, others can be
   * typed.
   */
  standard: readonly string[] | undefined;
  disabled: boolean;
  onRemove: (column: number) => void;
}

/** The headings of a table: given, typed in its first row, or counted. */
export function TableHead(props: TableHeadProps) {
  const { label, row, texts: fixed, standard, disabled, onRemove, ...cellProps } = props;
  // Columns of one's own stand before the last one.
  const begin = standard?.slice(0, -1) ?? [];
  const isStandard =
    standard !== undefined &&
    row.length >= standard.length &&
    begin.every((heading, column) => row[column] === heading) &&
    row.at(-1) === standard.at(-1);
  const isText = (column: number): boolean =>
    isStandard && (column < begin.length || column === row.length - 1);
  return (
    <thead>
      <tr>
        {row.map((text, column) => (
          <th
            key={column}
            scope="col"
            className={standard && column > 0 ? styles['figure'] : undefined}
          >
            <span className={styles['heading']}>
              {standard && !isText(column) && (
                <TableCell
                  row={0}
                  column={column}
                  label={t.headingOf(column + 1, label)}
                  text={text}
                  {...cellProps}
                />
              )}
              {standard ? isText(column) && text : (fixed?.[column] ?? t.column(column + 1))}
              {!fixed && !disabled && !isText(column) && (
                <TableRemover
                  label={t.removeColumnOf(column + 1, label)}
                  disabled={row.length <= leastColumns}
                  onRemove={() => onRemove(column)}
                />
              )}
            </span>
          </th>
        ))}
        {!disabled && <td className={styles['tool']} />}
      </tr>
    </thead>
  );
}
