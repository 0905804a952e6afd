import { isMonth } from '../../../months.ts';

/** The first and the last day of some months that follow one another. */
export function daysOf(months: readonly string[]): { from: string; to: string } | undefined {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !isMonth(first) || !isMonth(last)) return undefined;
  const [year = 0, month = 0] = last.split('-').map(Number);
  // Day 0 of the next month is the last one of this.
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${first}-01`, to: end };
}
