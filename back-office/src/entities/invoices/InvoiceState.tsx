import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/** Where an invoice stands, as a word; of a void one also since when and why. */
export function InvoiceState({ record }: { record: RecordOf<'invoices'> }) {
  const { invoiceNumber, paid, isOverdue, voidedOn, voidReason } = record;
  if (isVoid(record)) {
    return (
      <>
        <Badge tone="bad">{texts.void}</Badge> {texts.voidSince(showDay(voidedOn), voidReason)}
      </>
    );
  }
  if (paid) return <Badge tone="good">{texts.paid}</Badge>;
  if (isOverdue) return <Badge tone="bad">{texts.overdue}</Badge>;
  return invoiceNumber === null ? (
    <Badge>{texts.draft}</Badge>
  ) : (
    <Badge tone="open">{texts.open}</Badge>
  );
}
