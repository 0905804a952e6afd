import type { BrandName } from 'shared-api/contract/billing/bank';
import { ChartCard } from './ChartCard.tsx';
import type { Chart, Group } from './charts.ts';
import type { CellPosition } from './chartTable.ts';
import type { Company } from '../companies.ts';
import styles from '../DashboardPage.module.css';

interface ChartGroupsProps {
  groups: readonly Group[];
  /** Without tables while these are on their way. */
  companies: readonly Company[];
  onOpen: (chart: Chart, brand: BrandName, cell: CellPosition) => void;
}

/** Groups of charts, one chart of each company in each set. */
export function ChartGroups({ groups, companies, onOpen }: ChartGroupsProps) {
  return groups.map(({ title, charts }) => (
    <section key={title} className={styles['group']}>
      <h2 className={styles['groupTitle']}>{title}</h2>
      <div className={styles['charts']}>
        {charts.flatMap((chart) =>
          companies.map(({ brand, name, tables }) => (
            <ChartCard
              key={`${chart.set} ${brand}`}
              chart={chart}
              brand={brand}
              companyName={name}
              table={tables?.[chart.set]}
              onOpen={onOpen}
            />
          )),
        )}
      </div>
    </section>
  ));
}
