import { periodOfQuote } from './periodOfQuote.ts';
import { receivedOfQuote } from './receivedOfQuote.ts';

/**
 * What is left to pay of the quote whose deposit or part payment was paid, in cents; 0 of anything else, of a quote
 * without a price or of visits that repeat, once an invoice has taken its place, and once some of it was given back:
 * nobody is then to be told to pay more.
 * @param requestId the column or placeholder of the request's id
 */
export const leftOfQuote = (requestId: string): string =>
  `coalesce((SELECT greatest(owed.price_cents - (${receivedOfQuote('owed.id')}), 0)
     FROM deposit_requests due JOIN quotes owed ON owed.id = due.quote_id
       JOIN deposit_amounts had ON had.request_id = due.id
     WHERE due.id = ${requestId} AND had.returned_cents = 0 AND ${periodOfQuote('owed')} IS NULL
       AND NOT EXISTS (
         SELECT FROM services done WHERE done.quote_id = owed.id AND done.invoice_id IS NOT NULL)), 0)`;
