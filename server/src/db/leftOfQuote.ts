import { periodOfQuote } from './periodOfQuote.ts';
import { receivedOfQuote } from './receivedOfQuote.ts';

/**
 * What is left to pay of a quote, in cents; 0 of one without a price, of visits that repeat, and once an
 * invoice has taken its place.
 * @param quoteId the column or placeholder of its id
 */
export const leftOfQuote = (quoteId: string): string =>
  `coalesce((SELECT greatest(owed.price_cents - (${receivedOfQuote('owed.id')}), 0)
     FROM quotes owed
     WHERE owed.id = ${quoteId} AND ${periodOfQuote('owed')} IS NULL AND NOT EXISTS (
       SELECT FROM services done WHERE done.quote_id = owed.id AND done.invoice_id IS NOT NULL)), 0)`;
