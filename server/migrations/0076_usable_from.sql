-- From which day on money can pay an invoice of whose it is now: the day on which it went to that client. What comes back
-- to it later, as a refund that fails, follows it there and does not put that day off.
CREATE OR REPLACE FUNCTION ledger_usable_from(payment integer, received_on date) RETURNS date
LANGUAGE sql STABLE AS $$
  WITH moves AS (
    SELECT id, day, client_id FROM ledger_entries WHERE payment_id = payment AND kind = 'accountMoved'
  ), owner AS (
    SELECT client_id FROM moves ORDER BY id DESC LIMIT 1
  )
  SELECT greatest(received_on, min(day)) FROM moves
  WHERE id > coalesce(
    (SELECT max(m.id) FROM moves m, owner o WHERE m.client_id IS DISTINCT FROM o.client_id), 0)
$$;
