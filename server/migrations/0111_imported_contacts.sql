-- Further contacts that an import has added to clients, for its undo. The client stands in `record_id`, as in
-- `import_records`: what an import has written stays its own when the client is merged into another.
CREATE TABLE import_contacts (
  import_id       integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  contact_id      integer NOT NULL,
  record_id       integer NOT NULL,
  -- The version that the import made of it.
  contact_version integer NOT NULL,
  PRIMARY KEY (import_id, contact_id)
);
