import { useEffect, useState } from 'react';
import { companyNoon } from 'shared-api/contract/company/companyTime';
import { isDay } from 'shared-api/contract/fields/isDay';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { isRush, rushHours } from 'shared-api/contract/quotes/rush';
import { useCompany, useDispatch } from 'shared-api/store';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { loadApi } from './loadApi.ts';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';
import { useQuotePageData } from './useQuotePageData.ts';

interface RushNoteProps {
  kind: QuoteKindName;
  /** A day that can be booked, as far as it is one. */
  day: string;
  /** In seconds; undefined while it is not known. */
  now: number | undefined;
}

/** Says that the chosen day costs a rush fee, and how much, if it does. */
export function RushNote({ kind, day, now }: RushNoteProps) {
  const { timeZone } = useCompany();
  const isNear =
    now !== undefined &&
    quoteFormOf(kind).hasRushFee &&
    isDay(day) &&
    isRush(companyNoon(day, timeZone), now);
  return (
    <div role="status">
      {isNear && (
        <p className={styles['note']}>
          <RushWords kind={kind} />
        </p>
      )}
    </div>
  );
}

/** Stands in for the fee before it is known, and is not shown: a figure as wide as most. */
const usualFee = 88;

/**
 * The fee comes from the rate card, which the first sentence does not wait for; its own has its room
 * from the beginning, so that nothing below moves away from under a finger.
 */
function RushWords({ kind }: { kind: QuoteKindName }) {
  const [fee, setFee] = useState(useQuotePageData(kind)?.rushFee);
  const dispatch = useDispatch();
  useEffect(() => {
    if (fee !== undefined) return undefined;
    let isGone = false;
    void loadApi()
      .then(({ askRushFee }) => askRushFee(dispatch))
      .then(
        (asked) => {
          if (!isGone) setFee(asked);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [dispatch, fee]);
  return (
    <>
      {texts.rush(rushHours)}{' '}
      <span className={fee === undefined ? styles['awaited'] : undefined}>
        {unbroken(texts.rushFee(fee ?? usualFee))}
      </span>
    </>
  );
}
