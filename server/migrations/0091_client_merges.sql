-- Clients of whom there were two and that were made one (docs/decisions/0065). A server of the release before sees the
-- kept client with everything, and what it still writes for the other one goes to the kept one by trigger.
CREATE TABLE client_merges (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No references: the merged client is gone while the merge holds, and the kept one may be deleted later.
  kept_id     integer NOT NULL,
  merged_id   integer NOT NULL CHECK (merged_id <> kept_id),
  merged_name text NOT NULL,
  -- Both rows as they were, the kept one as it became, and the tags of all three. Null once the client was anonymised.
  merged_row  jsonb,
  kept_before jsonb,
  kept_after  jsonb,
  tags        jsonb,
  -- The columns that each table had, and its last id: what came later is no change of a row that was moved.
  tables      jsonb NOT NULL,
  who         text NOT NULL,
  at          timestamptz NOT NULL DEFAULT now(),
  undone_at   timestamptz,
  undone_by   text
);
CREATE UNIQUE INDEX client_merges_merged ON client_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX client_merges_kept ON client_merges (kept_id);

-- Each row that a merge has given to the kept client, for its undo.
CREATE TABLE client_merge_rows (
  merge_id   integer NOT NULL REFERENCES client_merges ON DELETE CASCADE,
  table_name text NOT NULL,
  row_id     bigint NOT NULL,
  -- A hash of the row as the merge left it, without its version; empty where changes of it are of no concern.
  state      text NOT NULL,
  -- Whether the merge has made the row.
  is_new     boolean NOT NULL DEFAULT false,
  -- Whether it was the address that the merged client was billed at.
  was_billed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (merge_id, table_name, row_id)
);
-- Whose an entry was when its period was closed.
CREATE INDEX client_merge_rows_postings ON client_merge_rows (row_id) WHERE table_name = 'ledger_postings';

-- What clients were called when a period was closed stays, also of a client that is another's now.
ALTER TABLE closed_names DROP CONSTRAINT closed_names_client_id_fkey;

-- The client that somebody means: the client itself, or the one that it was merged into. Waits for a merge that is under
-- way, and keeps others away until the transaction ends.
CREATE FUNCTION kept_client(client integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  asked integer := client;
  found_id integer;
BEGIN
  LOOP
    PERFORM FROM clients WHERE id = asked FOR KEY SHARE;
    IF FOUND OR asked IS NULL THEN RETURN asked; END IF;
    SELECT kept_id INTO found_id FROM client_merges WHERE merged_id = asked AND undone_at IS NULL;
    -- Unknown, or deleted: the foreign key says so.
    IF NOT FOUND THEN RETURN asked; END IF;
    asked := found_id;
  END LOOP;
END
$$;

CREATE FUNCTION keep_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.client_id IS NOT NULL THEN NEW.client_id := kept_client(NEW.client_id); END IF;
  RETURN NEW;
END
$$;

-- Whatever is written for a merged client is the kept one's. The name stands before those of other triggers, which read the client.
DO $$
DECLARE
  referring text;
BEGIN
  FOREACH referring IN ARRAY ARRAY['quotes', 'leads', 'contracts', 'invoices', 'services', 'payments', 'credits', 'refunds',
    'ledger_entries', 'ledger_postings', 'statement_sends', 'client_notes', 'client_tags', 'client_addresses', 'client_contacts'] LOOP
    EXECUTE format('CREATE TRIGGER client_kept BEFORE INSERT OR UPDATE OF client_id ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_client()', referring);
  END LOOP;
END $$;

-- The merge that the transaction makes or takes back, if any.
CREATE FUNCTION merge_under_way() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('clients.merge', true), '')::integer
$$;

-- An entry stays as it was written, but for whose it is while clients are merged, or a merge is taken back.
CREATE FUNCTION ledger_keep_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' AND EXISTS (
      SELECT FROM client_merges m WHERE m.id = merge_under_way()
        AND (OLD.client_id, NEW.client_id) IN ((m.merged_id, m.kept_id), (m.kept_id, m.merged_id))) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is only added to: correct it with a reversal (% of %).',
    TG_OP, TG_TABLE_NAME;
END
$$;
DROP TRIGGER ledger_only_grows ON ledger_entries;
DROP TRIGGER ledger_only_grows ON ledger_postings;
CREATE TRIGGER ledger_only_grows BEFORE DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_only_grows BEFORE DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_stays BEFORE UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_entry();
CREATE TRIGGER ledger_stays BEFORE UPDATE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_keep_entry();

-- An issued invoice has its client for good, and money follows its quote or contract to another client: neither holds of a
-- merge, which brings everything along by itself.
DROP TRIGGER ledger_invoice ON invoices;
CREATE TRIGGER ledger_invoice BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW WHEN (merge_under_way() IS NULL) EXECUTE FUNCTION ledger_keep_invoice();
DROP TRIGGER ledger_updated ON quotes;
CREATE TRIGGER ledger_updated AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT WHEN (merge_under_way() IS NULL) EXECUTE FUNCTION ledger_follow_updated_quotes();
DROP TRIGGER deposits_updated ON quotes;
CREATE TRIGGER deposits_updated AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT WHEN (merge_under_way() IS NULL) EXECUTE FUNCTION deposits_follow_quotes();
DROP TRIGGER deposits_updated ON contracts;
CREATE TRIGGER deposits_updated AFTER UPDATE ON contracts
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT WHEN (merge_under_way() IS NULL) EXECUTE FUNCTION deposits_follow_contracts();
