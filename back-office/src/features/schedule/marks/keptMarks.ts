import type { ScheduleEntry, ServiceMark } from 'shared-api/contract/schedule/schedule';
import { KeptItems } from '../offline/KeptItems.ts';

/** A mark as the browser keeps it: until a list that was asked for later holds it. */
export type KeptMark = {
  mark: ServiceMark;
  /** Whose service it is, for when the list has it no more. */
  name?: string | undefined;
} & (
  | { state: 'waiting' }
  /** The server has it since this instant, in milliseconds. */
  | { state: 'taken'; takenAt: number }
  /** The server does not want it; kept until the person has read why. */
  | { state: 'refused'; why: string }
);

function isKeptMark(value: unknown): value is KeptMark {
  if (typeof value !== 'object' || value === null || !('mark' in value)) return false;
  const { mark } = value;
  return typeof mark === 'object' && mark !== null && 'key' in mark && 'state' in value;
}

/** Where the marks of one schedule are kept. */
export const keptMarks = (key: string): KeptItems<KeptMark> =>
  new KeptItems(`schedule-mark ${key}`, isKeptMark);

/** The list as it is with marks that it does not hold yet. A mark only ever leads forward. */
export function withMarks(entries: readonly ScheduleEntry[], kept: readonly KeptMark[]) {
  const marked = (kind: ServiceMark['mark']): Set<string> =>
    new Set(
      kept
        .filter(({ state, mark }) => state !== 'refused' && mark.mark === kind)
        .map(({ mark }) => mark.serviceCode),
    );
  const [started, complete] = [marked('started'), marked('complete')];
  return entries.map((entry) => ({
    ...entry,
    isStarted: entry.isStarted || started.has(entry.serviceCode),
    serviceStatus:
      complete.has(entry.serviceCode) && entry.serviceStatus === 'Scheduled'
        ? 'Complete'
        : entry.serviceStatus,
  }));
}
