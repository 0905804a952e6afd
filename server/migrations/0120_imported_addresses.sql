-- Further addresses that an import has added to clients, for its undo, as of contacts (0111). A server of the release before
-- knows none of them: an import with addresses that it undoes leaves these to their clients, or is refused as "used".
CREATE TABLE import_addresses (
  import_id       integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  address_id      integer NOT NULL,
  record_id       integer NOT NULL,
  -- The version that the import made of it.
  address_version integer NOT NULL,
  PRIMARY KEY (import_id, address_id)
);
