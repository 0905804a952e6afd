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
