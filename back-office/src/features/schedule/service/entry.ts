import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { texts } from '../texts.ts';

/** What a service has come to: the last of the marks that are known of it. */
export type Progress = 'scheduled' | 'started' | 'complete';

export function progressOf({ serviceStatus, isStarted }: ScheduleEntry): Progress {
  if (serviceStatus === 'Complete') return 'complete';
  return isStarted ? 'started' : 'scheduled';
}

/** The company if there is one, else the client (docs/product/records.md). */
export const nameOf = ({ companyName, clientName }: ScheduleEntry): string =>
  [companyName, clientName].find((name) => name) ?? texts.noClient;

/** Services of contracts, or single ones. */
export type View = 'contract' | 'single';

export const views = ['contract', 'single'] as const satisfies View[];

export const inView = (entries: readonly ScheduleEntry[], view: View): ScheduleEntry[] =>
  entries.filter(({ isContract }) => isContract === (view === 'contract'));

export const otherView = (view: View): View => (view === 'single' ? 'contract' : 'single');
