/** What the oracle reports of a day, beside balances. Amounts are whole cents. */

/** What is owed by how many days it is late. */
export interface Ageing {
  notDue: number;
  days1To30: number;
  days31To60: number;
  days61To90: number;
  over90: number;
}

/** Debits are positive; the sum of all is zero. */
export interface TrialBalance {
  money: number;
  receivable: number;
  writtenOff: number;
  disputed: number;
  onAccount: number;
  deposits: number;
  advanceTax: number;
  fees: number;
  sales: number;
  tax: number;
  forfeited: number;
}

/** Whole days from a day until another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The part of an ageing report in which so late an amount stands. */
export function partOf(daysLate: number): keyof Ageing {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'days1To30';
  if (daysLate <= 60) return 'days31To60';
  return daysLate <= 90 ? 'days61To90' : 'over90';
}
