-- Deposits and part payments that are asked for on quotes and contracts (docs/decisions/0047). A deposit is
-- security: no tax is owed on it until it is applied to an invoice, or kept. A part payment is taxed on the
-- day it is paid. The money of both is in the account `deposits` until it is used, and is applied by trigger
-- when an invoice is issued, so that a server of the release before applies it too.

CREATE TABLE deposit_requests (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version      integer NOT NULL DEFAULT 1,
  quote_id     integer REFERENCES quotes ON DELETE RESTRICT,
  contract_id  integer REFERENCES contracts ON DELETE RESTRICT,
  -- What a payer types: that of the quote. A contract has none, and takes one of the sequence with its
  -- first request.
  number       integer NOT NULL,
  -- Which it is under its number: 1 for 10234-D1.
  position     integer NOT NULL CHECK (position > 0),
  kind         text NOT NULL CHECK (kind IN ('deposit', 'partPayment')),
  -- What was asked for as a part of the price.
  percent      numeric(5, 2) CHECK (percent > 0 AND percent <= 100),
  -- With tax, and the tax in it: owed when a part payment is paid.
  amount_cents bigint NOT NULL CHECK (amount_cents >= 100),
  tax_cents    bigint NOT NULL CHECK (tax_cents >= 0 AND tax_cents < amount_cents),
  day          date NOT NULL,
  due_on       date NOT NULL,
  note         text NOT NULL DEFAULT '',
  made_by      text NOT NULL,
  made_at      timestamptz NOT NULL DEFAULT now(),
  withdrawn_on date,
  form_key     uuid NOT NULL UNIQUE,
  CHECK (num_nonnulls(quote_id, contract_id) = 1),
  UNIQUE (number, position)
);
CREATE INDEX deposit_requests_quote ON deposit_requests (quote_id) WHERE quote_id IS NOT NULL;
CREATE INDEX deposit_requests_contract ON deposit_requests (contract_id) WHERE contract_id IS NOT NULL;

ALTER TABLE payments ADD COLUMN deposit_request_id integer REFERENCES deposit_requests ON DELETE RESTRICT;
-- A request is paid once.
CREATE UNIQUE INDEX payments_deposit_request ON payments (deposit_request_id)
  WHERE reversed_at IS NULL;

ALTER TABLE payment_attempts
  ADD COLUMN deposit_request_id integer REFERENCES deposit_requests ON DELETE RESTRICT;
ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_check;
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_of
  CHECK (num_nonnulls(invoice_id, quote_id) = 1
    OR (deposit_request_id IS NOT NULL AND num_nonnulls(invoice_id, quote_id) = 0));
CREATE INDEX payment_attempts_deposit_request ON payment_attempts (deposit_request_id)
  WHERE deposit_request_id IS NOT NULL;

-- `advanceTax`: tax that is owed already for part payments whose invoice has not charged it yet.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (account IN (
  'receivable', 'onAccount', 'money', 'revenue', 'hst', 'deposits', 'advanceTax', 'badDebt',
  'disputed', 'fees')) NOT VALID;
CREATE INDEX ledger_postings_deposits ON ledger_postings (client_id, day) WHERE account = 'deposits';

-- What became of the money of each request, in cents.
CREATE VIEW deposit_amounts AS
SELECT r.id AS request_id, p.id AS payment_id, p.received_on, p.method, p.reference,
  coalesce(p.amount_cents, 0) AS received_cents, coalesce(sums.applied_cents, 0) AS applied_cents,
  coalesce(sums.returned_cents, 0) AS returned_cents,
  coalesce(sums.forfeited_cents, 0) AS forfeited_cents, coalesce(sums.held_cents, 0) AS held_cents
FROM deposit_requests r
  LEFT JOIN payments p ON p.deposit_request_id = r.id AND p.reversed_at IS NULL
  LEFT JOIN LATERAL (
    SELECT -sum(g.cents)::bigint AS held_cents,
      sum(g.cents) FILTER (WHERE e.kind IN ('depositApplied', 'depositReleased'))::bigint
        AS applied_cents,
      sum(g.cents) FILTER (WHERE e.kind IN ('depositReturned', 'depositReturnFailed'))::bigint
        AS returned_cents,
      sum(g.cents) FILTER (WHERE e.kind IN ('depositForfeited', 'depositForfeitReversed'))::bigint
        AS forfeited_cents
    FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
    WHERE g.payment_id = p.id AND g.account = 'deposits'
  ) sums ON true;

-- The money of a request is held, that of any other payment is on account.
CREATE OR REPLACE FUNCTION ledger_receive(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH received AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, p.*,
      p.deposit_request_id IS NOT NULL AS is_held,
      CASE WHEN r.kind = 'partPayment' THEN r.tax_cents ELSE 0 END AS tax
    FROM (SELECT * FROM payments WHERE id = ANY(ids) ORDER BY id) p
      LEFT JOIN deposit_requests r ON r.id = p.deposit_request_id
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, invoice_id, quote_id, payment_id,
      reason)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, CASE WHEN is_held THEN 'depositReceived' ELSE 'payment' END, received_on,
      recorded_by, client_id, invoice_id, quote_id, id,
      CASE WHEN recorded_by = 'migration' THEN reference ELSE '' END
    FROM received
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, method, client_id, quote_id,
    payment_id)
  SELECT entry_id, leg.account, leg.cents, received_on, brand, method, client_id, quote_id, id
  FROM received, LATERAL (VALUES
      (1, 'money', amount_cents),
      (2, CASE WHEN is_held THEN 'deposits' ELSE 'onAccount' END, -amount_cents),
      (3, 'advanceTax', tax),
      (4, 'hst', -tax)) AS leg (position, account, cents)
  WHERE leg.cents <> 0
  ORDER BY entry_id, leg.position
$$;

-- Applies what is held for the quote or the contract of an issued invoice to it, up to its balance, what
-- was received first first. The tax of a part payment was owed when it was paid: of what is applied of it,
-- the invoice's tax is not owed again.
CREATE FUNCTION ledger_apply_deposits(invoice_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  requests integer[];
  one record;
BEGIN
  SELECT array_agg(DISTINCT r.id) INTO requests
  FROM invoices i JOIN deposit_requests r ON r.quote_id = i.quote_id OR r.contract_id = i.contract_id
  WHERE i.id = ANY(invoice_ids);
  IF requests IS NULL THEN RETURN; END IF;
  PERFORM FROM invoices WHERE id = ANY(invoice_ids) ORDER BY id FOR NO KEY UPDATE;
  -- A payment locks its request first: one that is made meanwhile is seen after this.
  PERFORM FROM deposit_requests WHERE id = ANY(requests) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM payments WHERE deposit_request_id = ANY(requests) ORDER BY id FOR NO KEY UPDATE;
  FOR one IN
    SELECT i.id FROM invoices i
    WHERE i.id = ANY(invoice_ids) AND i.invoice_number IS NOT NULL AND i.voided_on IS NULL
    ORDER BY i.invoice_number
  LOOP
    WITH held AS (
      SELECT p.id AS payment_id, p.client_id AS payer_id, p.quote_id, p.brand AS payer_brand,
        p.received_on, i.id AS invoice_id, i.client_id, ledger_brand(i.type) AS brand, i.date_ts,
        i.balance_cents, sums.cents, sums.tax
      FROM invoices i
        JOIN deposit_requests r ON r.quote_id = i.quote_id OR r.contract_id = i.contract_id
        JOIN payments p ON p.deposit_request_id = r.id AND p.reversed_at IS NULL
        CROSS JOIN LATERAL (
          SELECT coalesce(-sum(g.cents) FILTER (WHERE g.account = 'deposits'), 0) AS cents,
            coalesce(sum(g.cents) FILTER (WHERE g.account = 'advanceTax'), 0) AS tax
          FROM ledger_postings g WHERE g.payment_id = p.id
        ) sums
      WHERE i.id = one.id
    ), shared AS (
      SELECT *, least(cents, balance_cents - coalesce(sum(cents) OVER (
          ORDER BY received_on, payment_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))
          AS share
      FROM held WHERE cents > 0
    ), applied AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, s.*,
        greatest(received_on, date_ts) AS day, round(tax * share / cents)::bigint AS share_tax
      FROM (SELECT * FROM shared WHERE share > 0 ORDER BY received_on, payment_id) s
    ), entries AS (
      INSERT INTO ledger_entries (id, kind, day, who, client_id, invoice_id, quote_id, payment_id)
      OVERRIDING SYSTEM VALUE
      SELECT entry_id, 'depositApplied', day, ledger_who(), client_id, invoice_id, quote_id,
        payment_id
      FROM applied
    )
    INSERT INTO ledger_postings (entry_id, account, cents, day, brand, client_id, invoice_id,
      quote_id, payment_id)
    SELECT entry_id, leg.account, leg.cents, day, leg.brand, leg.client_id, leg.invoice_id,
      quote_id, payment_id
    FROM applied, LATERAL (VALUES
        (1, 'deposits', share, payer_brand, payer_id, NULL),
        (2, 'receivable', -share, brand, client_id, invoice_id),
        (3, 'hst', share_tax, payer_brand, payer_id, invoice_id),
        (4, 'advanceTax', -share_tax, payer_brand, payer_id, NULL))
      AS leg (position, account, cents, brand, client_id, invoice_id)
    WHERE leg.cents <> 0
    ORDER BY entry_id, leg.position;
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION ledger_follow_invoices(issued integer[], voided integer[]) RETURNS void
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
  -- First: what is held is for these invoices alone, what is on account can go elsewhere.
  PERFORM ledger_apply_deposits(issued);
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

CREATE OR REPLACE FUNCTION ledger_reverse_payments(ids integer[], on_day date, why text, by text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entries bigint[];
  days date[];
  spent integer;
BEGIN
  SELECT array_agg(e.id ORDER BY e.kind, e.id), array_agg(coalesce(on_day, e.day) ORDER BY e.kind, e.id)
  INTO entries, days
  FROM ledger_entries e
  WHERE e.payment_id = ANY(ids)
    AND e.kind IN ('allocation', 'payment', 'depositApplied', 'depositReceived')
    AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id);
  IF entries IS NULL THEN RETURN; END IF;
  PERFORM FROM invoices i
  WHERE i.id IN (SELECT invoice_id FROM ledger_entries WHERE id = ANY(entries))
  ORDER BY i.id FOR NO KEY UPDATE;
  PERFORM ledger_reverse(entries, days, array_fill(why, ARRAY[cardinality(entries)]), by);
  SELECT payment_id INTO spent FROM ledger_postings
  WHERE payment_id = ANY(ids) AND account IN ('onAccount', 'deposits')
  GROUP BY payment_id HAVING sum(cents) <> 0 LIMIT 1;
  IF spent IS NOT NULL THEN
    RAISE EXCEPTION 'Payment % cannot be taken back: a part of it was refunded or kept.', spent;
  END IF;
END
$$;

-- A card payment of a request is its money, whichever server records it. What comes for a request that is
-- paid already or withdrawn, as a charge that was thought to have failed may, is on account.
CREATE OR REPLACE FUNCTION ledger_keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked deposit_requests;
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Before the foreign key is checked, which shares a lock: payments that come at once would
    -- otherwise wait for one another.
    PERFORM FROM invoices WHERE id = NEW.invoice_id FOR UPDATE;
    NEW.deposit_request_id := coalesce(NEW.deposit_request_id,
      (SELECT deposit_request_id FROM payment_attempts WHERE key = NEW.attempt_key));
    IF NEW.deposit_request_id IS NOT NULL THEN
      SELECT * INTO asked FROM deposit_requests WHERE id = NEW.deposit_request_id FOR UPDATE;
      NEW.quote_id := coalesce(NEW.quote_id, asked.quote_id);
      IF asked.contract_id IS NOT NULL THEN
        NEW.client_id := coalesce(NEW.client_id,
          (SELECT client_id FROM contracts WHERE id = asked.contract_id));
        NEW.brand := coalesce(NEW.brand, 'cleaning');
      END IF;
      IF asked.withdrawn_on IS NOT NULL OR asked.amount_cents <> NEW.amount_cents OR EXISTS (
          SELECT FROM payments WHERE deposit_request_id = asked.id AND reversed_at IS NULL) THEN
        NEW.deposit_request_id := NULL;
      END IF;
    END IF;
    NEW.client_id := coalesce(NEW.client_id, ledger_payer(NEW.invoice_id, NEW.quote_id));
    NEW.brand := coalesce(NEW.brand, ledger_payment_brand(NEW.invoice_id, NEW.quote_id));
  ELSIF (NEW.amount_cents, NEW.method, NEW.received_on, NEW.quote_id, NEW.deposit_request_id)
      IS DISTINCT FROM
      (OLD.amount_cents, OLD.method, OLD.received_on, OLD.quote_id, OLD.deposit_request_id)
      OR (OLD.invoice_id IS NOT NULL AND NEW.invoice_id IS DISTINCT FROM OLD.invoice_id) THEN
    RAISE EXCEPTION 'Payment % stays as it was recorded: take it back and record another.', OLD.id;
  END IF;
  RETURN NEW;
END
$$;

-- A request can be paid while its quote's invoice is being issued; the money is applied then.
CREATE OR REPLACE FUNCTION ledger_follow_inserted_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open_invoices integer[];
BEGIN
  PERFORM ledger_receive(array_agg(id)) FROM added HAVING count(*) > 0;
  PERFORM ledger_allocate(array_agg(id), array_agg(invoice_id), false)
  FROM added WHERE invoice_id IS NOT NULL HAVING count(*) > 0;
  SELECT array_agg(DISTINCT i.id) INTO open_invoices
  FROM added p JOIN deposit_requests r ON r.id = p.deposit_request_id
    JOIN invoices i ON i.quote_id = r.quote_id
  WHERE i.invoice_number IS NOT NULL AND i.voided_on IS NULL AND i.balance_cents > 0;
  IF open_invoices IS NOT NULL THEN
    PERFORM ledger_apply_deposits(open_invoices);
  END IF;
  RETURN NULL;
END
$$;

-- What is held goes with its quote or contract to another client, as what was paid on a quote does.
CREATE FUNCTION ledger_move_deposits(requests integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE deposit_request_id = ANY(requests) ORDER BY id FOR NO KEY UPDATE;
  WITH moved AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, m.*,
      CASE WHEN m.from_id IS NULL THEN m.received_on ELSE current_date END AS day
    FROM (
      SELECT g.payment_id, g.quote_id, g.brand, g.client_id AS from_id,
        coalesce(q.client_id, k.client_id) AS to_id, p.received_on, -sum(g.cents) AS cents
      FROM deposit_requests r JOIN payments p ON p.deposit_request_id = r.id
        JOIN ledger_postings g ON g.payment_id = p.id AND g.account = 'deposits'
        LEFT JOIN quotes q ON q.id = r.quote_id LEFT JOIN contracts k ON k.id = r.contract_id
      WHERE r.id = ANY(requests) AND g.client_id IS DISTINCT FROM coalesce(q.client_id, k.client_id)
      GROUP BY g.payment_id, g.quote_id, g.brand, g.client_id, q.client_id, k.client_id,
        p.received_on
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
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, client_id, quote_id, payment_id)
  SELECT entry_id, 'deposits', cents, day, brand, from_id, quote_id, payment_id FROM moved
  UNION ALL
  SELECT entry_id, 'deposits', -cents, day, brand, to_id, quote_id, payment_id FROM moved
  ORDER BY 1;
END
$$;
CREATE FUNCTION deposits_follow_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_move_deposits(array_agg(r.id))
  FROM updated n JOIN previous o ON o.id = n.id JOIN deposit_requests r ON r.quote_id = n.id
  WHERE n.client_id IS DISTINCT FROM o.client_id HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE FUNCTION deposits_follow_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_move_deposits(array_agg(r.id))
  FROM updated n JOIN previous o ON o.id = n.id JOIN deposit_requests r ON r.contract_id = n.id
  WHERE n.client_id IS DISTINCT FROM o.client_id HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER deposits_updated AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION deposits_follow_quotes();
CREATE TRIGGER deposits_updated AFTER UPDATE ON contracts
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION deposits_follow_contracts();

-- Of a draft, what is held for it counts as what is on account does: it is applied when it is issued.
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
    FROM payments p JOIN ledger_postings g
      ON g.payment_id = p.id AND g.account IN ('onAccount', 'deposits')
    WHERE p.invoice_id = i.id AND i.invoice_number IS NULL
  ) waiting ON true;
