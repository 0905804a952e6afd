-- Forms that visitors sent within the last half hour: what is sent again from the same network makes nothing
-- new. Of what was typed only a hash is kept.
CREATE TABLE sent_forms (
  hash      text PRIMARY KEY,
  -- The quote or lead that the form made.
  record_id integer NOT NULL,
  at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sent_forms_at ON sent_forms (at);
