import { memo, type ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Table.module.css';
import sortStyles from './TableSort.module.css';
import { Unseen } from './Unseen.tsx';

/** In the first line, beside that, in the second line, at the end of that, in the last line, at the end of that. */
export type PhonePlace = 'top' | 'note' | 'main' | 'side' | 'lastLine' | 'lastEnd';

/** One column of a table. */
export interface Column<Row> {
  header: string;
  /** Amounts and numbers stand at the end of their cells, under one another. */
  align?: 'start' | 'end';
  /** For short values that read badly in two lines: dates, states. */
  isUnbroken?: boolean;
  /** Text of any length: where there is no room it ends in an ellipsis instead of going on in another line. */
  isShortened?: boolean;
  /** Buttons instead of a value: on a phone they stand below, without a heading. */
  isActions?: boolean;
  /** Where it stands on a phone, in a table whose rows are lines there; below the other lines unless said otherwise. */
  onPhone?: PhonePlace;
  /** Whether its heading stands before it there too, as an amount needs that does not say what it is. */
  isNamedOnPhone?: boolean;
  cell: (row: Row) => ReactNode;
  /** The name under which rows can be sorted by this column. */
  sort?: string;
}

/** What rows are sorted by, and which way. */
export interface Sorting {
  name: string;
  isDescending: boolean;
}

export interface TableProps<Row> {
  /** What the table is, for those who cannot see where it stands. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Whether a row becomes a card on a phone; a narrow table need not. */
  isStacked?: boolean;
  /** Whether that card has two or three lines instead of one a column (`onPhone`). */
  isInLines?: boolean;
  /** Whether the headings stay in sight, below the bar of the office, while rows are scrolled. */
  isHeadKept?: boolean;
  /** Heights of the rows that are not there because they are out of sight, in pixels. */
  unseen?: { above: number; below: number };
  /** Told each row's element, to measure it. */
  rowRef?: (element: HTMLTableRowElement | null) => void;
  /** Position of the first row in the whole list, where not all rows are there. */
  firstIndex?: number;
  /** Rows that sum up the others: cells by column. */
  sums?: readonly (readonly ReactNode[])[];
  /** What the rows are sorted by; undefined for their own order. */
  sorting?: Sorting | undefined;
  /** Told by which column the person wants to sort; without it nothing can be sorted. */
  onSort?: (name: string) => void;
  /** How many rows the whole list has, where not all are there. */
  rowCount?: number;
  /** What stands over a row where a group of rows begins, by its position in the whole list. */
  headingOf?: ((rowIndex: number) => string | undefined) | undefined;
}

const alignOf = (align: Column<unknown>['align']): string | undefined =>
  align === 'end' ? styles['end'] : undefined;

/** Rows under headings. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isStacked = false,
  isInLines = false,
  isHeadKept = false,
  unseen,
  rowRef,
  firstIndex = 0,
  sums = [],
  rowCount,
  sorting,
  onSort,
  headingOf,
}: TableProps<Row>) {
  return (
    <table
      className={classNames(
        styles['table'],
        isStacked && styles[isInLines ? 'lines' : 'stacked'],
        isHeadKept && styles['headed'],
      )}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
    >
      <Unseen as="caption">{caption}</Unseen>
      <thead>
        <tr>
          {columns.map(({ header, align, isShortened, sort }) => (
            <th
              key={header}
              scope="col"
              className={classNames(alignOf(align), isShortened && styles['short'])}
              aria-sort={sortOf(sort, sorting)}
            >
              {sort !== undefined && onSort ? (
                <button type="button" className={sortStyles['sort']} onClick={() => onSort(sort)}>
                  {header}
                  <span aria-hidden="true">{arrowOf(sort, sorting)}</span>
                </button>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unseen && unseen.above > 0 && <Spacer height={unseen.above} columns={columns.length} />}
        {rows.map((row, index) => (
          <Line
            key={rowKey(row)}
            row={row}
            columns={columns}
            rowIndex={firstIndex + index}
            isCounted={rowCount !== undefined}
            rowRef={rowRef}
            heading={headingOf?.(firstIndex + index)}
          />
        ))}
        {unseen && unseen.below > 0 && <Spacer height={unseen.below} columns={columns.length} />}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map((cells, index) => (
            <tr key={index} className={styles['sum']}>
              {cells.map((cell, position) => (
                <td key={position} className={alignOf(columns[position]?.align)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

interface LineProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Position in the whole list. */
  rowIndex: number;
  isCounted: boolean;
  rowRef: ((element: HTMLTableRowElement | null) => void) | undefined;
  heading: string | undefined;
}

/** One row; while others come and go with scrolling it stays as it is, if `columns` stay the same. */
const Line = memo(function TableLine<Row>({
  row,
  columns,
  rowIndex,
  isCounted,
  rowRef,
  heading,
}: LineProps<Row>) {
  const line = (
    <tr ref={rowRef} data-index={rowIndex} aria-rowindex={isCounted ? rowIndex + 2 : undefined}>
      {columns.map((column) => (
        <Cell key={column.header} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
  if (heading === undefined) return line;
  return (
    <>
      <tr className={styles['heading']}>
        <th scope="rowgroup" colSpan={columns.length}>
          {heading}
        </th>
      </tr>
      {line}
    </>
  );
}) as <Row>(props: LineProps<Row>) => ReactNode;

interface CellProps {
  column: Omit<Column<never>, 'cell'>;
  children: ReactNode;
}

function Cell({ column, children }: CellProps) {
  const { header, align, isUnbroken, isShortened, isActions, onPhone, isNamedOnPhone } = column;
  return (
    <td
      className={classNames(
        alignOf(align),
        isUnbroken && styles['unbroken'],
        isShortened && styles['short'],
        isActions && !onPhone && styles['actions'],
        onPhone && styles[onPhone],
        isNamedOnPhone && styles['named'],
        (children === '-' || children === '–') && styles['none'],
      )}
      data-label={isActions ? undefined : header}
    >
      {children}
    </td>
  );
}

const sortOf = (
  name: string | undefined,
  sorting: Sorting | undefined,
): 'ascending' | 'descending' | undefined => {
  if (name === undefined || sorting?.name !== name) return undefined;
  return sorting.isDescending ? 'descending' : 'ascending';
};

const arrowOf = (name: string, sorting: Sorting | undefined): string =>
  sorting?.name !== name ? '' : sorting.isDescending ? ' ↓' : ' ↑';

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles['spacer']} aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
