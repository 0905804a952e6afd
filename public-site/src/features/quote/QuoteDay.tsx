import { useState } from 'react';
import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { isDay } from 'shared-api/contract/fields/isDay';
import type { Fault } from 'shared-api/contract/messages/faults';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { useCompany } from 'shared-api/store';
import { DateField, type DateFieldProps } from 'shared-ui/DateField';
import { afterPress } from '../../forms/afterPress.ts';
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
  const wordsOf = (fault: Fault | undefined): string | undefined => {
    const words = fault && quoteWords.errorsOf(quoteFormOf(kind), { [name]: fault })[name];
    return words && unbroken(words);
  };
  const fault = days && isDay(value) ? dayFault(days, value) : undefined;
  return (
    <div className={styles['day']}>
      <DateField
        {...rest}
        name={name}
        value={value}
        error={error ? unbroken(error) : isLeft ? wordsOf(fault) : undefined}
        rules={
          days && {
            first: days.first,
            last: days.last,
            whyClosed: (day) => wordsOf(dayFault(days, day)),
          }
        }
        required
        onLeave={() => afterPress(() => setLeft(true))}
      />
      {/* Both have their place from the beginning: it would push down what is below once the scripts are here. */}
      <ClosedDayNote day={fault ? '' : value} />
      <RushNote kind={kind} day={fault ? '' : value} now={now} />
    </div>
  );
}
