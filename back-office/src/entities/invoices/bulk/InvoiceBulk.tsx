import { useState } from 'react';
import { letterKinds, type LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { Button } from 'shared-ui/Button';
import type { BulkActionsProps } from '../../Screen.ts';
import { BulkSendDialog } from './BulkSendDialog.tsx';
import { texts } from './texts.ts';

/** What can be done with invoices that are selected in their list. */
export function InvoiceBulk({ selection, onDone }: BulkActionsProps) {
  const [kind, setKind] = useState<LetterKind>();
  return (
    <>
      {letterKinds.map((one) => (
        <Button key={one} size="small" look="secondary" onClick={() => setKind(one)}>
          {texts.button[one]}
        </Button>
      ))}
      {kind && (
        <BulkSendDialog
          kind={kind}
          selection={selection}
          onDone={onDone}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}
