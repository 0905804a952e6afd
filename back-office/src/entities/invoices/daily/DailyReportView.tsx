import type {
  DailyReport,
  HeldInvoice,
  MadeInvoice,
  MailedInvoice,
  SparedInvoice,
} from 'shared-api/contract/billing/dailyReport';
import { routes } from 'shared-api/contract/pages/officePaths';
import { withWrittenDays } from 'shared-api/contract/values/days';
import { Badge } from 'shared-ui/Badge';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { showAmount, sumAmounts } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import styles from './DailyReportView.module.css';
import { texts } from './texts.ts';

interface DailyReportViewProps {
  report: DailyReport;
  /** Whether it has been done, or is still to be done. */
  isDone: boolean;
}

type Services = DailyReport['services'][number];

const serviceColumns: Column<Services>[] = [
  {
    header: texts.client,
    cell: ({ contractId, clientName }) => (
      <Link to={routes.editor('contracts', contractId)}>{clientName || `#${contractId}`}</Link>
    ),
  },
  { header: texts.count, align: 'end', cell: ({ count }) => count },
  { header: texts.days, cell: ({ from, to }) => texts.span(showDay(from), showDay(to)) },
];

const client: Column<MadeInvoice | MailedInvoice | HeldInvoice | SparedInvoice> = {
  header: texts.client,
  cell: ({ clientId, clientName }) =>
    clientId === null ? '-' : <Link to={routes.editor('clients', clientId)}>{clientName}</Link>,
};

/** A number that leads to its invoice, where there is one. */
function NumberCell({ invoiceId, number }: { invoiceId: number | null; number: number | null }) {
  const text = number === null ? (invoiceId === null ? texts.newNumber : texts.draft) : number;
  return invoiceId === null ? text : <Link to={routes.editor('invoices', invoiceId)}>{text}</Link>;
}

const madeColumns: Column<MadeInvoice>[] = [
  { header: texts.number, isUnbroken: true, cell: (row) => <NumberCell {...row} /> },
  client,
  { header: texts.what, cell: ({ what }) => withWrittenDays(what, showDay) },
  { header: texts.total, align: 'end', isUnbroken: true, cell: ({ total }) => showAmount(total) },
];

const mailedColumns: Column<MailedInvoice>[] = [
  { header: texts.number, isUnbroken: true, cell: (row) => <NumberCell {...row} /> },
  client,
  {
    header: texts.to,
    cell: ({ recipients }) =>
      recipients.length === 0 ? <Badge tone="bad">{texts.nobody}</Badge> : recipients.join(', '),
  },
  { header: texts.owed, align: 'end', isUnbroken: true, cell: ({ owed }) => showAmount(owed) },
];

const heldColumns: Column<HeldInvoice>[] = [
  { header: texts.number, isUnbroken: true, cell: (row) => <NumberCell {...row} /> },
  client,
  {
    header: texts.why,
    cell: ({ quoteId, quoteNumber, agreed, billed, ceiling }) => (
      <>
        {texts.tooMuch(showAmount(billed), quoteNumber, showAmount(agreed), showAmount(ceiling))}{' '}
        <Link to={routes.editor('quotes', quoteId)}>{texts.toQuote(quoteNumber)}</Link>
      </>
    ),
  },
  { header: texts.total, align: 'end', isUnbroken: true, cell: ({ total }) => showAmount(total) },
];

const sparedColumns: Column<SparedInvoice>[] = [
  { header: texts.number, isUnbroken: true, cell: (row) => <NumberCell {...row} /> },
  client,
  {
    header: texts.onAccount,
    align: 'end',
    isUnbroken: true,
    cell: ({ onAccount }) => showAmount(onAccount),
  },
  { header: texts.owed, align: 'end', isUnbroken: true, cell: ({ owed }) => showAmount(owed) },
];

/** What a daily update does or has done, by name and with sums; parts without anything are left out. */
export function DailyReportView({ report, isDone }: DailyReportViewProps) {
  const { services, invoices, bills, reminders, held, spared } = report;
  return (
    <div className={styles['report']}>
      <Part
        title={isDone ? texts.heldDone : texts.held}
        columns={heldColumns}
        rows={held}
        sum={sumAmounts(held.map(({ total }) => total))}
      />
      <Part
        title={isDone ? texts.servicesDone : texts.services}
        columns={serviceColumns}
        rows={services}
      />
      <Part
        title={isDone ? texts.invoicesDone : texts.invoices}
        columns={madeColumns}
        rows={invoices}
        sum={sumAmounts(invoices.map(({ total }) => total))}
      />
      <Part
        title={isDone ? texts.billsDone : texts.bills}
        columns={mailedColumns}
        rows={bills}
        sum={sumAmounts(bills.map(({ owed }) => owed))}
      />
      <Part
        title={isDone ? texts.remindersDone : texts.reminders}
        columns={mailedColumns}
        rows={reminders}
        sum={sumAmounts(reminders.map(({ owed }) => owed))}
      />
      <Part
        title={isDone ? texts.sparedDone : texts.spared}
        columns={sparedColumns}
        rows={spared}
        sum={sumAmounts(spared.map(({ owed }) => owed))}
      />
    </div>
  );
}

interface PartProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** The sum of the last column. */
  sum?: number;
}

function Part<Row>({ title, columns, rows, sum }: PartProps<Row>) {
  if (rows.length === 0) return null;
  const sums =
    sum === undefined ? [] : [[texts.sum, ...columns.slice(2).map(() => ''), showAmount(sum)]];
  return (
    <section>
      <h2 className={styles['title']}>{`${title} (${rows.length})`}</h2>
      <div className={styles['scroll']}>
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          sums={sums}
          isStacked
        />
      </div>
    </section>
  );
}
