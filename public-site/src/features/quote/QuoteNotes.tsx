import { companyDay } from 'shared-api/contract/company/companyTime';
import { blockedSoon, bookableDays } from 'shared-api/contract/company/bookableDays';
import { blockedRanges, joinedRanges } from 'shared-api/contract/company/blockedDates';
import { fault } from 'shared-api/contract/messages/faults';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { useCompany } from 'shared-api/store';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';
import { useNow } from './useNow.ts';

/** The most ranges that are named where it is not known which of them are over. */
const mostUnknown = 4;

/** The days that soon cannot be booked, of a form that asks for one. */
export function BlockedDays({ kind }: { kind: QuoteKindName }) {
  const company = useCompany();
  const now = useNow(kind);
  if (!fieldsOf(quoteFormOf(kind)).some((field) => field.kind === 'date')) return null;
  const all = joinedRanges(blockedRanges(company, kind));
  const unknown = all.length > mostUnknown ? [] : all;
  const ranges =
    now === undefined
      ? unknown
      : blockedSoon(bookableDays(company, kind, companyDay(now, company.timeZone)));
  if (ranges.length === 0) return null;
  const { timestamp } = quoteWords.errorsOf(quoteFormOf(kind), {
    timestamp: fault('daysBlocked', { ranges }),
  });
  return timestamp && <p className={styles['note']}>{unbroken(timestamp)}</p>;
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
