import type { RecordOf } from 'shared-api/client';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { canBeVoided, isVoid } from '../isVoid.ts';
import type { InvoiceDialog } from './InvoiceWindows.tsx';
import { isOwed } from './status.ts';
import { texts } from './texts.ts';

interface InvoiceMenuProps {
  record: RecordOf<'invoices'>;
  isBusy: boolean;
  onChoose: (dialog: InvoiceDialog) => void;
}

/** What is seldom done with an invoice; nothing of a void one. */
export function InvoiceMenu({ record, isBusy, onChoose }: InvoiceMenuProps) {
  const { invoiceNumber, billed, total, balance } = record;
  const hasReceived = total !== null && balance < total;
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
      {invoiceNumber !== null && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('credit')}>
          {texts.credit}
        </ActionMenuItem>
      )}
      {invoiceNumber !== null && hasReceived && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('refund')}>
          {texts.refund}
        </ActionMenuItem>
      )}
      {isOwed(record) && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('writeOff')}>
          {texts.writeOff}
        </ActionMenuItem>
      )}
      {canBeVoided(record) && (
        <ActionMenuItem disabled={isBusy} onClick={() => onChoose('void')}>
          {texts.voidIt}
        </ActionMenuItem>
      )}
    </ActionMenu>
  );
}
