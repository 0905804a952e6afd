import { lazy } from 'react';
import { frozenFields, isFrozen } from 'shared-api/contract/entities/frozenInvoice';
import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { loadPart } from '../../loadPart.ts';
import { numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { amountsOf } from './amountsOf.ts';
import { DailyUpdate } from './DailyUpdate.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { InvoiceState, isVoid } from './InvoiceState.tsx';
import { texts } from './texts.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry them.
const loadVoidDialog = () =>
  loadPart(() => import(/* webpackChunkName: "voidInvoice" */ './VoidDialog.tsx'));
const VoidDialog = lazy(async () => ({ default: (await loadVoidDialog()).VoidDialog }));

export const invoices = defineScreen<'invoices'>({
  entity: 'invoices',
  title: 'Invoices',
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ invoiceNumber }) => numbered(invoiceNumber),
  hasMails: true,
  hasTotal: true,
  columns: [
    {
      header: 'Number',
      sort: 'invoiceNumber',
      isUnbroken: true,
      cell: ({ invoiceNumber, type }) =>
        invoiceNumber === null ? 'No' : `# ${invoiceNumber} - ${type}`,
    },
    {
      header: 'Date',
      sort: 'dateTs',
      isUnbroken: true,
      cell: ({ dateTs, isOverdue }) => (
        <>
          {showDay(dateTs)} {isOverdue && <Badge tone="bad">Overdue</Badge>}
        </>
      ),
    },
    { header: 'Client', sort: 'clientName', cell: ({ clientName }) => clientName ?? '-' },
    {
      header: 'Total',
      sort: 'total',
      align: 'end',
      isUnbroken: true,
      cell: ({ total }) => showAmount(total),
    },
    {
      header: 'Billed / Paid',
      cell: (invoice) =>
        isVoid(invoice) ? <Badge tone="bad">Void</Badge> : <InvoiceMarks {...invoice} />,
    },
  ],
  filters: [],
  searched: 'number, type, notes or client',
  ListActions: DailyUpdate,
  follows: (name, value, { taxRate }) =>
    name === 'subTotal' ? amountsOf(value, taxRate) : undefined,
  locked: (invoice) =>
    isFrozen(invoice) ? { fields: frozenFields, why: texts.frozen } : undefined,
  EditorActions: InvoiceActions,
  EditorState: InvoiceState,
  insteadOfDelete: {
    fits: ({ invoiceNumber }) => invoiceNumber !== null,
    load: loadVoidDialog,
    Dialog: VoidDialog,
  },
  emptyHint: 'Invoices come from completed services, or are created one by one.',
});
