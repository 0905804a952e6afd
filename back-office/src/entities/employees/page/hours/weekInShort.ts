import type { WorkingDay } from 'shared-api/contract/schedule/workingHours';

/** Days that follow each other and are alike. */
export interface DaySpan {
  /** The first and the last of them, from Monday (0). */
  from: number;
  to: number;
  day: WorkingDay;
}

const isAlike = (one: WorkingDay, other: WorkingDay): boolean =>
  one?.begins === other?.begins && one?.ends === other?.ends;

/** A week in as few lines as it takes. */
export function weekInShort(days: readonly WorkingDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  days.forEach((day, index) => {
    const last = spans.at(-1);
    if (last && isAlike(last.day, day)) last.to = index;
    else spans.push({ from: index, to: index, day });
  });
  return spans;
}
