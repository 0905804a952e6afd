import type { RecordOf } from 'shared-api/client';
import { overdueDays } from 'shared-api/contract/entities/invoice';
import { daysAfter } from 'shared-api/contract/schedule/board';
import type { DocumentStatus } from '../../../document/head/DocumentHead.tsx';
import { isVoid } from '../isVoid.ts';
import { texts } from './texts.ts';

type Invoice = RecordOf<'invoices'>;

/** The day by which an invoice is to be paid; undefined while it has no date. */
export const dueDay = ({ dateTs }: Pick<Invoice, 'dateTs'>): string | undefined =>
  dateTs === null ? undefined : daysAfter(dateTs, overdueDays);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** @param today the company day */
export function statusOf(invoice: Invoice, today: string): DocumentStatus {
  const { invoiceNumber, paid, billed, isOverdue, balance, total } = invoice;
  if (isVoid(invoice)) return { word: texts.void, tone: 'bad' };
  if (paid) return { word: texts.paid, tone: 'good' };
  if (invoiceNumber === null) return { word: texts.draft, tone: 'neutral' };
  const due = dueDay(invoice);
  if (isOverdue && due !== undefined) {
    return { word: texts.overdue(Math.max(1, daysBetween(due, today))), tone: 'bad' };
  }
  if (total !== null && balance < total) return { word: texts.partPaid, tone: 'open' };
  return { word: billed ? texts.sent : texts.notSent, tone: 'open' };
}

/** Whether something is still to be paid on an issued invoice. */
export const isOwed = (invoice: Invoice): boolean =>
  invoice.invoiceNumber !== null && !invoice.paid && !isVoid(invoice);
