import type { Period } from 'shared-api/contract/quotes/period';
import type { Texts } from './texts.ts';

/** In a narrow column no line ends within `sous-sol`. */
const whole = (words: string): string => words.replaceAll('-', '\u2011');
const pers = { weekly: ' par semaine', biWeekly: ' pour deux semaines', monthly: ' par mois' };
const per = (period?: Period): string => (period ? pers[period] : '');
/** How a price and its lines are written, in a form and in its answer. */
export const texts: Texts = {
  line: (description, quantity) =>
    whole(description) + (quantity === 1 ? '' : ` × ${String(quantity).replace('.', ',')}`),
  tax: (percent) => `TVH ${percent}\u00a0%`,
  total: (period) => `Total${per(period)}`,
  totalWithTax: (period) => `Total${per(period)}, taxes comprises`,
};
