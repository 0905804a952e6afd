import { Plus } from 'lucide-react';
import { Button } from 'shared-ui/Button';
import type { Cell } from './cellMoves.ts';
import { leastColumns, leastRows, withColumn, withRow, type Grid } from './grid.ts';
import styles from './TableField.module.css';
import type { TableCells } from './useTableCells.ts';
import { texts } from '../texts.ts';

const t = texts.table;

interface TableButtonsProps {
  grid: Grid;
  /** Whether the columns stay as they are. */
  isFixed: boolean;
  /** The first row that is no heading; where there are headings, the last column is that of amounts. */
  first: number;
  /** The cell whose row or column is removed. */
  current: Cell | undefined;
  onRemove: TableCells['remove'];
  onChange: (value: Grid) => void;
}

/** Adds and removes rows and columns of a table. */
export function TableButtons(props: TableButtonsProps) {
  const { grid, isFixed, first, current, onRemove, onChange } = props;
  const width = grid[0]?.length ?? 0;
  return (
    <div className={styles['buttons']}>
      <Button look="quiet" onClick={() => onChange(withRow(grid))}>
        <Plus size={16} aria-hidden="true" />
        {t.addRow}
      </Button>
      {!isFixed && (
        <Button look="quiet" onClick={() => onChange(withColumn(grid, first > 0))}>
          <Plus size={16} aria-hidden="true" />
          {t.addColumn}
        </Button>
      )}
      {current && current.row >= first && grid.length > leastRows && (
        <Button look="quiet" onClick={() => onRemove(current, 'row')}>
          {t.removeRow(current.row - first + 1)}
        </Button>
      )}
      {current && !isFixed && width > leastColumns && (
        <Button look="quiet" onClick={() => onRemove(current, 'column')}>
          {t.removeColumn(current.column + 1)}
        </Button>
      )}
    </div>
  );
}
