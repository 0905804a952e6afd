import type { Queryable } from './Database.ts';
import { receivedOfQuote } from './receivedOfQuote.ts';

/**
 * What was given back of a payment, or is on its way, in cents.
 * @param paymentId the column of its id
 */
export const givenBack = (paymentId: string): string =>
  `(SELECT coalesce(sum(back.amount_cents), 0)::bigint FROM refunds back
    WHERE (back.payment_id = ${paymentId}
        OR back.payment_id IS NULL AND back.card_payment_id = ${paymentId}) AND back.status <> 'failed')`;

/**
 * What was given back of what has been received for a quote, or is on its way, in cents.
 * @param quoteId the column or placeholder of its id
 */
export const givenBackOfQuote = (quoteId: string): string =>
  `(SELECT coalesce(sum(back.amount_cents), 0)::bigint
    FROM payments paid JOIN refunds back ON back.payment_id = paid.id AND back.status <> 'failed'
    WHERE paid.quote_id = ${quoteId} AND paid.deposit_request_id IS NULL)
    + (SELECT coalesce(sum(had.returned_cents), 0)::bigint
       FROM deposit_requests due JOIN deposit_amounts had ON had.request_id = due.id
       WHERE due.quote_id = ${quoteId})`;

/**
 * When money that was received for a quote was last given back; null if it never was.
 * @param quoteId the column or placeholder of its id
 */
export const lastGivenBack = (quoteId: string): string =>
  `(SELECT max(back.made_at) FROM payments paid
      JOIN refunds back ON paid.id IN (back.payment_id, back.card_payment_id) AND back.status <> 'failed'
    WHERE paid.quote_id = ${quoteId})`;

/**
 * Whether all that was received for a quote was given back, and staff have not sent it anew since.
 * @param quoteId the column or placeholder of its id
 */
export const isCalledOff = (quoteId: string): string =>
  `(${givenBackOfQuote(quoteId)} > 0 AND ${receivedOfQuote(quoteId)} <= 0 AND NOT EXISTS (
     SELECT FROM quote_sends anew
     WHERE anew.quote_id = ${quoteId} AND anew.at > ${lastGivenBack(quoteId)}))`;

/**
 * Has the sweep look at once at payments of a quote whose payers are elsewhere, because money of that quote goes back:
 * what is called off is not to be paid there any more.
 * @param paymentId the payment that is given back
 */
export async function lookAtOpenPayments(connection: Queryable, paymentId: number): Promise<void> {
  await connection.query(
    // Not one that is locked: whoever has it looks at it now, and may wait for what is locked here.
    `UPDATE payment_attempts SET check_at = now()
     WHERE key IN (
       SELECT key FROM payment_attempts
       WHERE status = 'pending' AND away_to IS NOT NULL AND check_at > now()
         AND quote_id = (SELECT quote_id FROM payments WHERE id = $1)
       FOR UPDATE SKIP LOCKED
     )`,
    [paymentId],
  );
}
