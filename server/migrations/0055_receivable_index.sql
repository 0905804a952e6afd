-- The report by age sums all receivable postings by invoice: in this order they are summed as they are
-- read, from the index alone.
CREATE INDEX ledger_postings_receivable ON ledger_postings (client_id, invoice_id, day) INCLUDE (cents)
  WHERE account = 'receivable';
