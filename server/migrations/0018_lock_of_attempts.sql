-- Counting attempts has a number of its own among the advisory locks (src/db/advisoryLocks.ts): the one
-- before was that of statement files.

-- Locks kinds and keys until the transaction ends. Two that share a lock only wait needlessly.
CREATE OR REPLACE FUNCTION lock_attempts(kinds text[], keys text[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7214007, hash) FROM (
    SELECT DISTINCT hashtext(l.kind || ' ' || l.key) AS hash
    FROM unnest(kinds, keys) AS l (kind, key) ORDER BY hash
  ) AS locks;
END $$;
