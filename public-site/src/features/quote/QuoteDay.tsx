import { useState } from 'react';
import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { isDay } from 'shared-api/contract/fields/isDay';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { useCompany } from 'shared-api/store';
import { DateField, type DateFieldProps } from 'shared-ui/DateField';
import { ClosedDayNote } from '../../forms/ClosedDayNote.tsx';
import styles from './QuoteForm.module.css';
import { RushNote } from './RushNote.tsx';
import { useNow } from './useNow.ts';

interface QuoteDayProps extends Omit<DateFieldProps, 'rules' | 'onLeave'> {
  kind: QuoteKindName;
}

/** The day of the service: which days can be booked, and what a near one costs. */
export function QuoteDay({ kind, name, value, error, ...rest }: QuoteDayProps) {
  const company = useCompany();
  const now = useNow(kind);
  // A day is not judged while it is being typed.
  const [isLeft, setLeft] = useState(false);
  const days =
    now === undefined ? undefined : bookableDays(company, kind, companyDay(now, company.timeZone));
  const fault = days && isDay(value) ? dayFault(days, value) : undefined;
  const words = fault && quoteWords.errorsOf(quoteFormOf(kind), { [name]: fault })[name];
  return (
    <div className={styles['day']}>
      <DateField
        {...rest}
        name={name}
        value={value}
        error={error ?? (isLeft ? words : undefined)}
        rules={
          days && {
            first: days.first,
            last: days.last,
            isClosed: (day) => dayFault(days, day) !== undefined,
          }
        }
        required
        onLeave={() => setLeft(true)}
      />
      {!fault && <ClosedDayNote day={value} />}
      {now !== undefined && !fault && <RushNote kind={kind} day={value} now={now} />}
    </div>
  );
}
