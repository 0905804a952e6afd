import type { RecordOf } from 'shared-api/client';
import { settlementOf, settlementWords } from 'shared-api/contract/billing/settlement';
import { settlementTexts as words } from 'shared-api/contract/billing/settlementTexts.en';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { daysAfter } from 'shared-api/contract/values/days';
import type { DocumentStatus } from '../../../document/head/DocumentHead.tsx';
import { showAmount, showCents, sumAmounts } from '../../../amounts.ts';
import { isVoid } from '../isVoid.ts';
import { settlementFactsOf } from '../settlement.ts';
import { texts } from './texts.ts';

type Invoice = RecordOf<'invoices'>;

/** The day by which an invoice is to be paid; undefined while it has no date. */
export const dueDay = ({ dateTs }: Pick<Invoice, 'dateTs'>): string | undefined =>
  dateTs === null ? undefined : daysAfter(dateTs, overdueDays);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A state in words, with what of the invoice was credited or written off in place of being paid. */
const withOthers = (
  word: string,
  { credited, writtenOff }: Pick<Invoice, 'credited' | 'writtenOff'>,
): string =>
  [
    word,
    ...(credited ? [words.creditedPart(showAmount(credited))] : []),
    ...(writtenOff ? [words.writtenOffPart(showAmount(writtenOff))] : []),
  ].join(', ');

function settledStatus(invoice: Invoice): DocumentStatus {
  const facts = settlementFactsOf(invoice);
  const word = settlementWords(words, facts, showCents);
  if (facts.isDisputed) return { word, tone: 'bad' };
  return { word, tone: settlementOf(facts) === 'paid' ? 'good' : 'neutral' };
}

/** @param today the company day */
export function statusOf(invoice: Invoice, today: string): DocumentStatus {
  const { invoiceNumber, paid, billed, isOverdue, balance, total } = invoice;
  const { credited, writtenOff, isDisputed } = invoice;
  if (isVoid(invoice)) return { word: texts.void, tone: 'bad' };
  if (paid) return settledStatus(invoice);
  if (invoiceNumber === null) return { word: texts.draft, tone: 'neutral' };
  const due = dueDay(invoice);
  if (isOverdue && due !== undefined) {
    return { word: texts.overdue(Math.max(1, daysBetween(due, today))), tone: 'bad' };
  }
  const isPaidInPart = total !== null && sumAmounts([balance, credited, writtenOff]) < total;
  if (isPaidInPart) {
    return isDisputed
      ? { word: `${texts.partPaid}, ${words.disputed}`, tone: 'bad' }
      : { word: texts.partPaid, tone: 'open' };
  }
  return { word: withOthers(billed ? texts.sent : texts.notSent, invoice), tone: 'open' };
}

/** Whether something is still to be paid on an issued invoice. */
export const isOwed = (invoice: Invoice): boolean =>
  invoice.invoiceNumber !== null && !invoice.paid && !isVoid(invoice);
