import { useState } from 'react';
import { useCompany, usePeopleHistoryQuery } from 'shared-api/client';
import type { LoginHistoryEntry } from 'shared-api/contract/people';
import { Skeleton } from 'shared-ui/Skeleton';
import { Table } from 'shared-ui/Table';
import { showMoment } from './days.ts';
import { PartState } from './PartState.tsx';
import styles from './SettingsPage.module.css';
import { texts } from './texts.ts';

const t = texts.people;

/** What was done, in words. */
function wordsOf({ action, after }: LoginHistoryEntry): string {
  const role = after?.['role'];
  if (action === 'create') return t.wasMade(typeof role === 'string' ? role : '');
  if (after && 'password' in after) return t.hasNewPassword;
  return after?.['disabled'] === true ? t.wasDisabled : t.wasEnabled;
}

/** Who made or changed which login; asked for only when it is opened. */
export function PeopleHistory() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['more']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{t.history}</summary>
      {wasOpened && <Entries />}
    </details>
  );
}

function Entries() {
  const { timeZone } = useCompany();
  const { data, error, isFetching, refetch } = usePeopleHistoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) {
    return (
      <PartState
        loading={t.loading}
        failed={t.historyFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton width="long" />;
  if (data.results.length === 0) return <p className={styles['note']}>{t.noHistory}</p>;
  return (
    <Table
      caption={t.history}
      isStacked
      columns={[
        { header: t.username, cell: ({ username }: LoginHistoryEntry) => username },
        { header: t.what, cell: wordsOf },
        { header: t.by, cell: ({ who }) => who },
        { header: t.when, isUnbroken: true, cell: ({ at }) => showMoment(at, timeZone) },
      ]}
      rows={data.results}
      rowKey={({ at, username, action }) => `${at} ${username} ${action}`}
    />
  );
}
