import { useCompany } from 'shared-api/client';
import type { LoginHistoryEntry } from 'shared-api/contract/staff/people';
import { usePeopleHistoryQuery } from '../../../api/peopleApi.ts';
import { showInstant } from '../../../instants.ts';
import { History, HistoryTable } from '../History.tsx';
import { texts } from '../texts.ts';

const t = texts.people;

/** What was done, in words. */
function wordsOf({ action, after }: LoginHistoryEntry): string {
  const role = after?.['role'];
  if (action === 'create') return t.wasMade(typeof role === 'string' ? role : '');
  if (after && 'password' in after) return t.hasNewPassword;
  if (typeof role === 'string') return t.hasRole(role);
  if (after && 'employee' in after) {
    const { employee } = after;
    return typeof employee === 'string' ? t.wasLinked(employee) : t.wasUnlinked;
  }
  if (after && 'secondFactor' in after) return t.factorWasReset;
  return after?.['disabled'] === true ? t.wasDisabled : t.wasEnabled;
}

/** Who made or changed which login. */
export const PeopleHistory = () => (
  <History title={t.history}>
    <Entries />
  </History>
);

function Entries() {
  const { timeZone } = useCompany();
  const answer = usePeopleHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <HistoryTable
      answer={answer}
      caption={t.history}
      loading={t.loading}
      failed={t.historyFailed}
      none={t.noHistory}
      columns={[
        { header: t.username, cell: ({ username }: LoginHistoryEntry) => username },
        { header: t.what, cell: wordsOf },
        { header: t.by, cell: ({ who }) => who },
        { header: t.when, isUnbroken: true, cell: ({ at }) => showInstant(at, timeZone) },
      ]}
      rowKey={({ at, username, action }) => `${at} ${username} ${action}`}
    />
  );
}
