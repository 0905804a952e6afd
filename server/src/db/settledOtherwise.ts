/**
 * What has reduced an invoice without money, in cents: the columns `credited` and `writtenOff`. Both are
 * part of `received_cents` of the view `invoice_balance`.
 * @param invoiceId the column or placeholder of its id
 */
export const settledOtherwise = (invoiceId: string): string =>
  `(SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
      WHERE g.invoice_id = ${invoiceId} AND g.account = 'receivable' AND g.credit_id IS NOT NULL) AS credited,
    (SELECT coalesce(sum(g.cents), 0)::bigint FROM ledger_postings g
      WHERE g.invoice_id = ${invoiceId} AND g.account = 'badDebt') AS "writtenOff"`;
