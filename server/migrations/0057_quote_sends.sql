-- When the office sent a quote by e-mail, to whom and by whom. Its mails point at it. A server of the
-- release before sends none, and writes the mails of instant quotes without one.
CREATE TABLE quote_sends (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the caller, so that sending once more under it changes nothing.
  key        uuid NOT NULL UNIQUE,
  quote_id   integer NOT NULL REFERENCES quotes ON DELETE CASCADE,
  recipients text[] NOT NULL,
  message    text NOT NULL DEFAULT '',
  -- The company day on which it was sent.
  day        date NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  who        text NOT NULL
);
CREATE INDEX quote_sends_quote ON quote_sends (quote_id);

ALTER TABLE mails ADD COLUMN quote_send_id bigint REFERENCES quote_sends ON DELETE SET NULL;
