-- What comes back of a payment goes to whom its quote or contract is now. A quote takes money to another client only
-- where some is left: of what was given back whole, or used up, nothing went along, and when the return failed, it
-- stood with the former client, where it paid no invoice of the quote.

CREATE FUNCTION ledger_follow_owners(payment_ids integer[]) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  moved integer[];
BEGIN
  -- Whoever gives a quote to another client at once locks its payments too, and finds there what has come back, or is
  -- waited for: the statement after this one sees the other's client. A quote itself is locked before its payments.
  PERFORM FROM payments
  WHERE id = ANY(payment_ids) AND (quote_id IS NOT NULL OR deposit_request_id IS NOT NULL)
    AND ledger_has_left(id)
  ORDER BY id FOR NO KEY UPDATE;
  WITH owners AS (
    SELECT p.id, coalesce(q.client_id, k.client_id) AS client_id
    FROM payments p LEFT JOIN quotes q ON q.id = p.quote_id
      LEFT JOIN deposit_requests r ON r.id = p.deposit_request_id
      LEFT JOIN contracts k ON k.id = r.contract_id
    WHERE p.id = ANY(payment_ids)
  ), followed AS (
    UPDATE payments p SET client_id = o.client_id FROM owners o
    WHERE o.id = p.id AND o.client_id IS NOT NULL AND p.client_id IS DISTINCT FROM o.client_id
      AND ledger_has_left(p.id)
    RETURNING p.id
  )
  SELECT array_agg(id) INTO moved FROM followed;
  RETURN moved;
END
$$;

CREATE OR REPLACE FUNCTION ledger_reverse(ids bigint[], days date[], reasons text[], by text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_payments integer[];
  moved integer[];
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
  SELECT array_agg(DISTINCT payment_id) INTO of_payments
  FROM ledger_entries WHERE id = ANY(ids) AND payment_id IS NOT NULL;
  IF of_payments IS NULL THEN RETURN; END IF;
  moved := ledger_follow_owners(of_payments);
  -- In a statement of its own: what was waited for is seen by the next one alone.
  SELECT array_agg(DISTINCT payment_id) INTO of_payments
  FROM (
    SELECT unnest(moved) AS payment_id
    UNION ALL
    SELECT payment_id FROM ledger_entries WHERE payment_id = ANY(of_payments) AND kind = 'accountMoved'
  ) p;
  IF of_payments IS NOT NULL THEN
    PERFORM ledger_gather(of_payments, (SELECT max(day) FROM unnest(days) AS day));
  END IF;
END
$$;

-- What has come back so far.
SELECT ledger_gather(moved, ledger_day())
FROM (
  SELECT ledger_follow_owners(array_agg(DISTINCT g.payment_id)) AS moved
  FROM ledger_postings g JOIN payments p ON p.id = g.payment_id
  WHERE g.account IN ('onAccount', 'deposits')
    AND (p.quote_id IS NOT NULL OR p.deposit_request_id IS NOT NULL)
) f
WHERE moved IS NOT NULL;
