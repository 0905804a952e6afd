import type { RecordOf } from 'shared-api/client';
import { sumAmounts } from '../../amounts.ts';

/** Whether nothing is owed on an invoice because it is void. */
export const isVoid = ({ voidedOn }: Pick<RecordOf<'invoices'>, 'voidedOn'>): boolean =>
  typeof voidedOn === 'string';

/**
 * Whether voiding is offered. What is paid has to be credited, but for what was held for it alone: that is
 * held again then. The server decides.
 */
export function canBeVoided(invoice: RecordOf<'invoices'>): boolean {
  const { invoiceNumber, paid, total, applied, credited, writtenOff } = invoice;
  if (invoiceNumber === null || isVoid(invoice)) return false;
  return !paid || (applied === (total ?? 0) && sumAmounts([credited, writtenOff]) === 0);
}
