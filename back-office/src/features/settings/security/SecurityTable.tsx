import { useCompany } from 'shared-api/client';
import { eventsWrittenSingly, type SecurityEvent } from 'shared-api/contract/history/securityLog';
import { Table } from 'shared-ui/Table';
import { showInstant } from '../../../instants.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.security;

/** What happened around logins, a row each. */
export function SecurityTable({ events }: { events: readonly SecurityEvent[] }) {
  const { timeZone } = useCompany();
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        {
          header: t.when,
          isUnbroken: true,
          cell: ({ at }: SecurityEvent) => showInstant(at, timeZone),
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
