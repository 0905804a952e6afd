import { openingHoursOf } from 'shared-api/contract/company/openingHours';
import { useCompany } from 'shared-api/store';
import { texts } from './texts.ts';

/** When somebody can be reached by telephone: days of the same hours in one row. */
export function OpeningHours({ className }: { className?: string | undefined }) {
  const { openingHours } = useCompany();
  return (
    <dl className={className}>
      {openingHoursOf(openingHours).map(({ first, last, opens, closes }) => (
        <div key={first}>
          <dt>{texts.days(first, last)}</dt>
          <dd>{texts.hours(opens, closes)}</dd>
        </div>
      ))}
    </dl>
  );
}
