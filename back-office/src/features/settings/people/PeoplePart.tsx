import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { usePeopleQuery } from '../../../api/peopleApi.ts';
import { FactorRule } from './FactorRule.tsx';
import { NewPersonDialog } from './NewPersonDialog.tsx';
import { PartHead } from '../PartHead.tsx';
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
      <PartHead id="settings-people" title={texts.parts.people} intro={texts.people.intro}>
        <Button onClick={() => setMaking(true)}>{texts.people.create}</Button>
      </PartHead>
      <div className={`${styles['panel']} ${styles['people']}`}>
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
