-- Which statement was sent to a client by e-mail, when, to whom and by whom. Its mails point at it, which
-- says which days their PDF covers. A server of the release before sends none.
CREATE TABLE statement_sends (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the caller, so that sending once more under it changes nothing.
  key        uuid NOT NULL UNIQUE,
  client_id  integer NOT NULL REFERENCES clients ON DELETE CASCADE,
  -- The first day of the statement; from the beginning where there is none.
  first_day  date,
  last_day   date NOT NULL,
  recipients text[] NOT NULL,
  message    text NOT NULL DEFAULT '',
  at         timestamptz NOT NULL DEFAULT now(),
  who        text NOT NULL
);
CREATE INDEX statement_sends_client ON statement_sends (client_id);

ALTER TABLE mails ADD COLUMN statement_id bigint REFERENCES statement_sends ON DELETE SET NULL;
