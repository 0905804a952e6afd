-- Days of entries that the database writes by itself: the company's, not those of UTC. And money that goes
-- with its quote or contract to another client is that client's from then on, whatever happens to it later.

-- The company's day, as the transaction has said it; that of UTC where a server of the release before has not.
CREATE FUNCTION ledger_day() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('ledger.day', true), '')::date, current_date)
$$;

CREATE OR REPLACE FUNCTION ledger_issue(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH issued AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, i.id, i.client_id,
      coalesce(i.date_ts, ledger_day()) AS day, ledger_brand(i.type) AS brand,
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

-- Brings what payments have on account or held to the client whose they are. Money without a client was
-- theirs from the day on which it came.
CREATE FUNCTION ledger_gather(payment_ids integer[], on_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE id = ANY(payment_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH moved AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS entry_id, m.*,
      CASE WHEN m.from_id IS NULL THEN m.received_on ELSE on_day END AS day
    FROM (
      SELECT g.payment_id, g.quote_id, g.account, g.brand, g.client_id AS from_id,
        p.client_id AS to_id, p.received_on, -sum(g.cents) AS cents
      FROM payments p JOIN ledger_postings g
        ON g.payment_id = p.id AND g.account IN ('onAccount', 'deposits')
      WHERE p.id = ANY(payment_ids) AND g.client_id IS DISTINCT FROM p.client_id
      GROUP BY g.payment_id, g.quote_id, g.account, g.brand, g.client_id, p.client_id, p.received_on
      HAVING sum(g.cents) <> 0
      ORDER BY g.payment_id
    ) m
  ), entries AS (
    INSERT INTO ledger_entries (id, kind, day, who, client_id, quote_id, payment_id)
    OVERRIDING SYSTEM VALUE
    SELECT entry_id, 'accountMoved', day, ledger_who(), to_id, quote_id, payment_id FROM moved
  )
  INSERT INTO ledger_postings (entry_id, account, cents, day, brand, client_id, quote_id, payment_id)
  SELECT entry_id, account, cents, day, brand, from_id, quote_id, payment_id FROM moved
  UNION ALL
  SELECT entry_id, account, -cents, day, brand, to_id, quote_id, payment_id FROM moved
  ORDER BY 1;
END
$$;

CREATE OR REPLACE FUNCTION ledger_follow_updated_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  SELECT array_agg(p.id ORDER BY p.id) INTO ids
  FROM updated n JOIN previous o ON o.id = n.id JOIN payments p ON p.quote_id = n.id
  WHERE n.client_id IS DISTINCT FROM o.client_id AND p.deposit_request_id IS NULL;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM payments WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE payments p SET client_id = q.client_id FROM quotes q
  WHERE p.id = ANY(ids) AND q.id = p.quote_id AND ledger_has_left(p.id);
  PERFORM ledger_gather(ids, ledger_day());
  RETURN NULL;
END
$$;

-- Whether anything of a payment is on account or held.
CREATE FUNCTION ledger_has_left(payment integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(cents), 0) <> 0 FROM ledger_postings
  WHERE payment_id = payment AND account IN ('onAccount', 'deposits')
$$;

CREATE OR REPLACE FUNCTION ledger_move_deposits(requests integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  SELECT array_agg(id ORDER BY id) INTO ids FROM payments WHERE deposit_request_id = ANY(requests);
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM FROM payments WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE payments p SET client_id = coalesce(q.client_id, k.client_id)
  FROM deposit_requests r LEFT JOIN quotes q ON q.id = r.quote_id
    LEFT JOIN contracts k ON k.id = r.contract_id
  WHERE p.id = ANY(ids) AND r.id = p.deposit_request_id AND ledger_has_left(p.id);
  PERFORM ledger_gather(ids, ledger_day());
END
$$;

-- What comes back by a reversal is the payer's of now, to whom the rest may have gone meanwhile.
CREATE OR REPLACE FUNCTION ledger_reverse(ids bigint[], days date[], reasons text[], by text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_payments integer[];
BEGIN
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
  ORDER BY r.new_id, p.id;
  SELECT array_agg(DISTINCT m.payment_id) INTO of_payments
  FROM ledger_entries e JOIN ledger_entries m
    ON m.payment_id = e.payment_id AND m.kind = 'accountMoved'
  WHERE e.id = ANY(ids);
  IF of_payments IS NOT NULL THEN
    PERFORM ledger_gather(of_payments, (SELECT max(day) FROM unnest(days) AS day));
  END IF;
END
$$;

-- From which day on money can pay an invoice of whose it is now.
CREATE FUNCTION ledger_usable_from(payment integer, received_on date) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT greatest(received_on, max(day)) FROM ledger_entries
  WHERE payment_id = payment AND kind = 'accountMoved'
$$;

-- As before, but money that went to another client pays no invoice before that day.
CREATE OR REPLACE FUNCTION ledger_allocate(payment_ids integer[], invoice_ids integer[], at_issue boolean)
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
      CASE WHEN at_issue THEN greatest(ledger_usable_from(payment_id, received_on), date_ts)
        ELSE received_on END AS day, a.*
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

CREATE OR REPLACE FUNCTION ledger_apply_deposits(invoice_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
        greatest(ledger_usable_from(payment_id, received_on), date_ts) AS day,
        round(tax * share / cents)::bigint AS share_tax
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

-- As before, but no quote or contract goes to another client while a payment of it is written.
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
    -- Whoever gives the quote to another client waits until the payment is there, and takes it along.
    PERFORM FROM quotes WHERE id = coalesce(NEW.quote_id,
      (SELECT quote_id FROM deposit_requests WHERE id = NEW.deposit_request_id)) FOR SHARE;
    IF NEW.deposit_request_id IS NOT NULL THEN
      SELECT * INTO asked FROM deposit_requests WHERE id = NEW.deposit_request_id FOR UPDATE;
      NEW.quote_id := coalesce(NEW.quote_id, asked.quote_id);
      IF asked.contract_id IS NOT NULL THEN
        NEW.client_id := coalesce(NEW.client_id,
          (SELECT client_id FROM contracts WHERE id = asked.contract_id FOR SHARE));
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
