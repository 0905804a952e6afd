import type {
  BulkChangedService,
  ServiceClash,
  ServiceSkipReason,
  SkippedService,
} from 'shared-api/contract/entities/bulk/services';
import { Table, type Column } from 'shared-ui/Table';
import { showDayAndTime, showTime } from '../../../clock.ts';
import styles from '../../bulk/BulkDialog.module.css';
import { texts } from './texts.ts';

/** Up to this many stand there at once; more are shown on demand. */
const shownAtOnce = 12;

const dayOf = (at: string | null): string => (at === null ? texts.noDay : showDayAndTime(at));
const nameOf = (name: string | null): string => name ?? texts.nobody;
const change = (before: string, after: string): string =>
  before === after ? before : texts.becomes(before, after);

/** Why a service is left, or what it goes against; of a clash with which one. */
function reasonOf(reason: ServiceSkipReason, clash: ServiceClash): string {
  if (reason !== 'clash' || clash === null) return texts.reason[reason];
  return texts.clash(clash, texts.times(showTime(clash.begins), showTime(clash.ends)));
}

type Told = Pick<SkippedService, 'id' | 'code' | 'clientName' | 'address'>;

const codeColumn: Column<Told> = {
  header: texts.code,
  isUnbroken: true,
  cell: ({ id, code }) => (code === '' ? `#${id}` : code),
};

const whoseColumn: Column<Told> = {
  header: texts.whose,
  cell: ({ clientName, address }) => [clientName, address].filter(Boolean).join(', '),
};

/** What becomes of the services that change. */
export function ChangedRows({ services }: { services: readonly BulkChangedService[] }) {
  const columns: Column<BulkChangedService>[] = [
    codeColumn,
    { header: texts.when, cell: ({ at, next }) => change(dayOf(at), dayOf(next.at)) },
    whoseColumn,
    {
      header: texts.who,
      cell: ({ employeeName, next }) => change(nameOf(employeeName), nameOf(next.employeeName)),
    },
  ];
  const warned = services.some(({ warnings }) => warnings.length > 0);
  const against: Column<BulkChangedService> = {
    header: texts.against,
    cell: ({ warnings, clash }) => warnings.map((kind) => reasonOf(kind, clash)).join('; '),
  };
  return (
    <Rows
      title={texts.changes(services.length)}
      columns={warned ? [...columns, against] : columns}
      services={services}
    />
  );
}

/** The services that stay as they are, each with the reason. */
export function SkippedRows({ services }: { services: readonly SkippedService[] }) {
  if (services.length === 0) return null;
  const columns: Column<SkippedService>[] = [
    codeColumn,
    { header: texts.when, cell: ({ at }) => dayOf(at) },
    whoseColumn,
    { header: texts.why, cell: ({ reason, clash }) => reasonOf(reason, clash) },
  ];
  return <Rows title={texts.stays(services.length)} columns={columns} services={services} />;
}

interface RowsProps<Service> {
  title: string;
  columns: Column<Service>[];
  services: readonly Service[];
}

function Rows<Service extends Told>({ title, columns, services }: RowsProps<Service>) {
  if (services.length === 0) return <p className={styles['title']}>{title}</p>;
  return (
    <details className={styles['rows']} open={services.length <= shownAtOnce}>
      <summary className={styles['title']}>{title}</summary>
      <Table caption={title} columns={columns} rows={services} rowKey={({ id }) => id} isStacked />
    </details>
  );
}
