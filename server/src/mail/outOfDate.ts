/**
 * SQL for why mail `m` must not go any more, as the code of a refusal; null while what it says holds: an invoice
 * that is void since, a reminder of one on which nothing is owed, a deposit that is no longer asked for
 * or was received. Receipts and credits say what was.
 */
export const outOfDate = `CASE
  WHEN m.receipt_key IS NOT NULL OR m.credit_id IS NOT NULL THEN NULL
  WHEN m.deposit_request_id IS NOT NULL THEN (
    SELECT CASE WHEN d.withdrawn_on IS NOT NULL THEN 'mailOfWithdrawn'
      WHEN EXISTS (SELECT FROM payments p
        WHERE p.deposit_request_id = d.id AND p.reversed_at IS NULL) THEN 'mailOfReceived' END
    FROM deposit_requests d WHERE d.id = m.deposit_request_id)
  WHEN m.entity = 'invoices' THEN (
    SELECT CASE WHEN i.voided_on IS NOT NULL THEN 'mailOfVoid'
      WHEN i.paid AND EXISTS (SELECT FROM invoice_sends s
        WHERE s.id = m.send_id AND s.kind = 'reminder') THEN 'mailOfPaid' END
    FROM invoices i WHERE i.id = m.record_id)
  END`;

/** Why a mail must not go any more. */
export type OutOfDate = 'mailOfVoid' | 'mailOfPaid' | 'mailOfWithdrawn' | 'mailOfReceived';
