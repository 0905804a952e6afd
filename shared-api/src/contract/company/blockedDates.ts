import { daysAfter } from '../values/days.ts';
import type { Company } from './company.ts';

/** A range of days without bookings, both ends included. */
export interface BlockedRange {
  from: string;
  to: string;
}

/** The ranges in which a quote kind accepts no bookings. */
export const blockedRanges = (
  { blockedDates }: Pick<Company, 'blockedDates'>,
  kind: string,
): BlockedRange[] => blockedDates.filter(({ kinds }) => kinds.includes(kind));

/** The same days in their order, those that meet as one range. */
export const joinedRanges = (ranges: readonly BlockedRange[]): BlockedRange[] =>
  ranges
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce<BlockedRange[]>((joined, { from, to }) => {
      const last = joined.at(-1);
      if (!last || from > daysAfter(last.to, 1)) return [...joined, { from, to }];
      return [...joined.slice(0, -1), { from: last.from, to: to > last.to ? to : last.to }];
    }, []);
