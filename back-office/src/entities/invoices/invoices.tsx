import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { DailyUpdate } from './daily/DailyUpdate.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { isVoid } from './isVoid.ts';
import { settlementOf } from './settlement.ts';
import { texts } from './texts.ts';

export const invoices = defineScreen<'invoices'>({
  entity: 'invoices',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ invoiceNumber }) => numbered(invoiceNumber),
  hasTotal: true,
  columns: [
    {
      header: texts.number,
      sort: 'invoiceNumber',
      isUnbroken: true,
      cell: ({ invoiceNumber, type }) =>
        invoiceNumber === null ? texts.noNumber : texts.numbered(invoiceNumber, type),
    },
    {
      header: texts.date,
      sort: 'dateTs',
      isUnbroken: true,
      cell: ({ dateTs, isOverdue }) => (
        <>
          {showDay(dateTs)} {isOverdue && <Badge tone="bad">{texts.overdue}</Badge>}
        </>
      ),
    },
    { header: texts.client, sort: 'clientName', cell: ({ clientName }) => clientName ?? '-' },
    {
      header: texts.total,
      sort: 'total',
      align: 'end',
      isUnbroken: true,
      cell: ({ total }) => showAmount(total),
    },
    {
      header: texts.billedPaid,
      cell: (invoice) =>
        isVoid(invoice) ? (
          <Badge tone="bad">{texts.void}</Badge>
        ) : (
          <>
            <InvoiceMarks {...invoice} /> <Settlement {...invoice} />
          </>
        ),
    },
  ],
  filters: [],
  searched: texts.searched,
  ListActions: DailyUpdate,
  emptyHint: texts.emptyHint,
});

/** By what an invoice is settled that no money has paid: its tick alone says that nothing is owed. */
function Settlement(invoice: RecordOf<'invoices'>) {
  if (!invoice.paid) return null;
  const settlement = settlementOf(invoice);
  return settlement === 'credited' || settlement === 'writtenOff' ? (
    <Badge>{texts[settlement]}</Badge>
  ) : null;
}
