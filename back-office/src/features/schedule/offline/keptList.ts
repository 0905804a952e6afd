import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { KeptItems } from './KeptItems.ts';

/** The services of a day as the server gave them. */
export interface LoadedList {
  entries: ScheduleEntry[];
  /** Instant of the answer, in milliseconds. */
  loadedAt: number;
}

const isLoadedList = (value: unknown): value is LoadedList =>
  typeof value === 'object' &&
  value !== null &&
  'entries' in value &&
  Array.isArray(value.entries) &&
  'loadedAt' in value &&
  typeof value.loadedAt === 'number';

/** Milliseconds for which a list is kept: names and phones of clients should not lie about. */
const keptFor = 3 * 86_400_000;

/** The last list of each schedule that was opened in this browser. */
export const keptLists = (): KeptItems<LoadedList> => new KeptItems('schedule-list', isLoadedList);

/** Keeps the list of a schedule, and forgets those of others that are long over. */
export function keepList(lists: KeptItems<LoadedList>, key: string, list: LoadedList): void {
  lists.set(key, list);
  for (const other of lists.keys()) {
    const { loadedAt = 0 } = lists.get(other) ?? {};
    if (loadedAt < list.loadedAt - keptFor) lists.delete(other);
  }
}
