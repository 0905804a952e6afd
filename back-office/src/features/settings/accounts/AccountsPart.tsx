import { useState } from 'react';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useAccountMapQuery } from './accountsApi.ts';
import { AccountsForm } from './AccountsForm.tsx';

const t = texts.accounts;

/** What the accounts of the journal are called at the accountant's. */
export function AccountsPart() {
  const { currentData, error, isFetching, refetch } = useAccountMapQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  // Once open, the form keeps what it began with: a later answer must not replace what was typed.
  const [map, setMap] = useState(isFetching ? undefined : currentData);
  if (!map && currentData && !isFetching) setMap(currentData);
  return (
    <section aria-labelledby="settings-accounts">
      <h2 id="settings-accounts" className={styles['heading']}>
        {texts.parts.accounts}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
      {map ? (
        <AccountsForm key={map.version} first={map} onSaved={setMap} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
