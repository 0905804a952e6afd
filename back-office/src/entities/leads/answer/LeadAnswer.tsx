import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { useNow } from '../../../useNow.ts';
import { texts } from '../texts.ts';
import { durationOf, urgencyOf } from './duration.ts';

/** How soon a lead was answered, or how long it has waited; those that have waited long stand out. */
export function LeadAnswer({ record }: { record: RecordOf<'leads'> }) {
  const now = useNow();
  const { arrivedAt, answeredAt, dateTs, status } = record;
  // Of an old lead the day alone is known.
  const arrived = arrivedAt ?? (dateTs === null ? null : `${dateTs}T12:00Z`);
  if (arrived === null) return null;
  const since = (until: number): number => Math.max(0, until - Date.parse(arrived));
  if (answeredAt !== null) {
    return arrivedAt === null ? null : (
      <small>{texts.answeredIn(durationOf(since(Date.parse(answeredAt))))}</small>
    );
  }
  if (status !== 'New') return null;
  const tone = urgencyOf(since(now));
  const words = texts.waiting(durationOf(since(now)));
  return tone === 'neutral' ? <small>{words}</small> : <Badge tone={tone}>{words}</Badge>;
}
