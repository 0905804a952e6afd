-- Transfers between own accounts, and what a person says a line is.

ALTER TABLE bank_transactions
  -- The other half of a transfer between own accounts.
  ADD COLUMN paired_with bigint REFERENCES bank_transactions ON DELETE SET NULL,
  -- What a person has said, which no rule changes; null where the rules say it.
  ADD COLUMN hand_kind text,
  ADD COLUMN hand_category text,
  ADD COLUMN hand_brand text CHECK (hand_brand IN ('cleaning', 'contracting'));
CREATE UNIQUE INDEX bank_transactions_pairs ON bank_transactions (paired_with)
  WHERE paired_with IS NOT NULL;

-- Two lines that look like a transfer, and are none: a person has said so.
CREATE TABLE split_transfers (
  out_id bigint NOT NULL REFERENCES bank_transactions ON DELETE CASCADE,
  in_id  bigint NOT NULL REFERENCES bank_transactions ON DELETE CASCADE,
  who    text NOT NULL,
  at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (out_id, in_id)
);
CREATE INDEX split_transfers_in ON split_transfers (in_id);

DROP INDEX bank_transactions_charts;
CREATE INDEX bank_transactions_charts ON bank_transactions (day)
  INCLUDE (brand, kind, category, book_cents)
  WHERE kind <> 'Transfer' AND paired_with IS NULL AND book_cents IS NOT NULL;
DROP INDEX bank_transactions_e_transfers;
CREATE INDEX bank_transactions_e_transfers ON bank_transactions (day)
  INCLUDE (brand, counterparty, book_cents) WHERE kind = 'E-Transfer' AND paired_with IS NULL;
