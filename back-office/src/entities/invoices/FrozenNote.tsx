import { Suspense, useState } from 'react';
import { useSession, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { InvoiceGiving } from './giving.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/** Why an invoice's fields are frozen, and the credit that is made instead of changing them. */
export function FrozenNote({ record }: { record: RecordOf<'invoices'> }) {
  const [isOpen, setOpen] = useState(false);
  const isAdmin = useSession()?.role === 'Admin';
  const { id, invoiceNumber } = record;
  const canCredit = isAdmin && invoiceNumber !== null && !isVoid(record);
  return (
    <>
      {texts.frozen}{' '}
      {canCredit && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {texts.makeCredit}
        </Button>
      )}
      {isOpen && invoiceNumber !== null && (
        <Suspense fallback={null}>
          <InvoiceGiving
            what="credit"
            invoice={{ id, invoiceNumber }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
