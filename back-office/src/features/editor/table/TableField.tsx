import { X } from 'lucide-react';
import { useRef } from 'react';
import { evened, leastColumns, leastRows, type Grid } from './grid.ts';
import { TableButtons } from './TableButtons.tsx';
import { TableCell } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useTableCells } from './useTableCells.ts';
import { texts } from '../texts.ts';

const t = texts.table;

interface TableFieldProps {
  label: string;
  value: Grid;
  /** Headings of fixed columns; without them columns may be added and removed. */
  columns?: readonly string[] | undefined;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: Grid) => void;
}

/**
 * A table of texts to be edited like a spreadsheet: Enter and the arrows lead from cell to cell, Tab
 * to the next one, and it takes what a spreadsheet copies.
 */
export function TableField({ label, value, columns, error, disabled, onChange }: TableFieldProps) {
  const grid = evened(value, columns?.length);
  const fixed = columns?.length === grid[0]?.length ? columns : undefined;
  const table = useRef<HTMLTableElement>(null);
  const { current, remove, ...cellProps } = useTableCells(table, grid, onChange);
  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['scroll']}>
        <table ref={table} className={styles['grid']}>
          <thead>
            <tr>
              {grid[0]?.map((_, column) => (
                <th key={column} scope="col">
                  <span className={styles['heading']}>
                    {fixed ? fixed[column] : t.column(column + 1)}
                    {!fixed && !disabled && (
                      <Remover
                        label={t.removeColumnOf(column + 1, label)}
                        disabled={(grid[0]?.length ?? 0) <= leastColumns}
                        onRemove={() => remove({ row: 0, column }, 'column')}
                      />
                    )}
                  </span>
                </th>
              ))}
              {!disabled && <td className={styles['tool']} />}
            </tr>
          </thead>
          <tbody>
            {grid.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column}>
                    <TableCell row={row} column={column} label={label} text={text} {...cellProps} />
                  </td>
                ))}
                {!disabled && (
                  <td className={styles['tool']}>
                    <Remover
                      label={t.removeRowOf(row + 1, label)}
                      disabled={grid.length <= leastRows}
                      onRemove={() => remove({ row, column: 0 }, 'row')}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {!disabled && (
        <TableButtons
          grid={grid}
          isFixed={fixed !== undefined}
          current={current}
          onRemove={remove}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

interface RemoverProps {
  label: string;
  disabled: boolean;
  onRemove: () => void;
}

/** Left out by Tab, which leads from cell to cell; the buttons below do the same. */
function Remover({ label, disabled, onRemove }: RemoverProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['remove']}
      disabled={disabled}
      aria-label={label}
      onClick={onRemove}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}
