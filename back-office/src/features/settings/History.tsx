import type { ReactNode } from 'react';
import type { HistoryEntry } from 'shared-api/contract/history/history';
import { Skeleton } from 'shared-ui/Skeleton';
import { Table, type Column } from 'shared-ui/Table';
import { PartState } from '../../frame/PartState.tsx';
import { Disclosure } from '../../frame/Disclosure.tsx';
import styles from './SettingsPage.module.css';

/** A history below a part of the settings. */
export const History = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['more']}>
    <Disclosure title={title}>{children}</Disclosure>
  </div>
);

interface HistoryTableProps<Entry> {
  /** What a query of a history has come to. */
  answer: {
    data?: { results: Entry[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  caption: string;
  loading: string;
  failed: string;
  none: string;
  columns: Column<Entry>[];
  rowKey: (entry: Entry) => string;
}

/** The entries of a history, or the state of the query for them. */
export function HistoryTable<Entry extends HistoryEntry>(props: HistoryTableProps<Entry>) {
  const { answer, caption, loading, failed, none, columns, rowKey } = props;
  const { data, error, isFetching, refetch } = answer;
  if (error && !isFetching) {
    return (
      <PartState
        loading={loading}
        failed={failed}
        error={error}
        onRetry={() => {
          refetch();
        }}
      />
    );
  }
  if (!data) return <Skeleton width="long" />;
  if (data.results.length === 0) return <p className={styles['note']}>{none}</p>;
  return (
    <Table caption={caption} isStacked columns={columns} rows={data.results} rowKey={rowKey} />
  );
}
