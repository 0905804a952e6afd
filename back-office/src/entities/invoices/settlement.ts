import { sumAmounts } from '../../amounts.ts';

/** What the state of an invoice that nothing is owed on follows from. */
export interface Settled {
  total: number | null;
  credited: number;
  writtenOff: number;
}

/**
 * How an invoice that nothing is owed on was settled: `credited` and `writtenOff` where no money of the
 * client stays with it, `nothing` where it comes to nothing.
 */
export type Settlement = 'paid' | 'credited' | 'writtenOff' | 'nothing';

export function settlementOf({ total, credited, writtenOff }: Settled): Settlement {
  if (total === null || total === 0) return 'nothing';
  if (sumAmounts([credited, writtenOff]) < total) return 'paid';
  return credited > 0 ? 'credited' : 'writtenOff';
}
