-- Accounts with a name, a currency and a brand; what each import brought, so that it can be taken back; and
-- money of another currency, kept apart until somebody gives its rate.

ALTER TABLE bank_accounts
  -- What people call it; at first the bank's name, where the file gives one.
  ADD COLUMN name text NOT NULL DEFAULT '',
  -- Whether a file of the account has said its currency, so that nobody has to.
  ADD COLUMN says_currency boolean NOT NULL DEFAULT false,
  -- Whose money it is where no rule says otherwise.
  ADD COLUMN brand text CHECK (brand IN ('cleaning', 'contracting')),
  -- When somebody looked at a new account and said whose it is; null while that is to be asked.
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What was read before was counted as Canadian, unless the file says otherwise.
UPDATE bank_accounts SET
  says_currency = coalesce(currency ~ '^[A-Z]{3}$', false),
  currency = CASE WHEN currency ~ '^[A-Z]{3}$' THEN currency ELSE 'CAD' END,
  settled_at = now();

-- Rates are only added; of those for a line, the newest counts.
CREATE TABLE bank_rates (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES bank_accounts ON DELETE CASCADE,
  currency   text NOT NULL,
  -- For the lines of a month, or for those of an import.
  month      date,
  file_id    integer REFERENCES statement_files ON DELETE CASCADE,
  -- Canadian dollars for one of the currency.
  rate       numeric(14, 6) NOT NULL CHECK (rate > 0),
  -- Where it was looked up.
  source     text NOT NULL DEFAULT '',
  who        text NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(month, file_id) = 1)
);
CREATE INDEX bank_rates_newest ON bank_rates (account_id, currency, id DESC);

ALTER TABLE bank_transactions
  -- Null while nobody has said it.
  ADD COLUMN currency text DEFAULT 'CAD',
  -- Canadian dollars for one of the currency: 1 for themselves, null while nobody has given it.
  ADD COLUMN rate numeric(14, 6) DEFAULT 1,
  ADD COLUMN rate_id integer REFERENCES bank_rates ON DELETE SET NULL;
ALTER TABLE bank_transactions
  ALTER COLUMN currency DROP DEFAULT,
  ALTER COLUMN rate DROP DEFAULT;
UPDATE bank_transactions t SET currency = a.currency, rate = NULL
FROM bank_accounts a WHERE a.id = t.account_id AND a.currency <> 'CAD';
-- The amount in Canadian dollars, which charts add up; it follows when the bank changes the amount.
ALTER TABLE bank_transactions
  ADD COLUMN book_cents bigint GENERATED ALWAYS AS (round(cents * rate)) STORED;

DROP INDEX bank_transactions_charts;
CREATE INDEX bank_transactions_charts ON bank_transactions (day)
  INCLUDE (brand, kind, category, book_cents);
DROP INDEX bank_transactions_e_transfers;
CREATE INDEX bank_transactions_e_transfers ON bank_transactions (day)
  INCLUDE (brand, counterparty, book_cents) WHERE kind = 'E-Transfer';
CREATE INDEX bank_transactions_of_file ON bank_transactions (file_id);
CREATE INDEX bank_transactions_foreign ON bank_transactions (account_id, currency, day)
  WHERE currency IS DISTINCT FROM 'CAD';
CREATE INDEX bank_transactions_waiting ON bank_transactions (account_id) WHERE rate IS NULL;

-- A server of the release before writes lines without a currency: they are of their account's.
CREATE FUNCTION take_account_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT currency INTO NEW.currency FROM bank_accounts WHERE id = NEW.account_id;
  IF NEW.currency = 'CAD' THEN NEW.rate := 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bank_transactions_currency BEFORE INSERT ON bank_transactions
  FOR EACH ROW WHEN (NEW.currency IS NULL) EXECUTE FUNCTION take_account_currency();

ALTER TABLE statement_files
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN undone_by text;

-- What a file has of each account.
CREATE TABLE statement_file_accounts (
  file_id    integer NOT NULL REFERENCES statement_files ON DELETE CASCADE,
  account_id integer NOT NULL REFERENCES bank_accounts ON DELETE CASCADE,
  -- Whether the account was first seen in this file.
  is_new     boolean NOT NULL,
  lines      integer NOT NULL,
  added      integer NOT NULL,
  first_day  date,
  last_day   date,
  PRIMARY KEY (file_id, account_id)
);
INSERT INTO statement_file_accounts (file_id, account_id, is_new, lines, added, first_day, last_day)
SELECT file_id, account_id, false, count(*), count(*), min(day), max(day)
FROM bank_transactions GROUP BY file_id, account_id;

-- Lines that a later file has as well; they stay when the file that brought them is taken back.
CREATE TABLE known_bank_lines (
  file_id        integer NOT NULL REFERENCES statement_files ON DELETE CASCADE,
  transaction_id bigint NOT NULL REFERENCES bank_transactions ON DELETE CASCADE,
  PRIMARY KEY (file_id, transaction_id)
);
CREATE INDEX known_bank_lines_of_line ON known_bank_lines (transaction_id, file_id);

-- What a file has changed of the bank's words, and what they were before.
CREATE TABLE changed_bank_lines (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id        integer NOT NULL REFERENCES statement_files ON DELETE CASCADE,
  transaction_id bigint NOT NULL REFERENCES bank_transactions ON DELETE CASCADE,
  day            date NOT NULL,
  cents          bigint NOT NULL,
  description    text NOT NULL,
  counterparty   text NOT NULL,
  bank_kind      text NOT NULL,
  check_number   text NOT NULL,
  as_of          timestamp
);
CREATE INDEX changed_bank_lines_of_file ON changed_bank_lines (file_id);
CREATE INDEX changed_bank_lines_of_line ON changed_bank_lines (transaction_id, id);
