import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';

type Invoice = RecordOf<'invoices'>;

/** Whether nothing is owed on an invoice because it is void. */
export const isVoid = ({ voidedOn }: Pick<Invoice, 'voidedOn'>): boolean =>
  typeof voidedOn === 'string';

/** Where an invoice stands, as a word; of a void one also since when and why. */
export function InvoiceState({ record }: { record: Invoice }) {
  const { invoiceNumber, paid, isOverdue, voidedOn, voidReason } = record;
  if (isVoid(record)) {
    return (
      <>
        <Badge tone="bad">Void</Badge> since {showDay(voidedOn)}: {voidReason}
      </>
    );
  }
  if (paid) return <Badge tone="good">Paid</Badge>;
  if (isOverdue) return <Badge tone="bad">Overdue</Badge>;
  return invoiceNumber === null ? <Badge>Draft</Badge> : <Badge tone="open">Open</Badge>;
}
