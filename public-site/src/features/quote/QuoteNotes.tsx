import { companyDay } from 'shared-api/contract/company/companyTime';
import { bookableDays } from 'shared-api/contract/company/bookableDays';
import { blockedRanges } from 'shared-api/contract/company/blockedDates';
import { fault } from 'shared-api/contract/messages/faults';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { useCompany } from 'shared-api/store';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';
import { useNow } from './useNow.ts';

/** The days that cannot be booked, those that are over left out where today is known. */
export function BlockedDays({ kind }: { kind: QuoteKindName }) {
  const company = useCompany();
  const now = useNow(kind);
  const ranges =
    now === undefined
      ? blockedRanges(company, kind)
      : bookableDays(company, kind, companyDay(now, company.timeZone)).blocked;
  if (ranges.length === 0) return null;
  const { timestamp } = quoteWords.errorsOf(quoteFormOf(kind), {
    timestamp: fault('daysBlocked', { ranges }),
  });
  return <p className={styles['note']}>{timestamp}</p>;
}

/** What a visitor may expect after sending. */
export const NextSteps = () => (
  <div className={styles['aside']}>
    <h3>{texts.next}</h3>
    <ol className={styles['steps']}>
      {texts.nextSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);
