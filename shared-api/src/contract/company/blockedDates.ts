import type { Company } from './company.ts';

/** A span of days without bookings, both ends included. */
export interface BlockedRange {
  from: string;
  to: string;
}

/** The spans of days on which a kind of quote takes no bookings. */
export const blockedRanges = (
  { blockedDates }: Pick<Company, 'blockedDates'>,
  kind: string,
): BlockedRange[] => blockedDates.filter(({ kinds }) => kinds.includes(kind));
