-- Sales by service knew two kinds of work. Where it is known, a line is the category with what was sold: the
-- kind of the invoice's quote, or visits of a contract.

CREATE OR REPLACE FUNCTION report_sales(from_day date, to_day date, by_client boolean) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN by_client THEN coalesce(g.client_id::text, '')
      ELSE concat_ws('/', coalesce(nullif(i.type, ''), nullif(q.category, '')),
        CASE WHEN i.contract_id IS NOT NULL THEN 'contract' ELSE nullif(q.type, '') END) END,
    CASE WHEN g.account = 'hst' THEN 'tax'
      WHEN e.kind IN ('invoiceIssued', 'invoiceVoided') THEN 'invoiced'
      WHEN e.kind IN ('credit', 'creditReversed') THEN 'credited' ELSE 'other' END,
    -g.cents, g.day, e.kind, g.client_id, g.invoice_id, g.payment_id, g.credit_id, g.quote_id,
    NULL::integer, NULL::integer
  FROM ledger_postings g
    JOIN ledger_entries e ON e.id = g.entry_id
    LEFT JOIN invoices i ON i.id = g.invoice_id
    LEFT JOIN quotes q ON q.id = coalesce(i.quote_id, g.quote_id)
  WHERE g.account IN ('revenue', 'hst') AND g.day BETWEEN from_day AND to_day
$$;
