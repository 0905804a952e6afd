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
import { InvoiceState } from './InvoiceState.tsx';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry them.
const loadVoidDialog = () =>
  loadPart(() => import(/* webpackChunkName: "voidInvoice" */ './void/VoidDialog.tsx'));
const VoidDialog = lazy(async () => ({ default: (await loadVoidDialog()).VoidDialog }));

export const invoices = defineScreen<'invoices'>({
  entity: 'invoices',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ invoiceNumber }) => numbered(invoiceNumber),
  hasMails: true,
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
        isVoid(invoice) ? <Badge tone="bad">{texts.void}</Badge> : <InvoiceMarks {...invoice} />,
    },
  ],
  filters: [],
  searched: texts.searched,
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
  emptyHint: texts.emptyHint,
});
