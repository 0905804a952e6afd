import type {
  ChangedService,
  ComingService,
  ContractPreview,
} from 'shared-api/contract/entities/contractChange';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { showAmount, sumAmounts } from '../../../amounts.ts';
import { showDayAndTime } from '../../../clock.ts';
import { showDay } from '../../../dates.ts';
import { useMay } from '../../../IfMay.tsx';
import { showVisitPrice, type VisitPrice } from '../../page/showVisitPrice.ts';
import styles from './ContractChangeDialog.module.css';
import { texts } from './texts.ts';

/** Up to this many stand there at once; more are shown on demand. */
const shownAtOnce = 6;

const nameOf = (name: string | null): string => name ?? texts.nobody;

/** The sum of what has a price; where nothing has, what stands there instead of one. */
function showSum(services: readonly VisitPrice[]): string {
  const prices = services.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length > 0) return showAmount(sumAmounts(prices));
  return showVisitPrice({ price: null, isMonthly: services.some(({ isMonthly }) => isMonthly) });
}

/** A value, or what it was and what it becomes. */
const change = (before: string, after: string): string =>
  before === after ? before : texts.becomes(before, after);

interface ChangedServicesProps {
  caption: string;
  services: readonly ChangedService[];
  /** Whether what they become is shown beside what they are. */
  isChanged: boolean;
}

/** Services that a person decides about. */
export function ChangedServices({ caption, services, isChanged }: ChangedServicesProps) {
  const to = (service: ChangedService): Omit<ComingService, 'id'> =>
    isChanged ? service.next : service;
  const columns: Column<ChangedService>[] = [
    {
      header: texts.day,
      isUnbroken: !isChanged,
      cell: (service) => (
        <ServiceLink {...service}>{dayChange(service.at, to(service).at)}</ServiceLink>
      ),
    },
    {
      header: texts.employee,
      cell: (service) => change(nameOf(service.employeeName), nameOf(to(service).employeeName)),
    },
    {
      header: texts.price,
      align: 'end',
      cell: (service) => change(showVisitPrice(service), showVisitPrice(to(service))),
    },
  ];
  const sum = change(showSum(services), showSum(services.map(to)));
  return <Services caption={caption} services={services} columns={columns} sum={sum} />;
}

/** A day with its time; where only the time becomes another, that alone. */
function dayChange(before: string, after: string): string {
  return change(showDayAndTime(before), showDayAndTime(after));
}

/** Services that saving makes. */
export function AddedServices({ services }: { services: readonly ComingService[] }) {
  const columns: Column<ComingService>[] = [
    { header: texts.day, isUnbroken: true, cell: ({ at }) => showDayAndTime(at) },
    { header: texts.employee, cell: ({ employeeName }) => nameOf(employeeName) },
    { header: texts.price, align: 'end', cell: showVisitPrice },
  ];
  return (
    <Part
      title={texts.added(services.length)}
      services={services}
      columns={columns}
      sum={showSum(services)}
    />
  );
}

type Staying = ContractPreview['staying'][number];

/** Services that stay, whatever is chosen. */
export function StayingServices({ services }: { services: readonly Staying[] }) {
  const columns: Column<Staying>[] = [
    {
      header: texts.day,
      isUnbroken: true,
      cell: (service) => <ServiceLink {...service}>{showDayAndTime(service.at)}</ServiceLink>,
    },
    { header: texts.why, cell: ({ reason }) => texts.reason[reason] },
    { header: texts.price, align: 'end', cell: showVisitPrice },
  ];
  return (
    <Part
      title={texts.staying(services.length)}
      services={services}
      columns={columns}
      sum={showSum(services)}
    />
  );
}

const ServiceLink = ({ id, children }: { id: number | null; children: string }) =>
  id === null ? (
    children
  ) : (
    // Beside the editor, which holds what is typed.
    <Link to={routes.editor('services', id)} target="_blank">
      {children}
    </Link>
  );

interface ServicesProps<Service> {
  services: readonly Service[];
  columns: Column<Service>[];
  sum: string;
}

function Part<Service extends ComingService>({
  title,
  ...rest
}: ServicesProps<Service> & { title: string }) {
  if (rest.services.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3 className={styles['title']}>{title}</h3>
      <Services caption={title} {...rest} />
    </section>
  );
}

/** A few services at once; of many first from when to when and their sum. */
function Services<Service extends ComingService>({
  caption,
  services,
  columns,
  sum,
}: ServicesProps<Service> & { caption: string }) {
  // The price is the last column.
  const seesMoney = useMay('seeMoney');
  const [first, last] = [services[0], services.at(-1)];
  const span = texts.span(showDay(first?.at.slice(0, 10)), showDay(last?.at.slice(0, 10)));
  return (
    <details className={styles['services']} open={services.length <= shownAtOnce}>
      <summary>
        <span>{span}</span> {seesMoney && <span className={styles['sum']}>{sum}</span>}
      </summary>
      <Table
        caption={caption}
        columns={seesMoney ? columns : columns.slice(0, -1)}
        rows={services}
        rowKey={({ id, at }) => id ?? at}
        {...(seesMoney && { sums: [[texts.sum, '', sum]] })}
        isStacked
      />
    </details>
  );
}
