import styles from './ChartCard.module.css';
import type { Chart } from './charts.ts';
import { asRead, type Sums } from './chartTable.ts';
import { paletteOf, type Colours } from './palettes.ts';

interface ChartLegendProps {
  chart: Chart;
  table: Sums;
  colours: Colours;
}

/** Which colour is which column of the table. */
export function ChartLegend({ chart, table, colours }: ChartLegendProps) {
  const fills = paletteOf(chart.palette, colours);
  return (
    <ul className={styles['legend']}>
      {asRead(table, chart.kind)
        .head.slice(1)
        .map((name, column) => (
          <li key={name}>
            <span className={styles['dot']} style={{ background: fills[column] }} />
            {name}
          </li>
        ))}
    </ul>
  );
}
