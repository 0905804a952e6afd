import type { RecordOf } from 'shared-api/client';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { isVoid } from '../isVoid.ts';
import type { InvoiceDialog } from './InvoiceHead.tsx';
import { isOwed } from './status.ts';
import { texts } from './texts.ts';

interface InvoiceMenuProps {
  record: RecordOf<'invoices'>;
  isBusy: boolean;
  onChoose: (dialog: InvoiceDialog) => void;
}

/** What is seldom done with an invoice; nothing of a void one. */
export function InvoiceMenu({ record, isBusy, onChoose }: InvoiceMenuProps) {
  const { invoiceNumber, billed } = record;
  if (isVoid(record)) return null;
  return (
    <ActionMenu label={texts.more}>
      {invoiceNumber !== null && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('bill')}>
          {billed ? texts.sendAgain : texts.send}
        </ActionMenuItem>
      )}
      {isOwed(record) && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('reminder')}>
          {texts.remind}
        </ActionMenuItem>
      )}
      <ActionMenuItem disabled={isBusy} onClick={() => onChoose('other')}>
        {texts.markSent}
      </ActionMenuItem>
    </ActionMenu>
  );
}
