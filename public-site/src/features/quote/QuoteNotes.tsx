import { companyNoon } from 'shared-api/contract/company/companyTime';
import { blockedRanges } from 'shared-api/contract/company/blockedDates';
import { isDay } from 'shared-api/contract/fields/fields';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { hasRushFee, rushHours } from 'shared-api/contract/quotes/rules';
import { useCompany } from 'shared-api/store';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';

/** The days that cannot be booked, those that are over left out where today is known. */
export function BlockedDays({
  kind,
  firstDay,
}: {
  kind: QuoteKindName;
  firstDay: string | undefined;
}) {
  const { blockedDates } = useCompany();
  const blocked = blockedRanges({ blockedDates }, kind).filter(
    ({ to }) => firstDay === undefined || to >= firstDay,
  );
  if (blocked.length === 0) return null;
  return (
    <p className={styles['note']}>
      {texts.blocked}{' '}
      {blocked.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')}
    </p>
  );
}

/** Says that the chosen day costs a rush fee, if it does. */
export function RushNote({ kind, day }: { kind: QuoteKindName; day: string | undefined }) {
  const { timeZone } = useCompany();
  if (!hasRushFee(kind) || day === undefined || !isDay(day)) return null;
  if (!isWithinRush(companyNoon(day, timeZone))) return null;
  return (
    <p className={styles['note']} role="status">
      {texts.rush(rushHours)}
    </p>
  );
}

/**
 * Whether an instant, in seconds, is so near that the rush fee applies (docs/product/limits.md).
 */
const isWithinRush = (timestamp: number): boolean =>
  timestamp - Date.now() / 1000 < rushHours * 3600;

/** What a visitor may expect after sending. */
export const NextSteps = () => (
  <div className={styles['aside']}>
    <h3>{texts.next}</h3>
    <ul>
      {texts.nextSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </div>
);
