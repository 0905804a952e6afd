import type { DailyRun } from 'shared-api/contract/billing/dailyReport';

const isQuiet = ({ counts }: Pick<DailyRun, 'counts'>): boolean =>
  Object.values(counts).every((count) => count === 0);

/** Runs in their order, those that follow each other and had nothing to do together. */
export function groupsOf<Run extends Pick<DailyRun, 'counts'>>(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && isQuiet(before) && isQuiet(run)) last.push(run);
    else groups.push([run]);
  }
  return groups;
}
