-- When an invoice was sent, to whom and by whom: by a person, by the daily update, or by other means
-- than this product. Its mails point at it. A server of the release before writes mails without one.
CREATE TABLE invoice_sends (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the caller, so that sending once more under it changes nothing. The daily update has none.
  key        uuid UNIQUE,
  invoice_id integer NOT NULL REFERENCES invoices ON DELETE RESTRICT,
  kind       text NOT NULL CHECK (kind IN ('bill', 'reminder', 'other')),
  recipients text[] NOT NULL,
  message    text NOT NULL DEFAULT '',
  -- By what other means it was sent.
  how        text NOT NULL DEFAULT '',
  -- The company day on which it was sent.
  day        date NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  who        text NOT NULL,
  CHECK ((kind = 'other') = (how <> ''))
);
CREATE INDEX invoice_sends_invoice ON invoice_sends (invoice_id);

ALTER TABLE mails ADD COLUMN send_id bigint REFERENCES invoice_sends ON DELETE RESTRICT;

-- What a run of the daily update did, with names and amounts; runs of earlier releases kept counts
-- alone. Who is empty for the run of the morning.
ALTER TABLE daily_updates ADD COLUMN who text NOT NULL DEFAULT '';
ALTER TABLE daily_updates ADD COLUMN report jsonb;
