import { useState } from 'react';
import { type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useMay } from '../../IfMay.tsx';
import { InvoiceGiving } from './giving.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/** Why an invoice's fields are frozen, and the credit that is made instead of changing them. */
export function FrozenNote({ record }: { record: RecordOf<'invoices'> }) {
  const [isOpen, setOpen] = useState(false);
  const mayCredit = useMay('money');
  const { id, invoiceNumber } = record;
  const canCredit = mayCredit && invoiceNumber !== null && !isVoid(record);
  return (
    <>
      {texts.frozen}{' '}
      {canCredit && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {texts.makeCredit}
        </Button>
      )}
      {isOpen && invoiceNumber !== null && (
        <InvoiceGiving
          what="credit"
          invoice={{ id, invoiceNumber }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
