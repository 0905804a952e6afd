import { Select } from 'shared-ui/Select';
import { TabLinks } from '../../frame/TabLinks.tsx';
import type { Group } from './charts/charts.ts';
import type { Company } from './companies.ts';
import styles from './DashboardPage.module.css';
import { texts } from './texts.ts';
import { chosenGroups, spans, type useChartChoice } from './useChartChoice.ts';

interface ChartBarProps extends ReturnType<typeof useChartChoice> {
  groups: readonly Group[];
  companies: readonly Company[];
}

/** Which charts are shown: of what, of whom, and of how many months. */
export function ChartBar({ groups, companies, choice, set, groupAddress }: ChartBarProps) {
  const haveMonths = chosenGroups(groups, choice).some(({ charts }) =>
    charts.some(({ kind }) => kind === 'months'),
  );
  return (
    <div className={styles['bar']}>
      <TabLinks
        label={texts.groupsLabel}
        tabs={[
          ...groups.map(({ name, title }) => ({
            name: title,
            to: groupAddress(name),
            isShown: choice.group === name,
          })),
          {
            name: texts.allGroups,
            to: groupAddress(undefined),
            isShown: choice.group === undefined,
          },
        ]}
      />
      <div className={styles['choices']}>
        <Select
          label={texts.company}
          empty={texts.bothCompanies}
          options={companies.map(({ brand, name }) => ({ value: brand, label: name }))}
          value={choice.brand ?? ''}
          onChange={({ currentTarget }) => set('company', currentTarget.value)}
        />
        {haveMonths && (
          <Select
            label={texts.span}
            options={spans.map((months) => ({
              value: String(months),
              label: texts.lastMonths(months),
            }))}
            value={String(choice.months)}
            onChange={({ currentTarget }) => set('months', currentTarget.value)}
          />
        )}
      </div>
    </div>
  );
}
