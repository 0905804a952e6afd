import { companyNoon } from 'shared-api/contract/company/companyTime';
import { blockedRanges } from 'shared-api/contract/company/blockedDates';
import { isDay } from 'shared-api/contract/fields/fields';
import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { isRush, rushHours } from 'shared-api/contract/quotes/rush';
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
  if (!quoteKinds[kind].hasRushFee || day === undefined || !isDay(day)) return null;
  if (!isRushNow(companyNoon(day, timeZone))) return null;
  return (
    <p className={styles['note']} role="status">
      {texts.rush(rushHours)}
    </p>
  );
}

const isRushNow = (timestamp: number): boolean => isRush(timestamp, Date.now() / 1000);

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
