import type { MadeBill, SkippedBill } from 'shared-api/contract/entities/bulk/bills';
import { Table, type Column } from 'shared-ui/Table';
import { showAmount } from '../../../amounts.ts';
import { showDayAndTime } from '../../../clock.ts';
import styles from '../../bulk/BulkDialog.module.css';
import { texts } from './texts.ts';

/** Up to this many stand there at once; more are shown on demand. */
const shownAtOnce = 12;

const billColumns: Column<MadeBill>[] = [
  { header: texts.client, cell: ({ clientName }) => clientName },
  {
    header: texts.what,
    cell: ({ quoteNumber, visits }) =>
      quoteNumber === null ? texts.visits(visits) : texts.quote(quoteNumber, visits),
  },
  {
    header: texts.subTotal,
    align: 'end',
    isUnbroken: true,
    cell: ({ subTotal }) => showAmount(subTotal),
  },
  { header: texts.total, align: 'end', isUnbroken: true, cell: ({ total }) => showAmount(total) },
];

/** The drafts that would be made. */
export function BillRows({ invoices }: { invoices: readonly MadeBill[] }) {
  const title = texts.made(invoices.length);
  if (invoices.length === 0) return <p className={styles['title']}>{title}</p>;
  const rows = invoices.map((bill, index) => ({ ...bill, index }));
  return (
    <details className={styles['rows']} open={invoices.length <= shownAtOnce}>
      <summary className={styles['title']}>{title}</summary>
      <Table
        caption={title}
        columns={billColumns}
        rows={rows}
        rowKey={({ index }) => index}
        isStacked
      />
    </details>
  );
}

const leftColumns: Column<SkippedBill>[] = [
  {
    header: texts.code,
    isUnbroken: true,
    cell: ({ id, code }) => (code === '' ? `#${id}` : code),
  },
  { header: texts.when, cell: ({ at }) => (at === null ? texts.noDay : showDayAndTime(at)) },
  {
    header: texts.whose,
    cell: ({ clientName, address }) => [clientName, address].filter(Boolean).join(', '),
  },
  { header: texts.why, cell: ({ reason }) => texts.reason[reason] },
];

/** The services that go on no draft, each with the reason. */
export function LeftRows({ services }: { services: readonly SkippedBill[] }) {
  if (services.length === 0) return null;
  const title = texts.left(services.length);
  return (
    <details className={styles['rows']} open={services.length <= shownAtOnce}>
      <summary className={styles['title']}>{title}</summary>
      <Table
        caption={title}
        columns={leftColumns}
        rows={services}
        rowKey={({ id }) => id}
        isStacked
      />
    </details>
  );
}
