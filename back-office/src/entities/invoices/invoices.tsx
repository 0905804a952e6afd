import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { callAddress } from '../../placeLinks.ts';
import { latePart } from '../../late/loadPart.ts';
import { numbered } from '../names.ts';
import { useCompanyDay } from '../../useCompanyDay.ts';
import { RecordLinkInRow } from '../RecordLink.tsx';
import { defineScreen } from '../Screen.ts';
import { statusOf } from './head/status.ts';
import { DailyUpdate } from './daily/DailyUpdate.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { isVoid } from './isVoid.ts';
import styles from './invoices.module.css';
import { texts } from './texts.ts';

export const invoices = defineScreen<'invoices'>({
  entity: 'invoices',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ invoiceNumber }) => numbered(invoiceNumber),
  hasTotal: true,
  columns: [
    { header: texts.status, onPhone: 'top', cell: (invoice) => <State invoice={invoice} /> },
    {
      header: texts.number,
      sort: 'invoiceNumber',
      isUnbroken: true,
      onPhone: 'lastLine',
      cell: ({ invoiceNumber, type }) =>
        invoiceNumber === null ? <NoNumber /> : texts.numbered(invoiceNumber, type),
    },
    {
      header: texts.date,
      sort: 'dateTs',
      isUnbroken: true,
      onPhone: 'note',
      cell: ({ dateTs }) => showDay(dateTs),
    },
    {
      header: texts.client,
      sort: 'clientName',
      isShortened: true,
      onPhone: 'main',
      cell: ({ clientId, clientName, clientPhone, isOverdue }) => (
        <span className={styles['client']}>
          <span className={styles['name']}>
            <RecordLinkInRow entity="clients" id={clientId} name={clientName} />
          </span>
          {isOverdue && <Phone number={clientPhone} />}
        </span>
      ),
    },
    {
      header: texts.total,
      sort: 'total',
      align: 'end',
      isUnbroken: true,
      onPhone: 'side',
      cell: (invoice) => <Total {...invoice} />,
    },
    {
      header: texts.billedPaid,
      onPhone: 'lastEnd',
      isNamedOnPhone: true,
      cell: (invoice) => (isVoid(invoice) ? '-' : <InvoiceMarks invoice={invoice} />),
    },
  ],
  filters: [],
  searched: texts.searched,
  BulkActions: latePart(
    () => import(/* webpackChunkName: "invoiceBulk" */ './bulk/InvoiceBulk.tsx'),
    'InvoiceBulk',
  ),
  bulkActionsNeed: 'money',
  ListActions: DailyUpdate,
  listActionsNeed: 'money',
  emptyHint: texts.emptyHint,
});

function State({ invoice }: { invoice: RecordOf<'invoices'> }) {
  const { word, tone } = statusOf(invoice, useCompanyDay());
  // A draft is not owed yet, but the day that it has is long over.
  const isLateDraft = invoice.isOverdue && invoice.invoiceNumber === null;
  return <Badge tone={isLateDraft ? 'bad' : tone}>{isLateDraft ? texts.overdueDraft : word}</Badge>;
}

/** Where a draft's number will stand; a card has no heading that says so. */
const NoNumber = () => (
  <>
    {texts.noNumber}
    <span className={styles['onPhone']}>{texts.noNumberOf}</span>
  </>
);

/** Whom to call about what is owed. */
function Phone({ number }: { number: string | null }) {
  const to = callAddress(number);
  if (to === undefined) return null;
  return (
    <a href={to} className={styles['below']}>
      <span className={styles['onPhone']}>{texts.call}</span>
      <span className={styles['number']}> {number}</span>
    </a>
  );
}

/** What it comes to, and what of it is still to be paid where a part was. */
function Total({ total, balance, paid }: RecordOf<'invoices'>) {
  const isPart = !paid && balance !== 0 && balance !== total;
  return (
    <>
      {showAmount(total)}
      {isPart && <span className={styles['below']}>{texts.owed(showAmount(balance))}</span>}
    </>
  );
}
