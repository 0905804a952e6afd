-- An invoice that is dated ahead and paid today was paid today: what its money pays it for counts in the
-- books from its own day on, but nobody pays on a day to come.
CREATE OR REPLACE FUNCTION ledger_keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  SELECT array_agg(DISTINCT invoice_id) INTO ids FROM added WHERE account = 'receivable';
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM invoices WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE invoices i SET balance_cents = i.balance_cents + moved.cents,
    paid_date_ts = least(moved.day, ledger_day()), version = i.version + 1
  FROM (
    SELECT a.invoice_id, sum(a.cents) AS cents, max(a.day) AS day
    FROM added a JOIN ledger_entries e ON e.id = a.entry_id
    WHERE a.account = 'receivable' AND e.kind NOT IN ('invoiceIssued', 'invoiceVoided')
    GROUP BY a.invoice_id
  ) moved
  WHERE i.id = moved.invoice_id AND moved.cents <> 0;
  RETURN NULL;
END
$$;
