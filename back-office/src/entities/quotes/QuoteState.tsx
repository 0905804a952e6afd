import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { texts } from './texts.ts';

/** Whether a quote is accepted and since when; what its price is for, if not for the whole work. */
export function QuoteState({ record }: { record: RecordOf<'quotes'> }) {
  const { acceptedOn, period } = record;
  return (
    <>
      {acceptedOn !== null && (
        <>
          <Badge tone="good">{texts.acceptedState}</Badge> {showDay(acceptedOn)}{' '}
        </>
      )}
      {period !== null && texts.priceIs(texts.per[period])}
    </>
  );
}
