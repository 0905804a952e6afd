-- Limits are decided and counted in one statement, so that parallel attempts cannot pass together.

-- Counts an attempt on every limit, or on none when any of them is reached. Callers with the same
-- kind and key wait for one another until their transactions end; locks are taken in one order.
-- Returns 0, or the seconds until the attempt would be allowed.
CREATE FUNCTION take_attempt(kinds text[], keys text[], most integer[], minutes integer[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  wait   integer;
BEGIN
  PERFORM lock_attempts(kinds, keys);
  -- After the lock: now() is when the statement began to wait for it.
  moment := clock_timestamp();
  SELECT max(least(l.minutes * 60, ceil(extract(epoch FROM
           reached.at + make_interval(mins => l.minutes) - moment))))
    INTO wait
    FROM unnest(kinds, keys, most, minutes) AS l (kind, key, most, minutes)
    CROSS JOIN LATERAL (
      SELECT a.at FROM attempts a
      WHERE a.kind = l.kind AND a.key = l.key AND a.at > moment - make_interval(mins => l.minutes)
      ORDER BY a.at DESC OFFSET l.most - 1 LIMIT 1
    ) AS reached;
  IF wait IS NOT NULL THEN
    RETURN greatest(1, wait);
  END IF;
  INSERT INTO attempts (kind, key, at)
    SELECT l.kind, l.key, moment FROM unnest(kinds, keys) AS l (kind, key);
  RETURN 0;
END $$;

-- Uncounts the newest attempt of each kind and key.
CREATE FUNCTION give_back_attempt(kinds text[], keys text[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_attempts(kinds, keys);
  DELETE FROM attempts WHERE ctid = ANY (ARRAY(
    SELECT newest.id FROM unnest(kinds, keys) AS l (kind, key)
    CROSS JOIN LATERAL (
      SELECT a.ctid AS id FROM attempts a WHERE a.kind = l.kind AND a.key = l.key
      ORDER BY a.at DESC LIMIT 1
    ) AS newest
  ));
END $$;

-- Locks kinds and keys until the transaction ends. Two that share a lock only wait needlessly.
CREATE FUNCTION lock_attempts(kinds text[], keys text[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7214004, hash) FROM (
    SELECT DISTINCT hashtext(l.kind || ' ' || l.key) AS hash
    FROM unnest(kinds, keys) AS l (kind, key) ORDER BY hash
  ) AS locks;
END $$;
