import type { RecordOf } from 'shared-api/client';
import type { DocumentStatus } from '../../document/head/DocumentHead.tsx';
import { texts } from './texts.ts';

/** Where a service stands: one of a day that is over and that nobody has marked says so. */
export function serviceStatus(
  service: Pick<RecordOf<'services'>, 'serviceStatus' | 'dateTs'>,
  today: string,
): DocumentStatus {
  const { statuses, notMarked } = texts;
  if (service.serviceStatus === 'Complete') return { word: statuses.Complete, tone: 'good' };
  if (service.serviceStatus === 'Cancelled') return { word: statuses.Cancelled, tone: 'neutral' };
  const isPast = service.dateTs !== null && service.dateTs.slice(0, 10) < today;
  return isPast ? { word: notMarked, tone: 'open' } : { word: statuses.Scheduled, tone: 'neutral' };
}
