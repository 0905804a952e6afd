import { useCompany } from 'shared-api/client';
import type { RulesHistoryEntry } from 'shared-api/contract/history/rulesHistory';
import { Skeleton } from 'shared-ui/Skeleton';
import { Table } from 'shared-ui/Table';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { showInstant } from '../../../instants.ts';
import { useBankRulesHistoryQuery } from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { texts } from '../texts.ts';

const t = texts.rules;

const countIn = (side: RulesHistoryEntry['before']): number => {
  const rules = side?.['rules'];
  return Array.isArray(rules) ? rules.length : 0;
};

/** Who put which rules in force. */
export function RulesHistory() {
  const { timeZone } = useCompany();
  const { data, error, isFetching, refetch } = useBankRulesHistoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) {
    return <LoadFailure failed={t.historyFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton width="long" />;
  if (data.results.length === 0) return <p className={styles['soft']}>{t.noHistory}</p>;
  return (
    <Table
      caption={t.history}
      isStacked
      columns={[
        {
          header: t.what,
          cell: ({ version, before, after }: RulesHistoryEntry) =>
            `${t.version(version)} ${t.changes(countIn(before), countIn(after))}`,
        },
        { header: t.who, cell: ({ who }) => who },
        { header: t.at, isUnbroken: true, cell: ({ at }) => showInstant(at, timeZone) },
      ]}
      rows={data.results}
      rowKey={({ version }) => version}
    />
  );
}
