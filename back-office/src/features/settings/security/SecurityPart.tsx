import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import {
  securityEventKinds,
  eventsWrittenSingly,
  type SecurityEvent,
} from 'shared-api/contract/history/securityLog';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import { Table } from 'shared-ui/Table';
import { usePeopleQuery } from '../people/peopleApi.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { showMoment } from '../days.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { useSecurityLogInfiniteQuery, type SecurityFilter } from '../people/peopleApi.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.security;

/** What happened around logins, by person and kind. */
export function SecurityPart() {
  const { timeZone } = useCompany();
  const people = usePeopleQuery(undefined).data?.results ?? [];
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
      <div className={styles['partHead']}>
        <div>
          <h2 id="settings-security" className={styles['heading']}>
            {texts.parts.security}
          </h2>
          <p className={styles['intro']}>{t.intro}</p>
        </div>
        <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t.reload}
        </Button>
      </div>
      <div className={styles['filters']}>
        <Select
          label={t.person}
          empty={t.everybody}
          value={filter.person ?? ''}
          options={people.map(({ id, username }) => ({ value: String(id), label: username }))}
          onChange={({ target: { value } }) => {
            const { person: _, ...rest } = filter;
            setFilter(value === '' ? rest : { ...rest, person: Number(value) });
          }}
        />
        <Select
          label={t.kind}
          empty={t.anything}
          value={filter.kind ?? ''}
          options={securityEventKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          onChange={({ target: { value } }) => {
            const { kind: _, ...rest } = filter;
            const kind = securityEventKinds.find((known) => known === value);
            setFilter(kind === undefined ? rest : { ...rest, kind });
          }}
        />
      </div>
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
        {events.length > 0 && (
          <Table
            caption={t.table}
            isStacked
            columns={[
              {
                header: t.when,
                isUnbroken: true,
                cell: ({ at }: SecurityEvent) => showMoment(at, timeZone),
              },
              { header: t.what, cell: ({ kind }) => t.kinds[kind] },
              { header: t.whose, cell: (event) => <Whose event={event} /> },
              { header: t.by, cell: ({ who }) => who || '–' },
              {
                header: t.from,
                cell: ({ address }) => <span className={styles['address']}>{address || '–'}</span>,
              },
              { header: t.detail, cell: (event) => <Details event={event} /> },
            ]}
            rows={events}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {hasNextPage && (
        <p className={styles['older']}>
          <Button look="secondary" isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {t.older}
          </Button>
        </p>
      )}
    </section>
  );
}

function Whose({ event: { username, kind } }: { event: SecurityEvent }) {
  if (username !== null) return username;
  return <span className={styles['soft']}>{kind === 'factor-rule' ? '–' : t.nobody}</span>;
}

function Details({ event: { kind, detail, times } }: { event: SecurityEvent }) {
  const words = [
    t.detailOf(kind, detail),
    times > eventsWrittenSingly ? t.times(times) : '',
  ].filter((word) => word !== '');
  return <span className={styles['address']}>{words.join(', ') || '–'}</span>;
}
