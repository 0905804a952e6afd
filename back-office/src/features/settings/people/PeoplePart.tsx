import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { usePeopleQuery } from './peopleApi.ts';
import { FactorRule } from './FactorRule.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { PartState } from '../../../frame/PartState.tsx';
import { PeopleHistory } from './PeopleHistory.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';

/** Staff logins: who may log in, and as what. */
export function PeoplePart() {
  const { data, error, isFetching, refetch } = usePeopleQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  const [isMaking, setMaking] = useState(false);
  const people = data?.results ?? [];
  return (
    <section aria-labelledby="settings-people">
      <div className={styles['partHead']}>
        <div>
          <h2 id="settings-people" className={styles['heading']}>
            {texts.parts.people}
          </h2>
          <p className={styles['intro']}>{texts.people.intro}</p>
        </div>
        <Button onClick={() => setMaking(true)}>{texts.people.create}</Button>
      </div>
      <div className={styles['panel']}>
        {!data && (
          <PartState
            loading={texts.people.loading}
            failed={texts.people.failed}
            error={isFetching ? undefined : error}
            onRetry={() => void refetch()}
          />
        )}
        {data && people.length === 0 && (
          <EmptyState title={texts.people.emptyTitle}>{texts.people.empty}</EmptyState>
        )}
        {people.length > 0 && <PeopleTable people={people} />}
      </div>
      {data && <FactorRule isOn={data.adminsNeedFactor} />}
      <PeopleHistory />
      {isMaking && <NewPersonDialog onClose={() => setMaking(false)} />}
    </section>
  );
}
