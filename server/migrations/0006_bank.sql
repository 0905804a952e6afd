-- Bank statements: where they came from, their lines, and what rules made of them.

CREATE TABLE bank_accounts (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Bank and number as the statement gives them, as a hash; a person needs the last digits alone.
  identity text NOT NULL UNIQUE,
  label    text NOT NULL,
  kind     text NOT NULL CHECK (kind IN ('bank', 'card')),
  currency text
);

CREATE TABLE statement_files (
  id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name    text NOT NULL,
  sha256  bytea NOT NULL,
  source  text NOT NULL CHECK (source IN ('inbox', 'upload', 'demo')),
  who     text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('read', 'refused')),
  reason  text NOT NULL DEFAULT '',
  lines   integer NOT NULL DEFAULT 0,
  added   integer NOT NULL DEFAULT 0,
  at      timestamptz NOT NULL DEFAULT now()
);

-- How the columns of a bank's CSV files were read, by their headers.
CREATE TABLE csv_mappings (
  headers jsonb PRIMARY KEY,
  mapping jsonb NOT NULL,
  at      timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE bank_transactions (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   integer NOT NULL REFERENCES bank_accounts ON DELETE RESTRICT,
  file_id      integer NOT NULL REFERENCES statement_files ON DELETE RESTRICT,
  day          date NOT NULL,
  -- Money in is positive, money out negative.
  cents        bigint NOT NULL,
  description  text NOT NULL,
  counterparty text NOT NULL,
  bank_kind    text NOT NULL,
  reference    text NOT NULL,
  check_number text NOT NULL,
  -- Which of the equal lines of a day this is, so that a statement read twice adds nothing and two
  -- real, equal transactions both stay.
  occurrence   integer NOT NULL,
  -- What the rules make of it.
  kind         text NOT NULL DEFAULT 'Other',
  category     text NOT NULL DEFAULT '',
  brand        text NOT NULL DEFAULT 'cleaning' CHECK (brand IN ('cleaning', 'contracting'))
);
-- Descriptions may be longer than an index entry: their hash stands for them.
CREATE UNIQUE INDEX bank_transactions_once ON bank_transactions
  (account_id, day, cents, md5(description), md5(reference), check_number, occurrence);
-- All that the charts add up, so that they read the index alone.
CREATE INDEX bank_transactions_charts ON bank_transactions (day)
  INCLUDE (brand, kind, category, cents);
CREATE INDEX bank_transactions_e_transfers ON bank_transactions (day)
  INCLUDE (brand, counterparty, cents) WHERE kind = 'E-Transfer';
CREATE INDEX bank_transactions_order ON bank_transactions (day DESC, id DESC);

CREATE TABLE bank_rules (
  version    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rules      jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL
);

-- An incoming e-transfer that was taken as the payment of an invoice; deleted when that is undone.
ALTER TABLE payments ADD COLUMN bank_transaction_id bigint UNIQUE
  REFERENCES bank_transactions ON DELETE RESTRICT;
-- Suggestions that a person has turned down.
CREATE TABLE refused_suggestions (
  bank_transaction_id bigint PRIMARY KEY REFERENCES bank_transactions ON DELETE CASCADE,
  who                 text NOT NULL,
  at                  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payments_received_on ON payments (received_on);
CREATE INDEX invoices_charts ON invoices (date_ts) INCLUDE (type, total_cents, paid)
  WHERE invoice_number IS NOT NULL;
