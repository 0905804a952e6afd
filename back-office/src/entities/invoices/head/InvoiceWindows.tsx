import type { RecordOf } from 'shared-api/client';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { InvoiceGiving } from '../giving.ts';
import { VoidDialog } from '../void/loadVoidDialog.ts';

// They check what is typed: with the schemas, every first screen of the office would carry them.
const loadDialogs = () =>
  loadPart(() => import(/* webpackChunkName: "sendDocument" */ '../sending/dialogs.ts'));
const SendDialog = late(async () => ({ default: (await loadDialogs()).SendDialog }));
const MarkSentDialog = late(async () => ({ default: (await loadDialogs()).MarkSentDialog }));

/** What can be open over the editor of an invoice. */
export type InvoiceDialog =
  'bill' | 'reminder' | 'other' | 'credit' | 'refund' | 'writeOff' | 'void';

interface InvoiceWindowsProps extends Pick<EditorActionsProps<RecordOf<'invoices'>>, 'run'> {
  record: RecordOf<'invoices'>;
  dialog: InvoiceDialog | undefined;
  onClose: () => void;
}

/** The window that the menu of an invoice has opened. */
export function InvoiceWindows({ dialog, ...props }: InvoiceWindowsProps) {
  if (dialog === undefined) return null;
  return <Window dialog={dialog} {...props} />;
}

function Window({ dialog, ...props }: InvoiceWindowsProps & { dialog: InvoiceDialog }) {
  const { id, invoiceNumber } = props.record;
  switch (dialog) {
    case 'bill':
    case 'reminder':
      return <SendDialog kind={dialog} {...props} />;
    case 'other':
      return <MarkSentDialog {...props} />;
    case 'void':
      return <VoidDialog {...props} />;
    default:
      if (invoiceNumber === null) return null;
      return (
        <InvoiceGiving what={dialog} invoice={{ id, invoiceNumber }} onClose={props.onClose} />
      );
  }
}
