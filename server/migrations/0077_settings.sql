-- What the office has set over the company file, a row a change: the newest of a part is in force, whole. Version 0 is
-- what stood in the file when the part was changed for the first time.
CREATE TABLE settings (
  part     text NOT NULL,
  version  integer NOT NULL CHECK (version >= 0),
  content  jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (part, version)
);
