import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from 'shared-ui/Button';
import { cellAfter, type Cell } from './cellMoves.ts';
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
import { useLatest } from '../../useLatest.ts';

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
  const width = grid[0]?.length ?? 0;
  const isFixed = columns !== undefined && width === columns.length;
  const table = useRef<HTMLTableElement>(null);
  /** The cell that was in use last: what the buttons below remove. */
  const [current, setCurrent] = useState<Cell>();
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

  const moveFrom = useLatest(move);
  const pasteInto = useLatest(paste);
  const type = useLatest((row: number, column: number, text: string) =>
    onChange(withCell(grid, row, column, text)),
  );

  function remove({ row, column }: Cell, what: 'row' | 'column'): void {
    const left = what === 'row' ? withoutRow(grid, row) : withoutColumn(grid, column);
    next.current = {
      row: Math.min(row, left.length - 1),
      column: Math.min(column, (left[0]?.length ?? 1) - 1),
    };
    onChange(left);
  }

  const cell = current && current.row < grid.length && current.column < width ? current : undefined;

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
                    {isFixed ? columns[column] : `Column ${column + 1}`}
                    {!isFixed && !disabled && (
                      <Remover
                        label={`Remove column ${column + 1} of ${label}`}
                        disabled={width <= leastColumns}
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
                    <TableCell
                      row={row}
                      column={column}
                      label={label}
                      text={text}
                      onFocus={setCurrent}
                      onMove={moveFrom}
                      onType={type}
                      onPaste={pasteInto}
                    />
                  </td>
                ))}
                {!disabled && (
                  <td className={styles['tool']}>
                    <Remover
                      label={`Remove row ${row + 1} of ${label}`}
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
          {cell && grid.length > leastRows && (
            <Button look="quiet" onClick={() => remove(cell, 'row')}>
              Remove row {cell.row + 1}
            </Button>
          )}
          {cell && !isFixed && width > leastColumns && (
            <Button look="quiet" onClick={() => remove(cell, 'column')}>
              Remove column {cell.column + 1}
            </Button>
          )}
        </div>
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
