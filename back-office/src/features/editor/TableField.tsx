import { Plus, X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { Button } from 'shared-ui/Button';
import {
  evened,
  leastColumns,
  leastRows,
  pasted,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  type Grid,
} from './grid.ts';
import { TableCell } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useLatest } from './useLatest.ts';

interface TableFieldProps {
  label: string;
  value: Grid;
  /** Headings of fixed columns; without them columns may be added and removed. */
  columns?: readonly string[] | undefined;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: Grid) => void;
}

/** A table of texts to be edited like a spreadsheet; it takes what a spreadsheet copies. */
export function TableField({ label, value, columns, error, disabled, onChange }: TableFieldProps) {
  const grid = evened(value, columns?.length);
  const width = grid[0]?.length ?? 0;
  const isFixed = columns !== undefined && width === columns.length;

  function paste(event: ClipboardEvent, row: number, column: number): void {
    const next = pasted(grid, row, column, event.clipboardData.getData('text/plain'));
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  const pasteInto = useLatest(paste);
  const type = useLatest((row: number, column: number, text: string) =>
    onChange(withCell(grid, row, column, text)),
  );

  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['scroll']}>
        <table className={styles['grid']}>
          <thead>
            <tr>
              {grid[0]?.map((_, column) => (
                <th key={column} scope="col">
                  {isFixed ? (
                    columns[column]
                  ) : (
                    <button
                      type="button"
                      className={styles['remove']}
                      disabled={disabled || width <= leastColumns}
                      aria-label={`Remove column ${column + 1} of ${label}`}
                      onClick={() => onChange(withoutColumn(grid, column))}
                    >
                      <X size={16} aria-hidden="true" />
                    </button>
                  )}
                </th>
              ))}
              <td className={styles['tool']} />
            </tr>
          </thead>
          <tbody>
            {grid.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <TableCell
                      row={row}
                      column={column}
                      label={label}
                      text={cell}
                      onType={type}
                      onPaste={pasteInto}
                    />
                  </td>
                ))}
                <td className={styles['tool']}>
                  <button
                    type="button"
                    className={styles['remove']}
                    disabled={disabled || grid.length <= leastRows}
                    aria-label={`Remove row ${row + 1} of ${label}`}
                    onClick={() => onChange(withoutRow(grid, row))}
                  >
                    <X size={16} aria-hidden="true" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {!disabled && (
        <div className={styles['buttons']}>
          <Button look="quiet" onClick={() => onChange(withRow(grid))}>
            <Plus size={16} aria-hidden="true" />
            Row
          </Button>
          {!isFixed && (
            <Button look="quiet" onClick={() => onChange(withColumn(grid))}>
              <Plus size={16} aria-hidden="true" />
              Column
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
