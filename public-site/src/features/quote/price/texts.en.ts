import type { Period } from 'shared-api/contract/quotes/period';

const pers = { weekly: ' per week', biWeekly: ' per two weeks', monthly: ' per month' };
const per = (period?: Period): string => (period ? pers[period] : '');
/** How a price and its lines are written, in a form and in its answer. */
export const texts = {
  line: (description: string, quantity: number) =>
    quantity === 1 ? description : `${description} × ${quantity}`,
  tax: (percent: number) => `HST ${percent}%`,
  /** @param period what the total is for, if not for the whole of the work */
  total: (period?: Period) => `Total${per(period)}`,
  totalWithTax: (period?: Period) => `Total${per(period)}, tax included`,
};
