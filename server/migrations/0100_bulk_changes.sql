-- What was changed in many services at once, so that it can be taken back as one.
CREATE TABLE bulk_changes (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at            timestamptz NOT NULL DEFAULT now(),
  who           text NOT NULL,
  -- Of each service: { id, version, before }; the version is that after the change.
  services      jsonb NOT NULL,
  undone_at     timestamptz
);

-- The bulk send that a mail was sent with: by its key people see how far it is.
ALTER TABLE invoice_sends ADD COLUMN bulk_key uuid;
CREATE INDEX invoice_sends_bulk ON invoice_sends (bulk_key) WHERE bulk_key IS NOT NULL;
