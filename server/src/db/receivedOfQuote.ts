/**
 * What has been received for a quote, in cents: its payments, without what was given back of them, and without
 * deposits and part payments that were kept.
 * @param quoteId the column or placeholder of its id
 */
export const receivedOfQuote = (quoteId: string): string =>
  `(SELECT coalesce(sum(paid.amount_cents), 0)::bigint FROM payments paid
      WHERE paid.quote_id = ${quoteId} AND paid.reversed_at IS NULL)
    - (SELECT coalesce(sum(back.amount_cents), 0)::bigint
       FROM payments paid JOIN refunds back ON back.payment_id = paid.id AND back.status <> 'failed'
       WHERE paid.quote_id = ${quoteId} AND paid.deposit_request_id IS NULL)
    - (SELECT coalesce(sum(lost.returned_cents + lost.forfeited_cents), 0)::bigint
       FROM deposit_requests asked JOIN deposit_amounts lost ON lost.request_id = asked.id
       WHERE asked.quote_id = ${quoteId})`;
