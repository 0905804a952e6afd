-- What is between a client and us: what is owed, what is on account, and part payments, which are for one
-- quote or contract but paid. A deposit is security, and in no balance until it is applied
-- (docs/decisions/0050).
CREATE VIEW client_postings AS
SELECT g.* FROM ledger_postings g WHERE g.account IN ('receivable', 'onAccount')
UNION ALL
SELECT g.* FROM ledger_postings g
  JOIN payments p ON p.id = g.payment_id
  JOIN deposit_requests r ON r.id = p.deposit_request_id
WHERE g.account = 'deposits' AND r.kind = 'partPayment';

-- As before, with part payments on account.
CREATE OR REPLACE FUNCTION report_ageing(as_of date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.client_id::text, ''),
    CASE WHEN as_of <= o.due THEN 'notDue' WHEN as_of - o.due <= 30 THEN 'days30'
      WHEN as_of - o.due <= 60 THEN 'days60' WHEN as_of - o.due <= 90 THEN 'days90'
      ELSE 'over90' END,
    o.cents, o.due, 'invoiceIssued', o.client_id, o.invoice_id, NULL::integer, NULL::integer,
    NULL::integer, NULL::integer, NULL::integer
  FROM (
    SELECT p.client_id, p.invoice_id, p.cents, invoice_due_day(coalesce(i.date_ts, as_of)) AS due
    FROM (
      SELECT g.client_id, g.invoice_id, sum(g.cents)::bigint AS cents
      FROM ledger_postings g WHERE g.account = 'receivable' AND g.day <= as_of
      GROUP BY g.client_id, g.invoice_id HAVING sum(g.cents) <> 0
    ) p JOIN invoices i ON i.id = p.invoice_id
  ) o
  UNION ALL
  SELECT coalesce(l.client_id::text, ''), 'onAccount', l.cents,
    coalesce(p.received_on, c.day, l.day), CASE WHEN l.credit_id IS NULL THEN 'payment' ELSE 'credit' END,
    l.client_id, c.invoice_id, l.payment_id, l.credit_id, p.quote_id, NULL::integer, NULL::integer
  FROM (
    SELECT g.client_id, g.payment_id, g.credit_id, min(g.day) AS day, sum(g.cents)::bigint AS cents
    FROM client_postings g WHERE g.account <> 'receivable' AND g.day <= as_of
    GROUP BY g.client_id, g.payment_id, g.credit_id HAVING sum(g.cents) <> 0
  ) l
    LEFT JOIN payments p ON p.id = l.payment_id
    LEFT JOIN credits c ON c.id = l.credit_id
$$;
