import { useRef, type ReactNode } from 'react';
import { evened, leastRows, type Grid } from './grid.ts';
import { TableButtons } from './TableButtons.tsx';
import { TableHead } from './TableHead.tsx';
import styles from './TableField.module.css';
import { TableRow } from './TableRow.tsx';
import { useTableCells } from './useTableCells.ts';
import { texts } from '../texts.ts';

const t = texts.table;

interface TableFieldProps {
  label: string;
  value: Grid;
  /** Headings of fixed columns; without them columns may be added and removed. */
  columns?: readonly string[] | undefined;
  /** Headings of a new table whose first row holds its headings. */
  headings?: readonly string[] | undefined;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: Grid) => void;
  /** Rows of sums below the last column. @param columns how many columns there are */
  foot?: ((columns: number) => ReactNode) | undefined;
}

/**
 * A table of texts to be edited like a spreadsheet: Enter and the arrows lead from cell to cell, Tab
 * to the next one, and it takes what a spreadsheet copies.
 */
export function TableField(props: TableFieldProps) {
  const { label, value, columns, headings, error, disabled, onChange, foot } = props;
  const grid = evened(value, columns?.length, headings);
  const fixed = columns?.length === grid[0]?.length ? columns : undefined;
  const table = useRef<HTMLTableElement>(null);
  const first = headings ? 1 : 0;
  const cells = useTableCells(table, grid, onChange, headings !== undefined);
  const { current, remove, pastedHeadings, onRemoveRow, ...cellProps } = cells;
  const width = grid[0]?.length ?? 0;
  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['scroll']}>
        <table ref={table} className={styles['grid']}>
          <TableHead
            label={label}
            row={grid[0] ?? []}
            texts={fixed}
            standard={headings}
            disabled={disabled}
            onRemove={(column) => remove({ row: 0, column }, 'column')}
            {...cellProps}
          />
          <tbody>
            {grid.slice(first).map((texts, index) => (
              <TableRow
                key={index}
                label={label}
                row={first + index}
                number={index + 1}
                texts={texts}
                headings={headings && grid[0]}
                hasRemover={!disabled}
                isRemovable={grid.length > leastRows}
                onRemoveRow={onRemoveRow}
                {...cellProps}
              />
            ))}
          </tbody>
          {foot && <tfoot>{foot(width)}</tfoot>}
        </table>
      </div>
      {pastedHeadings && <p role="status">{t.pastedHeadings(pastedHeadings)}</p>}
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {!disabled && (
        <TableButtons
          grid={grid}
          isFixed={fixed !== undefined}
          first={first}
          current={current}
          onRemove={remove}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
