-- What staff write down about a client, and words that clients are found by. No references: a client that is deleted can
-- be put back for 30 days, with its notes and tags; ids are never used again. A server of the release before knows
-- neither and leaves them alone.
CREATE TABLE client_notes (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the caller, so that adding once more under it changes nothing.
  key       uuid NOT NULL UNIQUE,
  client_id integer NOT NULL,
  note      text NOT NULL CHECK (note <> ''),
  at        timestamptz NOT NULL DEFAULT now(),
  who       text NOT NULL
);
CREATE INDEX client_notes_client ON client_notes (client_id);

CREATE TABLE client_tags (
  client_id integer NOT NULL,
  position  integer NOT NULL,
  -- As it is written; it is found however it is written.
  word      text NOT NULL CHECK (word <> ''),
  PRIMARY KEY (client_id, position)
);
CREATE UNIQUE INDEX client_tags_word ON client_tags (lower(word), client_id);
