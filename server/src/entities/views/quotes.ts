import { canExpire } from '../../pricing/quoteExpiry.ts';
import { stateOfQuote } from '../quoteState.ts';
import type { ViewsOf } from './ListViews.ts';

/** Days ahead for which prices that end are looked at. */
export const daysAhead = 7;

/** SQL for quotes that were mailed and whose price ends within a week. @param today SQL for the company day */
export const ending = (today: string): string =>
  `t.valid_until BETWEEN ${today} AND ${today} + ${daysAhead} AND t.price_cents > 0
    AND ${canExpire('t')}
    AND EXISTS (SELECT FROM mails m WHERE m.entity = 'quotes' AND m.record_id = t.id)`;

/** SQL for quotes that were accepted and for which nothing is planned or billed. */
export const toPlan = `EXISTS (SELECT FROM acceptances a WHERE a.quote_id = t.id AND a.change_order_id IS NULL)
    AND NOT EXISTS (SELECT FROM services s WHERE s.quote_id = t.id)
    AND NOT EXISTS (SELECT FROM invoices i WHERE i.quote_id = t.id AND i.voided_on IS NULL)`;

export const quoteViews: ViewsOf<'quotes'> = {
  asked: {
    // The few new leads first: where every quote stands would be worked out otherwise.
    matches: `t.id IN (SELECT l.quote_id FROM leads l WHERE l.status = 'New' AND l.quote_id IS NOT NULL)
      AND (${stateOfQuote}) = 'asked'`,
  },
  ending: {
    matches: ending('{today}'),
    order: { by: "coalesce(t.valid_until, 'infinity'::date)", type: 'date', descending: false },
  },
  toPlan: { matches: toPlan },
};
