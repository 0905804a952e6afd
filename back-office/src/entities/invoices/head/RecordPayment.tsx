import { useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';
import { isOwed } from './status.ts';
import { texts } from './texts.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry them.
const loadDialog = () =>
  loadPart(
    () => import(/* webpackChunkName: "money" */ '../../../money/payment/RecordPaymentDialog.tsx'),
  );
const RecordPaymentDialog = late(async () => ({
  default: (await loadDialog()).RecordPaymentDialog,
}));

interface RecordPaymentProps {
  record: RecordOf<'invoices'>;
  isBusy: boolean;
}

/**
 * Asks what was received on an invoice: all that is owed, or a part. Its window stays where somebody else has settled or voided
 * the invoice meanwhile, to say that nothing was recorded.
 */
export function RecordPayment({ record, isBusy }: RecordPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  if (record.invoiceNumber === null || record.dateTs === null) return null;
  return (
    <>
      {isOwed(record) && (
        <Button disabled={isBusy} onClick={() => setOpen(true)}>
          {texts.recordPayment}
        </Button>
      )}
      {isOpen && <PaymentWindow record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PaymentWindowProps {
  record: RecordOf<'invoices'>;
  onClose: () => void;
}

/** The window in which a payment of an issued invoice is recorded. */
export function PaymentWindow({ record, onClose }: PaymentWindowProps) {
  const { id, invoiceNumber, dateTs, balance, clientId } = record;
  if (invoiceNumber === null || dateTs === null) return null;
  return (
    <RecordPaymentDialog
      clientId={clientId}
      invoice={{ id, invoiceNumber, dateTs, balance }}
      onClose={onClose}
    />
  );
}
