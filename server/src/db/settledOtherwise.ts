/** What of an invoice is written off, in cents. @param invoiceId the column or placeholder of its id */
export const writtenOffOf = (invoiceId: string): string =>
  `(SELECT coalesce(sum(g.cents), 0)::bigint FROM ledger_postings g
      WHERE g.invoice_id = ${invoiceId} AND g.account = 'badDebt')`;

/** All credits of an invoice, in cents, also what of them was kept on account. */
export const creditedOf = (invoiceId: string): string =>
  `(SELECT coalesce(sum(cr.total_cents), 0)::bigint FROM credits cr
      WHERE cr.invoice_id = ${invoiceId})`;

/**
 * Whether the payer of an invoice disputes a payment that pays it, and the provider holds that money.
 * @param invoiceId the column or placeholder of its id
 */
export const isDisputed = (invoiceId: string): string =>
  `EXISTS (SELECT FROM disputes d JOIN ledger_postings g ON g.payment_id = d.payment_id
    WHERE g.invoice_id = ${invoiceId} AND g.account = 'receivable'
      AND d.entry_id IS NOT NULL AND d.ended IS NULL
    GROUP BY d.id HAVING sum(g.cents) < 0)`;

/**
 * What of deposits and part payments is applied to an invoice, in cents, without what lost disputes have
 * taken of it.
 */
export const appliedTo = (invoiceId: string): string =>
  `(SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
      JOIN ledger_entries e ON e.id = g.entry_id
    WHERE g.invoice_id = ${invoiceId} AND g.account = 'receivable'
      AND (e.kind IN ('depositApplied', 'depositReleased') OR e.kind = 'disputeLost'
        AND EXISTS (SELECT FROM payments p
          WHERE p.id = g.payment_id AND p.deposit_request_id IS NOT NULL)))`;

/**
 * What has reduced an invoice without money, in cents: the columns `credited` and `writtenOff`. Both are
 * part of `received_cents` of the view `invoice_balance`.
 * @param invoiceId the column or placeholder of its id
 */
export const settledOtherwise = (invoiceId: string): string =>
  `(SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
      WHERE g.invoice_id = ${invoiceId} AND g.account = 'receivable' AND g.credit_id IS NOT NULL) AS credited,
    ${writtenOffOf(invoiceId)} AS "writtenOff"`;
