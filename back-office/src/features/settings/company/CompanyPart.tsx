import { useState } from 'react';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useCompanyDataQuery } from './companyApi.ts';
import { CompanyFile } from './CompanyFile.tsx';
import { CompanyForm } from './CompanyForm.tsx';

const t = texts.company;

/** What the company is called and how it is reached, to be set, and what else the company file says. */
export function CompanyPart() {
  const { currentData, error, isFetching, refetch } = useCompanyDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  // Once open, the form keeps what it began with: a later answer must not replace what was typed.
  const [data, setData] = useState(isFetching ? undefined : currentData);
  if (!data && currentData && !isFetching) setData(currentData);
  return (
    <>
      <h2 id="settings-company" className={styles['heading']}>
        {texts.parts.company}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
      {data ? (
        <CompanyForm first={data} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failedData}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
      <CompanyFile />
    </>
  );
}
