-- All accounts of the ledger, those of 0039 and of 0041.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (account IN (
  'receivable', 'onAccount', 'money', 'revenue', 'hst', 'deposits', 'advanceTax', 'badDebt',
  'disputed', 'fees')) NOT VALID;
