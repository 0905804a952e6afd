import { useMemo } from 'react';
import type { BrandName } from 'shared-api/contract/billing/bank';
import { ChartCard } from './ChartCard.tsx';
import type { Chart, Group } from './charts.ts';
import type { CellPosition } from './chartTable.ts';
import { lastMonths, scaleOf } from './scale.ts';
import type { Company } from '../companies.ts';
import styles from '../DashboardPage.module.css';

interface ChartGroupsProps {
  groups: readonly Group[];
  /** Those that are shown; without tables while these are on their way. */
  companies: readonly Company[];
  /** How many of the last months charts of months show. */
  months: number;
  onOpen: (chart: Chart, brand: BrandName, cell: CellPosition) => void;
}

/** Groups of charts, one chart of each company in each set. */
export function ChartGroups({ groups, ...shown }: ChartGroupsProps) {
  return groups.map(({ title, charts }) => (
    <section key={title} className={styles['group']}>
      <h2 className={styles['groupTitle']}>{title}</h2>
      <div className={styles['charts']}>
        {charts.map((chart) => (
          <ChartPair key={chart.set} chart={chart} {...shown} />
        ))}
      </div>
    </section>
  ));
}

interface ChartPairProps extends Omit<ChartGroupsProps, 'groups'> {
  chart: Chart;
}

/** One set of each company, on one scale. */
function ChartPair({ chart, companies, months, onOpen }: ChartPairProps) {
  const shown = useMemo(
    () =>
      companies.map((company) => {
        const table = company.tables?.[chart.set];
        return { ...company, ...(table && lastMonths(chart, table, months)) };
      }),
    [companies, chart, months],
  );
  const scale = useMemo(
    () =>
      scaleOf(
        chart,
        shown.flatMap(({ table }) => table ?? []),
      ),
    [chart, shown],
  );
  return shown.map(({ brand, name, table, skipped = 0 }) => (
    <ChartCard
      key={brand}
      {...{ chart, brand, table, skipped, scale, onOpen }}
      companyName={name}
    />
  ));
}
