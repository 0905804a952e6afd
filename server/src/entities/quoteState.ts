import { billedOfQuote } from '../db/billedOfQuote.ts';
import { receivedOfQuote } from '../db/receivedOfQuote.ts';
import { canExpire } from '../pricing/quoteExpiry.ts';

/** SQL for the day on which the client accepted quote `t`. */
export const acceptedOn =
  'SELECT a.accepted_on FROM acceptances a WHERE a.quote_id = t.id AND a.change_order_id IS NULL';

const billed = billedOfQuote('t.id');
const agreed = `coalesce((SELECT g.total_cents FROM quote_agreements g WHERE g.quote_id = t.id), t.price_cents, 0)`;

/**
 * SQL for where quote `t` stands (`quoteStates`). An instant quote has been mailed at once; it is a new
 * request until its lead is handled or the office writes.
 */
export const stateOfQuote = `CASE
  WHEN ${billed} > 0 THEN CASE WHEN ${billed} >= ${agreed} THEN 'billed' ELSE 'partBilled' END
  WHEN t.price_cents > 0 AND (${receivedOfQuote('t.id')}) >= t.price_cents THEN 'paid'
  WHEN EXISTS (${acceptedOn}) THEN 'accepted'
  WHEN t.valid_until < {today} AND ${canExpire('t')} THEN 'expired'
  WHEN EXISTS (SELECT FROM quote_sends s WHERE s.quote_id = t.id) THEN 'sent'
  WHEN EXISTS (SELECT FROM leads l WHERE l.quote_id = t.id AND l.status = 'New') THEN 'asked'
  WHEN EXISTS (SELECT FROM mails m WHERE m.entity = 'quotes' AND m.record_id = t.id
    AND m.receipt_key IS NULL AND m.deposit_request_id IS NULL) THEN 'sent'
  ELSE 'draft' END`;
