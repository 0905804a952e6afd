-- Keys of payments that have no attempt of their own. A key that is withdrawn pays nothing, however late a request
-- with it arrives: whoever withdrew it has been told that nothing was charged. A key that joined the open
-- attempt of another window is answered with that attempt. Deleted after a month.
CREATE TABLE payment_keys (
  key          uuid PRIMARY KEY,
  joined       uuid REFERENCES payment_attempts ON DELETE CASCADE,
  withdrawn_at timestamptz,
  at           timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(joined, withdrawn_at) > 0)
);
CREATE INDEX payment_keys_at ON payment_keys (at);
CREATE INDEX payment_keys_joined ON payment_keys (joined) WHERE joined IS NOT NULL;

-- Locks the key of a payment until the transaction ends: it is either withdrawn or begun. Two that share a
-- lock only wait needlessly.
CREATE FUNCTION lock_payment_key(key uuid)
RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7214017, hashtext(key::text));
$$;

-- Also for a server of the release before, which knows of no withdrawn keys.
CREATE FUNCTION refuse_withdrawn_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_payment_key(NEW.key);
  IF EXISTS (SELECT FROM payment_keys k WHERE k.key = NEW.key AND k.withdrawn_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The payment % has been withdrawn.', NEW.key;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_attempts_withdrawn BEFORE INSERT ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_withdrawn_payment();
