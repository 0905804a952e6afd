/**
 * What was given back of a payment, or is on its way, in cents.
 * @param paymentId the column of its id
 */
export const givenBack = (paymentId: string): string =>
  `(SELECT coalesce(sum(back.amount_cents), 0)::bigint FROM refunds back
    WHERE coalesce(back.payment_id, back.card_payment_id) = ${paymentId} AND back.status <> 'failed')`;
