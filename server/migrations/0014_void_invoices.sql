-- An issued invoice is never deleted. One that is void keeps its number and its amounts; nothing is
-- owed on it from the day on which it was voided.
ALTER TABLE invoices ADD COLUMN voided_on date;
ALTER TABLE invoices ADD COLUMN void_reason text NOT NULL DEFAULT '';
ALTER TABLE invoices ADD CONSTRAINT invoices_void_is_issued
  CHECK (voided_on IS NULL OR invoice_number IS NOT NULL);

-- On a large database the index takes longer than an ordinary statement may.
SET LOCAL statement_timeout = 0;

-- All that the charts add up. `invoices_charts` stays for servers of the release before, which know
-- of no void invoices; a later upgrade drops it.
CREATE INDEX invoices_in_force ON invoices (date_ts) INCLUDE (type, total_cents, paid)
  WHERE invoice_number IS NOT NULL AND voided_on IS NULL;
