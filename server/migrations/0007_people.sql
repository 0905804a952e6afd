-- A login that may not be used any more; it stays, since records name it.
ALTER TABLE staff ADD COLUMN disabled_at timestamptz;

-- The outbox: the newest mails of each state.
CREATE INDEX mails_outbox ON mails (status, id DESC);
