import { useCallback } from 'react';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../../amounts.ts';
import styles from './ChartCard.module.css';
import { ChartNumbers } from './ChartNumbers.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { heightOf, mostNames, type Chart } from './charts.ts';
import { isEmpty, type CellPosition, type Sums } from './chartTable.ts';
import type { Scale } from './scale.ts';
import { slicesOf } from './slices.ts';
import { texts } from '../texts.ts';

interface ChartCardProps {
  chart: Chart;
  brand: BrandName;
  companyName: string;
  /** Undefined while it is on its way. */
  table: Sums | undefined;
  /** Rows of the set before the first one that is shown. */
  skipped: number;
  /** That of both companies; must stay the same object while it is the same. */
  scale: Scale | undefined;
  /** Opens the rows behind a sum; must stay the same function while the table does. */
  onOpen: (chart: Chart, brand: BrandName, cell: CellPosition) => void;
}

/** One set of one company: its chart, and the same as a table. */
export function ChartCard(props: ChartCardProps) {
  const { chart, brand, companyName, table, skipped, scale, onOpen } = props;
  const title = texts.charts[chart.set];
  const height = heightOf(chart, table?.rows.length ?? 0);
  const label = (chart.kind === 'pie' ? texts.pieOf : texts.barsOf)(title, companyName);
  const open = useCallback(
    ({ row, column }: CellPosition) => onOpen(chart, brand, { row: row + skipped, column }),
    [onOpen, chart, brand, skipped],
  );
  return (
    <div className={styles['card']} data-brand={brand}>
      <h3 className={styles['title']}>
        <span className={styles['company']}>{companyName}</span> {title}
      </h3>
      {!table && (
        <>
          {chart.kind !== 'pie' && <div className={styles['legend']} />}
          <div className={styles['waiting']} style={{ blockSize: height }} />
        </>
      )}
      {table && isEmpty(table) && (
        <p className={styles['nothing']} style={{ blockSize: height }}>
          {texts.nothing}
        </p>
      )}
      {table && !isEmpty(table) && (
        <ChartPicture {...{ chart, brand, table, label, height, scale }} onOpen={open} />
      )}
      {chart.kind !== 'months' && <p className={styles['note']}>{table && noteOf(chart, table)}</p>}
      <details className={styles['details']}>
        <summary>
          {texts.showTable}
          <Unseen>
            : {companyName}, {title}
          </Unseen>
        </summary>
        {table && (
          <div className={styles['table']}>
            <ChartNumbers
              chart={chart}
              caption={`${companyName}: ${title}`}
              table={table}
              onOpen={open}
            />
          </div>
        )}
      </details>
    </div>
  );
}

/** What the picture leaves out. */
function noteOf(chart: Chart, table: Sums): string {
  if (chart.kind === 'pie') {
    const { count, sum } = slicesOf(table, chart.hiddenBelow).hidden;
    return count > 0 ? texts.hidden(count, showAmount(sum)) : '';
  }
  const { length } = table.rows;
  return length > mostNames ? texts.onlyLargest(mostNames, length) : '';
}
