-- The ledger: money as entries that are only added, each a set of postings that sum to 0. Facts of
-- today (an invoice issued or voided, a payment) write their entries by trigger, so that no server,
-- that of the release before included, can record one without (docs/decisions/0039). Debits are
-- positive cents, credits negative.

SET LOCAL statement_timeout = 0;

-- Payments: more methods, part payments, money on account, and reversals that keep the row.
ALTER TABLE payments DROP CONSTRAINT payments_method_check;
ALTER TABLE payments ADD CONSTRAINT payments_method_check
  CHECK (method IN ('card', 'e-transfer', 'cheque', 'cash', 'other', 'manual'));
ALTER TABLE payments DROP CONSTRAINT payments_check;
ALTER TABLE payments
  -- Whose money it is. Kept by triggers from the invoice or the quote where nobody says it.
  ADD COLUMN client_id integer REFERENCES clients ON DELETE RESTRICT,
  ADD COLUMN brand text CHECK (brand IN ('cleaning', 'contracting')),
  ADD COLUMN reference text NOT NULL DEFAULT '',
  -- Set when it was taken back. Its entries stay, with their reversals.
  ADD COLUMN reversed_at timestamptz;
CREATE INDEX payments_client ON payments (client_id);
-- A transfer whose payment was taken back may be accepted again.
ALTER TABLE payments DROP CONSTRAINT payments_bank_transaction_id_key;
CREATE UNIQUE INDEX payments_bank_transaction ON payments (bank_transaction_id)
  WHERE reversed_at IS NULL;

-- A credit note: takes back a part of an invoice, or all of it. Its number is that of the invoice
-- with `-C` and its position.
CREATE TABLE credits (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id      integer NOT NULL REFERENCES invoices ON DELETE RESTRICT,
  position        integer NOT NULL CHECK (position > 0),
  client_id       integer REFERENCES clients ON DELETE RESTRICT,
  day             date NOT NULL,
  reason          text NOT NULL,
  -- What it takes back of each line: `[{ "line": 1, "cents": 5000, "taxCents": 650 }]`. Lines are
  -- counted from 1, without the headings; 0 is an invoice whose lines do not make its subtotal.
  lines           jsonb NOT NULL,
  sub_total_cents bigint NOT NULL,
  tax_cents       bigint NOT NULL,
  total_cents     bigint NOT NULL CHECK (total_cents > 0 AND total_cents = sub_total_cents + tax_cents),
  made_at         timestamptz NOT NULL DEFAULT now(),
  made_by         text NOT NULL,
  UNIQUE (invoice_id, position)
);
CREATE INDEX credits_client ON credits (client_id);

-- Money given back, out of what a payment or a credit left on account.
CREATE TABLE refunds (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id    integer REFERENCES clients ON DELETE RESTRICT,
  payment_id   integer REFERENCES payments ON DELETE RESTRICT,
  credit_id    integer REFERENCES credits ON DELETE RESTRICT,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  method       text NOT NULL CHECK (method IN ('card', 'e-transfer', 'cheque', 'cash', 'other')),
  day          date NOT NULL,
  reference    text NOT NULL DEFAULT '',
  reason       text NOT NULL,
  -- One by card is pending until the provider has answered.
  status       text NOT NULL CHECK (status IN ('made', 'pending', 'failed')),
  provider_id  text UNIQUE,
  made_at      timestamptz NOT NULL DEFAULT now(),
  made_by      text NOT NULL,
  CHECK (num_nonnulls(payment_id, credit_id) = 1)
);
CREATE INDEX refunds_client ON refunds (client_id);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_credit ON refunds (credit_id);

-- The answers of calls that move money, by the key that a form was sent with: one key, one movement.
CREATE TABLE ledger_requests (
  key     uuid PRIMARY KEY,
  call    text NOT NULL,
  request jsonb NOT NULL,
  answer  json NOT NULL,
  who     text NOT NULL,
  at      timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE ledger_entries (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN (
    'invoiceIssued', 'invoiceVoided', 'payment', 'paymentReversed', 'allocation',
    'allocationReleased', 'accountMoved', 'credit', 'creditReversed', 'refund', 'refundFailed',
    'writeOff', 'writeOffReversed', 'depositReceived', 'depositReversed', 'depositApplied',
    'depositReleased', 'depositReturned', 'depositReturnFailed', 'depositForfeited',
    'depositForfeitReversed', 'dispute', 'disputeWon', 'disputeLost')),
  day        date NOT NULL,
  made_at    timestamptz NOT NULL DEFAULT now(),
  who        text NOT NULL,
  reason     text NOT NULL DEFAULT '',
  -- An entry is reversed once.
  reverses   bigint UNIQUE REFERENCES ledger_entries,
  client_id  integer REFERENCES clients ON DELETE RESTRICT,
  invoice_id integer REFERENCES invoices ON DELETE RESTRICT,
  -- No references: payments keep their quotes, and a server of the release before deletes the
  -- payment that it takes back.
  quote_id   integer,
  payment_id integer,
  credit_id  integer REFERENCES credits ON DELETE RESTRICT,
  refund_id  integer REFERENCES refunds ON DELETE RESTRICT
);
CREATE INDEX ledger_entries_client ON ledger_entries (client_id);
CREATE INDEX ledger_entries_invoice ON ledger_entries (invoice_id);
CREATE INDEX ledger_entries_quote ON ledger_entries (quote_id) WHERE quote_id IS NOT NULL;
CREATE INDEX ledger_entries_payment ON ledger_entries (payment_id);
CREATE INDEX ledger_entries_credit ON ledger_entries (credit_id) WHERE credit_id IS NOT NULL;
CREATE INDEX ledger_entries_refund ON ledger_entries (refund_id) WHERE refund_id IS NOT NULL;

CREATE TABLE ledger_postings (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id   bigint NOT NULL REFERENCES ledger_entries,
  account    text NOT NULL CHECK (account IN (
    'receivable', 'onAccount', 'money', 'revenue', 'hst', 'deposits', 'badDebt', 'disputed')),
  cents      bigint NOT NULL CHECK (cents <> 0),
  -- That of the entry.
  day        date NOT NULL,
  brand      text CHECK (brand IN ('cleaning', 'contracting')),
  method     text,
  client_id  integer REFERENCES clients ON DELETE RESTRICT,
  invoice_id integer,
  quote_id   integer,
  payment_id integer,
  credit_id  integer,
  CHECK (account <> 'receivable' OR invoice_id IS NOT NULL),
  CHECK (account <> 'money' OR method IS NOT NULL),
  -- What a client has with us came by a payment or a credit, and is spent out of that.
  CHECK (account <> 'onAccount' OR num_nonnulls(payment_id, credit_id) = 1)
);
CREATE INDEX ledger_postings_entry ON ledger_postings (entry_id);
CREATE INDEX ledger_postings_invoice ON ledger_postings (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX ledger_postings_client ON ledger_postings (client_id, day)
  WHERE account IN ('receivable', 'onAccount');
CREATE INDEX ledger_postings_account ON ledger_postings (account, day) INCLUDE (brand, cents);
CREATE INDEX ledger_postings_payment ON ledger_postings (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX ledger_postings_credit ON ledger_postings (credit_id) WHERE credit_id IS NOT NULL;
CREATE INDEX ledger_postings_quote ON ledger_postings (quote_id)
  WHERE account = 'onAccount' AND quote_id IS NOT NULL;

-- What is owed on an issued invoice, kept by triggers; 0 for a draft and for a void one.
ALTER TABLE invoices ADD COLUMN balance_cents bigint NOT NULL DEFAULT 0;

CREATE FUNCTION ledger_brand(type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN type = 'Contracting' THEN 'contracting' ELSE 'cleaning' END
$$;

-- Who acts, where the statement that a trigger follows does not say it.
CREATE FUNCTION ledger_who() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('ledger.who', true), ''), 'server')
$$;

CREATE FUNCTION ledger_reversal(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind
    WHEN 'invoiceIssued' THEN 'invoiceVoided'
    WHEN 'payment' THEN 'paymentReversed'
    WHEN 'allocation' THEN 'allocationReleased'
    WHEN 'credit' THEN 'creditReversed'
    WHEN 'refund' THEN 'refundFailed'
    WHEN 'writeOff' THEN 'writeOffReversed'
    WHEN 'depositReceived' THEN 'depositReversed'
    WHEN 'depositApplied' THEN 'depositReleased'
    WHEN 'depositReturned' THEN 'depositReturnFailed'
    WHEN 'depositForfeited' THEN 'depositForfeitReversed'
    WHEN 'dispute' THEN 'disputeWon'
  END
$$;

-- Writes the reversals of entries, each on a day of its own.
CREATE FUNCTION ledger_reverse(ids bigint[], days date[], reasons text[], by text) RETURNS void
LANGUAGE sql AS $$
  WITH reversed AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS new_id, r.on_day, r.why, e.*
    FROM unnest(ids, days, reasons) WITH ORDINALITY AS r (id, on_day, why, position)
      JOIN ledger_entries e ON e.id = r.id
    ORDER BY r.position
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, reason, reverses, client_id, invoice_id,
      quote_id, payment_id, credit_id, refund_id)
    OVERRIDING SYSTEM VALUE
    SELECT new_id, ledger_reversal(kind), on_day, by, why, id, client_id, invoice_id, quote_id,
      payment_id, credit_id, refund_id
    FROM reversed
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, method, client_id, invoice_id,
    quote_id, payment_id, credit_id)
  SELECT r.new_id, p.account, -p.cents, r.on_day, p.brand, p.method, p.client_id, p.invoice_id,
    p.quote_id, p.payment_id, p.credit_id
  FROM reversed r JOIN ledger_postings p ON p.entry_id = r.id
  ORDER BY r.new_id, p.id
$$;

CREATE FUNCTION ledger_issue(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH issued AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, i.id, i.client_id,
      coalesce(i.date_ts, current_date) AS day, ledger_brand(i.type) AS brand,
      coalesce(i.total_cents, 0) AS total, coalesce(i.tax_cents, 0) AS tax
    FROM (SELECT * FROM invoices WHERE id = ANY(ids) ORDER BY id) i
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, invoice_id)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, 'invoiceIssued', day, ledger_who(), client_id, id FROM issued
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, client_id, invoice_id)
  SELECT entry_id, leg.account, leg.cents, day, brand, client_id, id
  FROM issued, (VALUES (1), (2), (3)) AS n (leg),
    LATERAL (SELECT
      CASE n.leg WHEN 1 THEN 'receivable' WHEN 2 THEN 'revenue' ELSE 'hst' END AS account,
      CASE n.leg WHEN 1 THEN total WHEN 2 THEN tax - total ELSE -tax END AS cents) leg
  WHERE leg.cents <> 0
  ORDER BY entry_id, n.leg
$$;

-- A void invoice is taken back on the day it was voided, and not before it was owed.
CREATE FUNCTION ledger_void(ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT ledger_reverse(array_agg(e.id ORDER BY i.id),
    array_agg(greatest(i.voided_on, e.day) ORDER BY i.id),
    array_agg(i.void_reason ORDER BY i.id), ledger_who())
  FROM invoices i JOIN ledger_entries e ON e.invoice_id = i.id AND e.kind = 'invoiceIssued'
  WHERE i.id = ANY(ids)
  HAVING count(*) > 0
$$;

CREATE FUNCTION ledger_receive(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH received AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, p.*
    FROM (SELECT * FROM payments WHERE id = ANY(ids) ORDER BY id) p
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, invoice_id, quote_id, payment_id,
      reason)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, 'payment', received_on, recorded_by, client_id, invoice_id, quote_id, id,
      CASE WHEN recorded_by = 'migration' THEN reference ELSE '' END
    FROM received
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, method, client_id, quote_id,
    payment_id)
  SELECT entry_id, leg.account, leg.cents, received_on, brand, method, client_id, quote_id, id
  FROM received, LATERAL (VALUES ('money', amount_cents), ('onAccount', -amount_cents))
    AS leg (account, cents)
  ORDER BY entry_id, leg.cents DESC
$$;

-- Allocates what payments have left to an issued invoice each, up to its balance, the earlier
-- payments first. A payment may be named once.
CREATE FUNCTION ledger_allocate(payment_ids integer[], invoice_ids integer[], at_issue boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM invoices WHERE id = ANY(invoice_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM payments WHERE id = ANY(payment_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH waiting AS (
    SELECT p.id AS payment_id, p.client_id AS payer_id, p.quote_id, p.recorded_by, i.id AS invoice_id,
      i.client_id, ledger_brand(i.type) AS brand, p.received_on, i.balance_cents, i.date_ts,
      -(SELECT coalesce(sum(g.cents), 0) FROM ledger_postings g
        WHERE g.payment_id = p.id AND g.account = 'onAccount') AS cents
    FROM unnest(payment_ids, invoice_ids) AS pair (payment_id, invoice_id)
      JOIN payments p ON p.id = pair.payment_id
      JOIN invoices i ON i.id = pair.invoice_id
    WHERE i.invoice_number IS NOT NULL AND i.voided_on IS NULL AND p.reversed_at IS NULL
  ), shared AS (
    SELECT *, least(cents, balance_cents - coalesce(sum(cents) OVER (
        PARTITION BY invoice_id ORDER BY received_on, payment_id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS share
    FROM waiting WHERE cents > 0
  ), allocated AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id,
      CASE WHEN at_issue THEN greatest(received_on, date_ts) ELSE received_on END AS day, a.*
    FROM (SELECT * FROM shared WHERE share > 0 ORDER BY invoice_id, received_on, payment_id) a
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, invoice_id, quote_id, payment_id)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, 'allocation', day, CASE WHEN at_issue THEN ledger_who() ELSE recorded_by END,
      client_id, invoice_id, quote_id, payment_id
    FROM allocated
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, client_id, invoice_id, quote_id,
    payment_id)
  SELECT entry_id, 'onAccount', share, day, NULL, payer_id, NULL, quote_id, payment_id FROM allocated
  UNION ALL
  SELECT entry_id, 'receivable', -share, day, brand, client_id, invoice_id, quote_id, payment_id
  FROM allocated
  ORDER BY 1;
END
$$;

-- Takes payments back: releases what they were allocated to, then reverses them, on a day (or on the
-- days of the entries, when none is given).
CREATE FUNCTION ledger_reverse_payments(ids integer[], on_day date, why text, by text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  entries bigint[];
  days date[];
  spent integer;
BEGIN
  SELECT array_agg(e.id ORDER BY e.kind, e.id), array_agg(coalesce(on_day, e.day) ORDER BY e.kind, e.id)
  INTO entries, days
  FROM ledger_entries e
  WHERE e.payment_id = ANY(ids) AND e.kind IN ('allocation', 'payment')
    AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id);
  IF entries IS NULL THEN RETURN; END IF;
  PERFORM FROM invoices i
  WHERE i.id IN (SELECT invoice_id FROM ledger_entries WHERE id = ANY(entries))
  ORDER BY i.id FOR NO KEY UPDATE;
  PERFORM ledger_reverse(entries, days, array_fill(why, ARRAY[cardinality(entries)]), by);
  SELECT payment_id INTO spent FROM ledger_postings
  WHERE payment_id = ANY(ids) AND account = 'onAccount'
  GROUP BY payment_id HAVING sum(cents) <> 0 LIMIT 1;
  IF spent IS NOT NULL THEN
    RAISE EXCEPTION 'Payment % cannot be taken back: a part of it was refunded.', spent;
  END IF;
END
$$;

-- From here on: what there was before the ledger. Servers of the release before wait, since the
-- changes above hold locks on both tables.
UPDATE invoices SET balance_cents = coalesce(total_cents, 0)
WHERE invoice_number IS NOT NULL AND voided_on IS NULL AND coalesce(total_cents, 0) <> 0;

-- Paid stays paid: what was received for it and not written down.
INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by, reference)
SELECT i.id, b.balance_cents, 'other', coalesce(i.paid_date_ts, i.date_ts, current_date), 'migration',
  'Marked as paid before every payment was recorded'
FROM invoices i JOIN invoice_balance b ON b.invoice_id = i.id
WHERE i.paid AND i.voided_on IS NULL AND b.balance_cents > 0;

-- The money of an issued invoice is that of its client; until then, that of the quote's.
CREATE FUNCTION ledger_payer(of_invoice integer, of_quote integer) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN i.invoice_number IS NOT NULL THEN i.client_id
    ELSE coalesce(q.client_id, i.client_id) END
  FROM (VALUES (of_invoice, of_quote)) AS p (invoice_id, quote_id)
    LEFT JOIN invoices i ON i.id = p.invoice_id LEFT JOIN quotes q ON q.id = p.quote_id
$$;
CREATE FUNCTION ledger_payment_brand(of_invoice integer, of_quote integer) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT ledger_brand(coalesce(i.type, q.category))
  FROM (VALUES (of_invoice, of_quote)) AS p (invoice_id, quote_id)
    LEFT JOIN invoices i ON i.id = p.invoice_id LEFT JOIN quotes q ON q.id = p.quote_id
$$;
UPDATE payments SET client_id = ledger_payer(invoice_id, quote_id),
  brand = ledger_payment_brand(invoice_id, quote_id);

-- What the sums come to before, to be compared below. More received for an invoice than it came to
-- is the client's, on account.
CREATE TEMP TABLE ledger_proof_invoices ON COMMIT DROP AS
SELECT i.id, i.invoice_number, i.paid,
  CASE WHEN i.voided_on IS NULL AND i.invoice_number IS NOT NULL
    THEN greatest(b.balance_cents, least(b.total_cents, 0)) ELSE 0 END AS cents
FROM invoices i JOIN invoice_balance b ON b.invoice_id = i.id;
CREATE TEMP TABLE ledger_proof_clients ON COMMIT DROP AS
SELECT client_id, sum(cents) AS cents FROM (
  SELECT client_id, coalesce(total_cents, 0) AS cents FROM invoices
  WHERE invoice_number IS NOT NULL AND voided_on IS NULL
  UNION ALL
  SELECT i.client_id, -p.amount_cents FROM payments p JOIN invoices i ON i.id = p.invoice_id
  WHERE i.invoice_number IS NOT NULL
  UNION ALL
  SELECT coalesce(q.client_id, i.client_id), -p.amount_cents
  FROM payments p LEFT JOIN quotes q ON q.id = p.quote_id LEFT JOIN invoices i ON i.id = p.invoice_id
  WHERE i.invoice_number IS NULL
) moved
WHERE client_id IS NOT NULL GROUP BY client_id;

SELECT set_config('ledger.who', 'migration', true);
SELECT ledger_issue(array_agg(id)) FROM invoices WHERE invoice_number IS NOT NULL
HAVING count(*) > 0;
ANALYZE ledger_entries, ledger_postings;
SELECT ledger_void(array_agg(id)) FROM invoices WHERE voided_on IS NOT NULL HAVING count(*) > 0;
SELECT ledger_receive(array_agg(id)) FROM payments HAVING count(*) > 0;
-- Without figures of what was just written, each payment would be looked up by reading all postings.
ANALYZE invoices, payments, ledger_entries, ledger_postings;
SELECT ledger_allocate(array_agg(id), array_agg(invoice_id), false) FROM payments
WHERE invoice_id IS NOT NULL HAVING count(*) > 0;
SELECT set_config('ledger.who', '', true);
ANALYZE clients, ledger_entries, ledger_postings, ledger_proof_invoices, ledger_proof_clients;

UPDATE invoices i SET balance_cents = sums.cents
FROM (
  SELECT invoice_id, sum(cents) AS cents FROM ledger_postings WHERE account = 'receivable'
  GROUP BY invoice_id
) sums
WHERE sums.invoice_id = i.id AND i.balance_cents <> sums.cents;
UPDATE invoices i SET paid = is_paid,
  paid_date_ts = CASE WHEN is_paid THEN coalesce(i.paid_date_ts, (
    SELECT max(p.day) FROM ledger_postings p
    WHERE p.invoice_id = i.id AND p.account = 'receivable' AND p.cents < 0), i.date_ts) END
FROM (
  SELECT id, invoice_number IS NOT NULL AND voided_on IS NULL AND balance_cents <= 0 AS is_paid
  FROM invoices
) now_is
WHERE now_is.id = i.id
  AND (i.paid <> is_paid OR (i.paid_date_ts IS NOT NULL) <> is_paid);

DO $$
DECLARE
  odd record;
BEGIN
  -- All that differ, then the first: asked for one row, the planner reads one table for each row of
  -- the other.
  WITH wrong AS MATERIALIZED (
    SELECT b.id, b.invoice_number AS number, b.cents AS before, i.balance_cents AS after,
      b.paid AS was_paid, i.paid AS is_paid
    FROM ledger_proof_invoices b JOIN invoices i ON i.id = b.id
    WHERE i.balance_cents <> b.cents
      OR (b.paid AND b.invoice_number IS NOT NULL AND i.voided_on IS NULL AND NOT i.paid)
  )
  SELECT * INTO odd FROM wrong ORDER BY id LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger differs from invoice % (#%): % cents owed before, % after; paid before: %, after: %.',
      odd.id, odd.number, odd.before, odd.after, odd.was_paid, odd.is_paid;
  END IF;

  WITH wrong AS MATERIALIZED (
    SELECT c.id, coalesce(b.cents, 0) AS before, coalesce(a.cents, 0) AS after
    FROM clients c
      LEFT JOIN ledger_proof_clients b ON b.client_id = c.id
      LEFT JOIN (
        SELECT client_id, sum(cents) AS cents FROM ledger_postings
        WHERE account IN ('receivable', 'onAccount') GROUP BY client_id
      ) a ON a.client_id = c.id
    WHERE coalesce(b.cents, 0) <> coalesce(a.cents, 0)
  )
  SELECT * INTO odd FROM wrong ORDER BY id LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger differs from the statement of client %: it closed with % cents before, with % after.',
      odd.id, odd.before, odd.after;
  END IF;

  SELECT coalesce((SELECT sum(amount_cents) FROM payments), 0) AS before,
    coalesce((SELECT sum(cents) FROM ledger_postings WHERE account = 'money'), 0) AS after
  INTO odd;
  IF odd.before <> odd.after THEN
    RAISE EXCEPTION 'The ledger differs from the payments: % cents were received before, % after.',
      odd.before, odd.after;
  END IF;

  WITH wrong AS MATERIALIZED (
    SELECT entry_id AS id, sum(cents) AS cents FROM ledger_postings
    GROUP BY entry_id HAVING sum(cents) <> 0
  )
  SELECT * INTO odd FROM wrong ORDER BY id LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger entry % does not balance: its postings sum to % cents.',
      odd.id, odd.cents;
  END IF;
END
$$;

-- The ledger is only added to, and each entry balances at the end of its transaction.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only added to: correct it with a reversal (% of %).',
    TG_OP, TG_TABLE_NAME;
END
$$;
CREATE TRIGGER ledger_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint;
  is_of_day boolean;
BEGIN
  SELECT sum(p.cents), bool_and(p.day = e.day) INTO rest, is_of_day
  FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id WHERE p.entry_id = NEW.entry_id;
  IF rest <> 0 THEN
    RAISE EXCEPTION 'The ledger entry % does not balance: its postings sum to % cents.',
      NEW.entry_id, rest;
  END IF;
  IF NOT is_of_day THEN
    RAISE EXCEPTION 'The ledger entry % and its postings are of different days.', NEW.entry_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();

-- Keeps the balance of invoices. What issuing and voiding change is set with the row itself, below.
CREATE FUNCTION ledger_keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  SELECT array_agg(DISTINCT invoice_id) INTO ids FROM added WHERE account = 'receivable';
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM invoices WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE invoices i SET balance_cents = i.balance_cents + moved.cents, paid_date_ts = moved.day,
    version = i.version + 1
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
CREATE TRIGGER ledger_balance AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep_balance();

-- Sets balance, `paid` and its day, which no statement of a server sets any more, and refuses what
-- would leave the ledger behind.
CREATE FUNCTION ledger_keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_paid boolean := false;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.balance_cents := CASE WHEN NEW.invoice_number IS NOT NULL AND NEW.voided_on IS NULL
      THEN coalesce(NEW.total_cents, 0) ELSE 0 END;
    NEW.paid_date_ts := NULL;
  ELSE
    was_paid := OLD.paid;
    IF OLD.invoice_number IS NULL AND NEW.invoice_number IS NOT NULL THEN
      NEW.balance_cents := coalesce(NEW.total_cents, 0);
    ELSIF NEW.invoice_number IS DISTINCT FROM OLD.invoice_number THEN
      RAISE EXCEPTION 'Invoice % has its number for good.', OLD.invoice_number;
    ELSIF OLD.invoice_number IS NOT NULL AND (NEW.total_cents, NEW.tax_cents, NEW.client_id, NEW.type)
        IS DISTINCT FROM (OLD.total_cents, OLD.tax_cents, OLD.client_id, OLD.type) THEN
      RAISE EXCEPTION 'Invoice % is issued: a correction is a credit.', OLD.invoice_number;
    END IF;
    IF NEW.voided_on IS DISTINCT FROM OLD.voided_on THEN
      IF OLD.voided_on IS NOT NULL THEN
        RAISE EXCEPTION 'Invoice % is void for good.', OLD.invoice_number;
      END IF;
      IF NEW.balance_cents <> coalesce(NEW.total_cents, 0) THEN
        RAISE EXCEPTION 'Invoice % cannot be void: it was paid, credited or written off in part.',
          NEW.invoice_number;
      END IF;
      NEW.balance_cents := 0;
    END IF;
    IF was_paid OR NEW.balance_cents = OLD.balance_cents THEN
      NEW.paid_date_ts := OLD.paid_date_ts;
    END IF;
  END IF;
  NEW.paid := NEW.invoice_number IS NOT NULL AND NEW.voided_on IS NULL AND NEW.balance_cents <= 0;
  NEW.paid_date_ts := CASE WHEN NEW.paid THEN coalesce(NEW.paid_date_ts, NEW.date_ts) END;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_invoice BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_invoice();

-- Writes the entries of invoices that were issued or voided, and allocates what was paid before: on
-- the draft, or on the quote that it invoices.
CREATE FUNCTION ledger_follow_invoices(issued integer[], voided integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
BEGIN
  IF issued IS NOT NULL THEN
    PERFORM ledger_issue(issued);
  END IF;
  IF voided IS NOT NULL THEN
    PERFORM ledger_void(voided);
  END IF;
  IF issued IS NULL THEN RETURN; END IF;
  PERFORM ledger_allocate(array_agg(p.id), array_agg(p.invoice_id), true)
  FROM payments p WHERE p.invoice_id = ANY(issued) AND p.reversed_at IS NULL HAVING count(*) > 0;
  FOR waiting IN
    SELECT s.invoice_id, array_agg(DISTINCT p.id) AS payment_ids
    FROM services s JOIN payments p ON p.quote_id = s.quote_id
    WHERE s.invoice_id = ANY(issued) AND p.reversed_at IS NULL
    GROUP BY s.invoice_id ORDER BY s.invoice_id
  LOOP
    PERFORM ledger_allocate(waiting.payment_ids,
      array_fill(waiting.invoice_id, ARRAY[cardinality(waiting.payment_ids)]), true);
  END LOOP;
END
$$;
CREATE FUNCTION ledger_follow_inserted_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_follow_invoices(
    (SELECT array_agg(id) FROM added WHERE invoice_number IS NOT NULL),
    (SELECT array_agg(id) FROM added WHERE voided_on IS NOT NULL));
  RETURN NULL;
END
$$;
CREATE FUNCTION ledger_follow_updated_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_follow_invoices(
    (SELECT array_agg(n.id) FROM updated n JOIN previous o ON o.id = n.id
     WHERE o.invoice_number IS NULL AND n.invoice_number IS NOT NULL),
    (SELECT array_agg(n.id) FROM updated n JOIN previous o ON o.id = n.id
     WHERE o.voided_on IS NULL AND n.voided_on IS NOT NULL));
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_inserted AFTER INSERT ON invoices REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_inserted_invoices();
CREATE TRIGGER ledger_updated AFTER UPDATE ON invoices
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_updated_invoices();

CREATE FUNCTION ledger_keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Before the foreign key is checked, which shares a lock: payments that come at once would
    -- otherwise wait for one another.
    PERFORM FROM invoices WHERE id = NEW.invoice_id FOR UPDATE;
    NEW.client_id := coalesce(NEW.client_id, ledger_payer(NEW.invoice_id, NEW.quote_id));
    NEW.brand := coalesce(NEW.brand, ledger_payment_brand(NEW.invoice_id, NEW.quote_id));
  ELSIF (NEW.amount_cents, NEW.method, NEW.received_on, NEW.quote_id)
      IS DISTINCT FROM (OLD.amount_cents, OLD.method, OLD.received_on, OLD.quote_id)
      OR (OLD.invoice_id IS NOT NULL AND NEW.invoice_id IS DISTINCT FROM OLD.invoice_id) THEN
    RAISE EXCEPTION 'Payment % stays as it was recorded: take it back and record another.', OLD.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_payment BEFORE INSERT OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_payment();

CREATE FUNCTION ledger_follow_inserted_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_receive(array_agg(id)) FROM added HAVING count(*) > 0;
  PERFORM ledger_allocate(array_agg(id), array_agg(invoice_id), false)
  FROM added WHERE invoice_id IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION ledger_follow_updated_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_allocate(array_agg(n.id), array_agg(n.invoice_id), true)
  FROM updated n JOIN previous o ON o.id = n.id
  WHERE o.invoice_id IS NULL AND n.invoice_id IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION ledger_follow_deleted_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_reverse_payments(array_agg(id), NULL, '', ledger_who())
  FROM removed WHERE reversed_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_inserted AFTER INSERT ON payments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_inserted_payments();
CREATE TRIGGER ledger_updated AFTER UPDATE ON payments
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_updated_payments();
-- Only servers of the release before delete a payment.
CREATE TRIGGER ledger_deleted AFTER DELETE ON payments REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_deleted_payments();

-- What was paid on a quote goes with it to another client. A quote that had none belonged to that
-- client from the day of the payment.
CREATE FUNCTION ledger_follow_updated_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  SELECT array_agg(n.id) INTO ids FROM updated n JOIN previous o ON o.id = n.id
  WHERE n.client_id IS DISTINCT FROM o.client_id;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM payments WHERE quote_id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  WITH moved AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, m.*,
      CASE WHEN m.from_id IS NULL THEN m.received_on ELSE current_date END AS day
    FROM (
      SELECT g.payment_id, g.quote_id, g.client_id AS from_id, q.client_id AS to_id, p.received_on,
        -sum(g.cents) AS cents
      FROM ledger_postings g JOIN quotes q ON q.id = g.quote_id JOIN payments p ON p.id = g.payment_id
      WHERE g.account = 'onAccount' AND g.quote_id = ANY(ids)
        AND g.client_id IS DISTINCT FROM q.client_id
      GROUP BY g.payment_id, g.quote_id, g.client_id, q.client_id, p.received_on
      HAVING sum(g.cents) <> 0
      ORDER BY g.payment_id
    ) m
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, quote_id, payment_id)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, 'accountMoved', day, ledger_who(), to_id, quote_id, payment_id FROM moved
  ), payers AS (
    UPDATE payments p SET client_id = moved.to_id FROM moved WHERE p.id = moved.payment_id
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, client_id, quote_id, payment_id)
  SELECT entry_id, 'onAccount', cents, day, from_id, quote_id, payment_id FROM moved
  UNION ALL
  SELECT entry_id, 'onAccount', -cents, day, to_id, quote_id, payment_id FROM moved
  ORDER BY 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_updated AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_updated_quotes();

-- What is owed on an invoice, in one place. Of a draft it is what is left when the payments that
-- wait for it are allocated.
CREATE OR REPLACE VIEW invoice_balance AS
SELECT i.id AS invoice_id,
  coalesce(i.total_cents, 0) AS total_cents,
  CASE WHEN i.voided_on IS NOT NULL THEN 0
    WHEN i.invoice_number IS NOT NULL THEN coalesce(i.total_cents, 0) - i.balance_cents
    ELSE waiting.cents END AS received_cents,
  CASE WHEN i.invoice_number IS NOT NULL THEN i.balance_cents
    ELSE coalesce(i.total_cents, 0) - waiting.cents END AS balance_cents
FROM invoices i
  LEFT JOIN LATERAL (
    SELECT coalesce(-sum(g.cents), 0)::bigint AS cents
    FROM payments p JOIN ledger_postings g ON g.payment_id = p.id AND g.account = 'onAccount'
    WHERE p.invoice_id = i.id AND i.invoice_number IS NULL
  ) waiting ON true;
