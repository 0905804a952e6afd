-- Closed periods, what accounts are called at the accountant's, and input tax credits typed by hand
-- (docs/decisions/0046).

SET LOCAL statement_timeout = 0;

-- What each account of the ledger is called in the books of the accountant; the last version counts.
CREATE TABLE account_maps (
  version  integer PRIMARY KEY,
  -- By key of `contract/billing/journal.ts`: `{ "hst": { "code": "2310", "name": "HST payable" } }`.
  accounts jsonb NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);

-- Each closes all days up to one. They are never deleted: one that is reopened says so, and why.
CREATE TABLE period_closings (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  until         date NOT NULL,
  -- What accounts were called then: what was exported of a closed period stays as it was.
  accounts      jsonb NOT NULL,
  closed_at     timestamptz NOT NULL DEFAULT now(),
  closed_by     text NOT NULL,
  reopened_at   timestamptz,
  reopened_by   text,
  reopen_reason text,
  CHECK (num_nonnulls(reopened_at, reopened_by, reopen_reason) IN (0, 3))
);
CREATE UNIQUE INDEX period_closings_until ON period_closings (until) WHERE reopened_at IS NULL;

-- What the clients that it has entries of were called when a period was closed.
CREATE TABLE closed_names (
  closing_id integer NOT NULL REFERENCES period_closings,
  client_id  integer NOT NULL REFERENCES clients ON DELETE RESTRICT,
  name       text NOT NULL,
  PRIMARY KEY (closing_id, client_id)
);
CREATE INDEX closed_names_client ON closed_names (client_id);

-- Input tax credits of a period of the GST/HST return, line 106: no entry of the ledger has them.
CREATE TABLE input_tax_credits (
  from_day date NOT NULL,
  to_day   date NOT NULL CHECK (to_day >= from_day),
  cents    bigint NOT NULL CHECK (cents > 0),
  typed_by text NOT NULL,
  typed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (from_day, to_day),
  -- No credit counts in two periods.
  EXCLUDE USING gist (daterange(from_day, to_day, '[]') WITH &&)
);

-- The last closed day. Until the transaction ends no other closes or reopens a period: whoever writes
-- entries shares this lock, whoever closes has it alone.
CREATE FUNCTION ledger_closed_until() RETURNS date LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7214038);
  RETURN (SELECT max(until) FROM period_closings WHERE reopened_at IS NULL);
END
$$;

-- Nothing is written into a closed period. What a person dates is refused: an invoice. Everything else
-- follows from something, and takes the next open day: a payment that the bank reports late, a reversal.
CREATE FUNCTION ledger_keep_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed date := ledger_closed_until();
BEGIN
  IF NEW.day <= closed THEN
    IF TG_TABLE_NAME = 'ledger_entries' AND to_jsonb(NEW) ->> 'kind' = 'invoiceIssued' THEN
      RAISE EXCEPTION 'The books are closed until %: an invoice of % cannot be issued.', closed, NEW.day
        USING ERRCODE = 'LC001', DETAIL = closed::text;
    END IF;
    NEW.day := closed + 1;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_keep_closed BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_closed();
CREATE TRIGGER ledger_keep_closed BEFORE INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_closed();

CREATE FUNCTION ledger_keep_closings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.reopened_at IS NOT NULL
      OR (NEW.until, NEW.accounts, NEW.closed_at, NEW.closed_by)
        IS DISTINCT FROM (OLD.until, OLD.accounts, OLD.closed_at, OLD.closed_by) THEN
    RAISE EXCEPTION 'What was closed stays as it is: it can only be reopened.'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER period_closings_stay BEFORE UPDATE OR DELETE ON period_closings
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_closings();

-- Line 106: the credits of the periods that lie in the span.
CREATE OR REPLACE FUNCTION report_hst(from_day date, to_day date) RETURNS TABLE (
  line text, field text, cents bigint, day date, kind text, client_id integer, invoice_id integer,
  payment_id integer, credit_id integer, quote_id integer, service_id integer, contract_id integer)
LANGUAGE sql STABLE AS $$
  SELECT CASE g.account WHEN 'revenue' THEN '101' ELSE '103' END, 'amount', -g.cents, g.day, e.kind,
    g.client_id, g.invoice_id, g.payment_id, g.credit_id, g.quote_id, NULL::integer, NULL::integer
  FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
  WHERE g.account IN ('revenue', 'hst') AND g.day BETWEEN $1 AND $2
  UNION ALL
  SELECT CASE WHEN b.cents < 0 THEN '104' ELSE '107' END, 'amount', abs(b.cents), b.day, b.kind,
    b.client_id, b.invoice_id, NULL::integer, NULL::integer, NULL::integer, NULL::integer,
    NULL::integer
  FROM report_bad_debt_tax() b WHERE b.cents <> 0 AND b.day BETWEEN $1 AND $2
  UNION ALL
  SELECT '106', 'amount', c.cents, c.to_day, 'inputCredits', NULL::integer, NULL::integer,
    NULL::integer, NULL::integer, NULL::integer, NULL::integer, NULL::integer
  FROM input_tax_credits c WHERE c.from_day >= $1 AND c.to_day <= $2
$$;

-- In the order of the journal, which is read piece by piece.
CREATE INDEX ledger_postings_journal ON ledger_postings (day, entry_id, id);

-- A row of the journal for the accountant: a posting, with the closing that it lies in, if any.
CREATE FUNCTION journal_rows(from_day date, to_day date) RETURNS TABLE (
  day date, entry_id bigint, posting_id bigint, kind text, account text, cents bigint, brand text,
  method text, client_id integer, invoice_id integer, quote_id integer, payment_id integer,
  credit_id integer, reverses bigint, closing_id integer)
LANGUAGE sql STABLE AS $$
  SELECT g.day, g.entry_id, g.id, e.kind, g.account, g.cents, g.brand, g.method, g.client_id,
    g.invoice_id, g.quote_id, g.payment_id, g.credit_id, e.reverses,
    (SELECT c.id FROM period_closings c WHERE c.reopened_at IS NULL AND c.until >= g.day
     ORDER BY c.until LIMIT 1)
  FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
  WHERE g.day BETWEEN from_day AND to_day
$$;
