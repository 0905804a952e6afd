-- Reports (docs/decisions/0046). Each is a function whose rows are what its figures are made of: a figure
-- is the sum of the rows of its line and column, and opens exactly those. Nothing of it is kept.

-- The last day on which an invoice is not overdue (docs/product/limits.md).
CREATE FUNCTION invoice_due_day(dated date) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT dated + 30
$$;

-- What each client owes at the end of a day, by how long it has been due, and what the client has on
-- account. Sums to the balance of the client's statement of that day.
CREATE FUNCTION report_ageing(as_of date) RETURNS TABLE (
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
    FROM ledger_postings g WHERE g.account = 'onAccount' AND g.day <= as_of
    GROUP BY g.client_id, g.payment_id, g.credit_id HAVING sum(g.cents) <> 0
  ) l
    LEFT JOIN payments p ON p.id = l.payment_id
    LEFT JOIN credits c ON c.id = l.credit_id
$$;

-- What was sold in a span, by kind of work or by client: what was invoiced, less what was voided and
-- credited, and its tax.
CREATE FUNCTION report_sales(from_day date, to_day date, by_client boolean) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN by_client THEN coalesce(g.client_id::text, '') ELSE coalesce(i.type, '') END,
    CASE WHEN g.account = 'hst' THEN 'tax'
      WHEN e.kind IN ('invoiceIssued', 'invoiceVoided') THEN 'invoiced'
      WHEN e.kind IN ('credit', 'creditReversed') THEN 'credited' ELSE 'other' END,
    -g.cents, g.day, e.kind, g.client_id, g.invoice_id, g.payment_id, g.credit_id, g.quote_id,
    NULL::integer, NULL::integer
  FROM ledger_postings g
    JOIN ledger_entries e ON e.id = g.entry_id
    LEFT JOIN invoices i ON i.id = g.invoice_id
  WHERE g.account IN ('revenue', 'hst') AND g.day BETWEEN from_day AND to_day
$$;

-- Money that came and went in a span, by method.
CREATE FUNCTION report_received(from_day date, to_day date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT g.method,
    CASE WHEN e.kind IN ('payment', 'depositReceived') THEN 'received'
      WHEN e.kind IN ('paymentReversed', 'depositReversed') THEN 'takenBack'
      WHEN e.kind IN ('refund', 'refundFailed', 'depositReturned', 'depositReturnFailed')
        THEN 'givenBack'
      ELSE 'other' END,
    g.cents, g.day, e.kind, g.client_id, e.invoice_id, g.payment_id, g.credit_id, g.quote_id,
    NULL::integer, NULL::integer
  FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
  WHERE g.account = 'money' AND g.day BETWEEN from_day AND to_day
$$;

-- Deposits that are held at the end of a day.
CREATE FUNCTION report_deposits(as_of date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(d.client_id::text, ''), 'held', d.cents, d.day, 'depositReceived', d.client_id,
    NULL::integer, d.payment_id, NULL::integer, d.quote_id, NULL::integer, NULL::integer
  FROM (
    SELECT g.client_id, g.payment_id, g.quote_id, min(g.day) AS day, -sum(g.cents)::bigint AS cents
    FROM ledger_postings g WHERE g.account = 'deposits' AND g.day <= as_of
    GROUP BY g.client_id, g.payment_id, g.quote_id HAVING sum(g.cents) <> 0
  ) d
$$;

-- The tax in what was written off of an invoice: each write-off takes the part that makes the tax of all
-- of them together right to the cent.
CREATE FUNCTION report_bad_debt_tax() RETURNS TABLE (
  entry_id bigint, cents bigint, day date, kind text, client_id integer, invoice_id integer)
LANGUAGE sql STABLE AS $$
  SELECT w.entry_id, (round(w.through * w.tax / w.total) - round((w.through - w.cents) * w.tax / w.total))::bigint,
    w.day, w.kind, w.client_id, w.invoice_id
  FROM (
    SELECT g.entry_id, g.cents, g.day, e.kind, g.client_id, g.invoice_id,
      sum(g.cents) OVER (PARTITION BY g.invoice_id ORDER BY g.day, g.id) AS through,
      i.tax_cents::numeric AS tax, i.total_cents::numeric AS total
    FROM ledger_postings g
      JOIN ledger_entries e ON e.id = g.entry_id
      JOIN invoices i ON i.id = g.invoice_id
    WHERE g.account = 'badDebt' AND e.kind IN ('writeOff', 'writeOffReversed') AND i.total_cents <> 0
  ) w
$$;

-- The lines of the GST/HST return of a period that the books know: 101 sales without tax, 103 tax, 104
-- tax of bad debts that came after all, 107 tax in bad debts. Every leg counts on the day of its own
-- entry.
CREATE FUNCTION report_hst(from_day date, to_day date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT CASE g.account WHEN 'revenue' THEN '101' ELSE '103' END, 'amount', -g.cents, g.day, e.kind,
    g.client_id, g.invoice_id, g.payment_id, g.credit_id, g.quote_id, NULL::integer, NULL::integer
  FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
  WHERE g.account IN ('revenue', 'hst') AND g.day BETWEEN from_day AND to_day
  UNION ALL
  SELECT CASE WHEN b.cents < 0 THEN '104' ELSE '107' END, 'amount', abs(b.cents), b.day, b.kind,
    b.client_id, b.invoice_id, NULL::integer, NULL::integer, NULL::integer, NULL::integer,
    NULL::integer
  FROM report_bad_debt_tax() b WHERE b.cents <> 0 AND b.day BETWEEN from_day AND to_day
$$;

-- Work that is done and on no invoice, and drafts, before tax. A month of a monthly contract comes to the
-- contract's price.
CREATE FUNCTION report_unbilled() RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(s.client_id::text, ''), 'done', coalesce(s.price_cents, 0)::bigint,
    s.date_ts::date, 'service', s.client_id, NULL::integer, NULL::integer, NULL::integer, s.quote_id,
    s.id, s.contract_id
  FROM services s LEFT JOIN contracts k ON k.id = s.contract_id
  WHERE s.service_status = 'Complete' AND s.invoice_id IS NULL AND NOT coalesce(k.is_monthly, false)
  UNION ALL
  SELECT coalesce(m.client_id::text, ''), 'done', m.cents, m.month, 'contractMonth', m.client_id,
    NULL::integer, NULL::integer, NULL::integer, NULL::integer, NULL::integer, m.contract_id
  FROM (
    SELECT k.client_id, k.id AS contract_id, date_trunc('month', s.date_ts)::date AS month,
      coalesce(k.price_cents, 0)::bigint AS cents
    FROM services s JOIN contracts k ON k.id = s.contract_id
    WHERE k.is_monthly AND s.service_status = 'Complete' AND s.invoice_id IS NULL
    GROUP BY k.id, 3
  ) m
  UNION ALL
  SELECT coalesce(i.client_id::text, ''), 'drafts',
    (coalesce(i.total_cents, 0) - coalesce(i.tax_cents, 0))::bigint, i.date_ts, 'draft', i.client_id,
    i.id, NULL::integer, NULL::integer, i.quote_id, NULL::integer, i.contract_id
  FROM invoices i WHERE i.invoice_number IS NULL
$$;

-- What contracts brought in a span, before tax, and what the people who served them cost; on a line of its
-- own what belongs to no contract.
CREATE FUNCTION report_profit(from_day date, to_day date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.contract_id::text, ''), 'revenue', -g.cents, g.day, e.kind, g.client_id,
    g.invoice_id, g.payment_id, g.credit_id, g.quote_id, NULL::integer, i.contract_id
  FROM ledger_postings g
    JOIN ledger_entries e ON e.id = g.entry_id
    LEFT JOIN invoices i ON i.id = g.invoice_id
  WHERE g.account = 'revenue' AND g.day BETWEEN from_day AND to_day
  UNION ALL
  SELECT coalesce(s.contract_id::text, ''), 'cost', -s.emp_cost_cents::bigint, s.date_ts::date,
    'service', s.client_id, s.invoice_id, NULL::integer, NULL::integer, s.quote_id, s.id,
    s.contract_id
  FROM services s
  WHERE s.service_status = 'Complete' AND s.emp_cost_cents <> 0
    AND s.date_ts >= from_day AND s.date_ts < to_day + 1
$$;

-- All of them behind one name; what is not asked for is left out before it runs.
CREATE FUNCTION report_facts(report text, from_day date, to_day date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT * FROM report_ageing(to_day) WHERE report = 'ageing'
  UNION ALL
  SELECT * FROM report_sales(from_day, to_day, false) WHERE report = 'salesByService'
  UNION ALL
  SELECT * FROM report_sales(from_day, to_day, true) WHERE report = 'salesByClient'
  UNION ALL
  SELECT * FROM report_received(from_day, to_day) WHERE report = 'received'
  UNION ALL
  SELECT * FROM report_deposits(to_day) WHERE report = 'deposits'
  UNION ALL
  SELECT * FROM report_hst(from_day, to_day) WHERE report = 'hst'
  UNION ALL
  SELECT * FROM report_unbilled() WHERE report = 'unbilled'
  UNION ALL
  SELECT * FROM report_profit(from_day, to_day) WHERE report = 'profit'
$$;
