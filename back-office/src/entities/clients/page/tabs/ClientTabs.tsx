// What stands there first comes first: its styles stand before those of other components.
import { Waiting } from '../../../page/Waiting.tsx';
import type { RecordOf } from 'shared-api/client';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import { useLocation } from 'shared-ui/router';
import { TabLinks } from '../../../../frame/TabLinks.tsx';
import { latePart } from '../../../../late/loadPart.ts';
import { useClientOverviewQuery } from '../clientApi.ts';
import { texts } from '../texts.ts';
import { ClientTimeline } from '../timeline/ClientTimeline.tsx';
import styles from '../../../page/RecordRows.module.css';
import { PaymentRows } from './PaymentRows.tsx';
import { RecordRows } from './RecordRows.tsx';
import { VisitRows } from './VisitRows.tsx';
import { useRole } from '../../../../useRole.ts';

const parts = [
  'everything',
  'visits',
  'contracts',
  'quotes',
  'invoices',
  'payments',
  'messages',
  'notes',
  'files',
  'places',
] as const;
type Part = (typeof parts)[number];
/** Parts that are rows of records. */
export type ListPart = Exclude<Part, 'everything' | 'messages' | 'notes' | 'files' | 'places'>;

const waiting = <Waiting part="main" />;

const ClientPlaces = latePart<'ClientPlaces', { clientId: number }>(
  () => import(/* webpackChunkName: "places" */ '../places/ClientPlaces.tsx'),
  'ClientPlaces',
  waiting,
);

const ClientFiles = latePart<'ClientFiles', { clientId: number }>(
  () => import(/* webpackChunkName: "clientFiles" */ '../files/ClientFiles.tsx'),
  'ClientFiles',
  waiting,
);

const partNeeds: Record<Exclude<Part, 'everything'>, Permission> = {
  places: 'seeClients',
  files: 'seeMoney',
  visits: 'seeSchedule',
  contracts: 'seeSchedule',
  quotes: 'seeMoney',
  invoices: 'seeMoney',
  payments: 'seeAccounts',
  // Who is told of them under Everything.
  messages: 'seeAccounts',
  notes: 'seeAccounts',
};

/** The parts of a client's page, of which the address shows one: `#visits`. */
export function ClientTabs({ record }: { record: RecordOf<'clients'> }) {
  const { hash } = useLocation();
  const role = useRole();
  const { data } = useClientOverviewQuery(record.id);
  const shownParts = parts.filter(
    (part) => part === 'everything' || (role !== undefined && may(role, partNeeds[part])),
  );
  const shown = shownParts.find((part) => hash === `#${part}`) ?? 'everything';
  return (
    <section className={styles['main']} aria-label={texts.parts}>
      <TabLinks
        label={texts.parts}
        tabs={shownParts.map((part) => ({
          name: texts.partNames[part],
          to: { hash: part },
          isShown: part === shown,
          ...(isCounted(part) && { count: { of: data?.counts[part] } }),
        }))}
      />
      <div className={styles['panel']}>
        <Shown part={shown} record={record} />
      </div>
    </section>
  );
}

const isCounted = (part: Part): part is ListPart =>
  !['everything', 'messages', 'notes', 'files', 'places'].includes(part);

function Shown({ part, record }: { part: Part; record: RecordOf<'clients'> }) {
  switch (part) {
    case 'everything':
      return <ClientTimeline id={record.id} />;
    case 'messages':
    case 'notes':
      return <ClientTimeline key={part} id={record.id} part={part} />;
    case 'visits':
      return <VisitRows client={record} />;
    case 'places':
      return <ClientPlaces clientId={record.id} />;
    case 'files':
      return <ClientFiles clientId={record.id} />;
    case 'payments':
      return <PaymentRows clientId={record.id} />;
    default:
      return <RecordRows key={part} part={part} client={record} />;
  }
}
