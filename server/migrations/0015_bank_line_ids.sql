-- The bank's own id of a line is, with the account, what the line is; its other words may change.

ALTER TABLE bank_transactions
  -- Whether the reference is the bank's own id of the line.
  ADD COLUMN has_id boolean NOT NULL DEFAULT false,
  -- When the bank made the statement that the words are of, in the bank's time: a later one counts.
  ADD COLUMN as_of  timestamp;

-- Renumbering would meet numbers that are about to change themselves.
DROP INDEX bank_transactions_once;

-- References of OFX files are ids; those of CSV files may be of many lines.
UPDATE bank_transactions t SET has_id = true, occurrence = n.occurrence
FROM (
  SELECT t.id, row_number() OVER (PARTITION BY t.account_id, t.reference ORDER BY t.id) AS occurrence
  FROM bank_transactions t JOIN statement_files f ON f.id = t.file_id
  WHERE t.reference <> '' AND f.name !~* '\.(csv|txt|tsv)$'
) n
WHERE n.id = t.id;

-- When those statements were made was not kept; it was not before their last line.
UPDATE bank_transactions t SET as_of = l.day
FROM (SELECT account_id, file_id, max(day) AS day FROM bank_transactions GROUP BY 1, 2) l
WHERE t.has_id AND l.account_id = t.account_id AND l.file_id = t.file_id;

CREATE UNIQUE INDEX bank_transactions_once ON bank_transactions
  (account_id, day, cents, md5(description), md5(reference), check_number, occurrence);
-- A bank that gives one id to several lines has them numbered.
CREATE UNIQUE INDEX bank_transactions_ids ON bank_transactions
  (account_id, md5(reference), occurrence) WHERE has_id;

ALTER TABLE statement_files
  -- A file that could not be opened has no bytes.
  ALTER COLUMN sha256 DROP NOT NULL,
  -- Lines that were known by their ids and said something else.
  ADD COLUMN updated integer NOT NULL DEFAULT 0,
  -- What a person should look at, although the file was read.
  ADD COLUMN note text NOT NULL DEFAULT '';
