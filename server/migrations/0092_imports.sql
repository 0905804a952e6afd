-- Files that records are imported from. A server of the release before knows nothing of them.
CREATE TABLE imports (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity      text NOT NULL,
  name        text NOT NULL,
  -- The file; null once it is forgotten, since it holds personal data.
  content     bytea,
  row_count   integer NOT NULL,
  -- Headings with samples, as the screen shows them.
  columns     jsonb NOT NULL,
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'queued', 'done', 'undone')),
  -- Mapping, rule for duplicates and order of days of the last check.
  choice      jsonb NOT NULL,
  -- What the last check found, or the import did.
  report      jsonb,
  -- The refused rows with their reasons, by code.
  refused     jsonb NOT NULL DEFAULT '[]',
  -- Why it was not carried out when it was last started.
  fault       jsonb,
  who         text NOT NULL,
  at          timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  undone_at   timestamptz,
  undone_by   text
);

-- Written beside the transaction of an import, which nobody else sees before it ends.
CREATE TABLE import_progress (
  import_id integer PRIMARY KEY REFERENCES imports ON DELETE CASCADE,
  done      integer NOT NULL,
  records   integer NOT NULL
);

-- What an import has written, for its undo.
CREATE TABLE import_records (
  import_id      integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  record_id      integer NOT NULL,
  -- The version that the import made of it.
  record_version integer NOT NULL,
  -- The fields that it filled, as they were; null for a new record.
  before         jsonb,
  PRIMARY KEY (import_id, record_id)
);

-- The mapping last used for a set of headings.
CREATE TABLE import_mappings (
  entity   text NOT NULL,
  -- A hash of the sorted headings.
  headings text NOT NULL,
  choice   jsonb NOT NULL,
  PRIMARY KEY (entity, headings)
);
