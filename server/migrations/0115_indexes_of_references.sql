-- Whoever deletes a record looks for what refers to it, once for each record and by that column alone. An index of some
-- of the rows does not answer that: each deleted client read the whole ledger, and undoing an import of 20,000 was
-- given up. Columns that are mostly empty have an index of the others, which is asked as well as a whole one.
SET LOCAL statement_timeout = 0;

CREATE INDEX ledger_postings_of_client ON ledger_postings (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX payments_of_bank_transaction ON payments (bank_transaction_id)
  WHERE bank_transaction_id IS NOT NULL;
CREATE INDEX service_marks_employee ON service_marks (employee_id);
CREATE INDEX mails_quote_send ON mails (quote_send_id) WHERE quote_send_id IS NOT NULL;
CREATE INDEX mails_statement ON mails (statement_id) WHERE statement_id IS NOT NULL;
