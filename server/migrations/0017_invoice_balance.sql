-- What is owed on an invoice, in one place: its total without what was received for it. Reading one
-- invoice of it takes the index on payments (invoice_id).
CREATE VIEW invoice_balance AS
SELECT i.id AS invoice_id,
  coalesce(i.total_cents, 0) AS total_cents,
  received.cents AS received_cents,
  coalesce(i.total_cents, 0) - received.cents AS balance_cents
FROM invoices i,
  LATERAL (
    SELECT coalesce(sum(p.amount_cents), 0)::bigint AS cents
    FROM payments p WHERE p.invoice_id = i.id
  ) received;
