import { toCents } from 'shared-api/contract/values/money';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount, showCents } from '../../../amounts.ts';
import styles from './ChartCard.module.css';
import { isOfInvoices, type Chart } from './charts.ts';
import { asRead, type CellPosition, type Sums } from './chartTable.ts';
import { texts } from '../texts.ts';

interface ChartNumbersProps {
  chart: Chart;
  caption: string;
  table: Sums;
  onOpen: (cell: CellPosition) => void;
}

/** A chart's numbers as a table: what it shows in words, and the way to the rows by keyboard. */
export function ChartNumbers({ chart, caption, table, onOpen }: ChartNumbersProps) {
  const { head, rows } = asRead(table, chart.kind);
  const sumOf = (column: number): string =>
    showCents(rows.reduce((sum, { values }) => sum + toCents(values[column] ?? 0), 0));
  const cell = (row: number, column: number) => {
    const value = rows[row]?.values[column] ?? 0;
    if (value === 0) return showAmount(value);
    const what = `${rows[row]?.name ?? ''}, ${head[column + 1] ?? ''}`;
    const sayWhat = isOfInvoices(chart.set) ? texts.openInvoices : texts.openRows;
    return (
      <button type="button" className={styles['amount']} onClick={() => onOpen({ row, column })}>
        {showAmount(value)}
        <Unseen> {sayWhat(what)}</Unseen>
      </button>
    );
  };
  return (
    <Table
      caption={caption}
      columns={[
        { header: head[0] ?? '', cell: (row: number) => rows[row]?.name },
        ...head.slice(1).map((header, column) => ({
          header,
          align: 'end' as const,
          isUnbroken: true,
          cell: (row: number) => cell(row, column),
        })),
      ]}
      rows={rows.map((_, row) => row)}
      rowKey={(row) => row}
      sums={[[texts.total, ...head.slice(1).map((_, column) => sumOf(column))]]}
    />
  );
}
