import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { PartHead } from '../PartHead.tsx';
import { useSecurityLogInfiniteQuery, type SecurityFilter } from '../../../api/peopleApi.ts';
import { SecurityFilters } from './SecurityFilters.tsx';
import { SecurityTable } from './SecurityTable.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.security;

/** What happened around logins, by person and kind. */
export function SecurityPart() {
  const [filter, setFilter] = useState<SecurityFilter>({});
  const {
    currentData: data,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useSecurityLogInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(error, refetch);
  const events = data?.pages.flatMap(({ results }) => results) ?? [];
  const failure = isFetching ? undefined : error;

  return (
    <section aria-labelledby="settings-security">
      <PartHead id="settings-security" title={texts.parts.security} intro={t.intro}>
        <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t.reload}
        </Button>
      </PartHead>
      <SecurityFilters filter={filter} onChoose={setFilter} />
      <div className={styles['panel']}>
        {(!data || failure !== undefined) && (
          <PartState
            loading={t.loading}
            failed={t.failed}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
        {data && events.length === 0 && <p className={styles['empty']}>{t.none}</p>}
        {events.length > 0 && <SecurityTable events={events} />}
      </div>
      {hasNextPage && (
        <p className={styles['older']}>
          <MoreButton isBusy={isFetching} onMore={fetchNextPage} label={t.older} />
        </p>
      )}
    </section>
  );
}
