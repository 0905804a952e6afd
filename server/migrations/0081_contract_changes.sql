-- What a change of a contract did to its services, so that it can be taken back as a whole.
CREATE TABLE contract_changes (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id   integer NOT NULL REFERENCES contracts ON DELETE CASCADE,
  at            timestamptz NOT NULL DEFAULT now(),
  who           text NOT NULL,
  -- The contract's version that the change made, and its fields before.
  version       integer NOT NULL,
  before        jsonb NOT NULL,
  -- Of each service changed or cancelled: { id, version, before }; the version is that after the change.
  services      jsonb NOT NULL,
  -- Ids of the services that were made.
  added         jsonb NOT NULL,
  undone_at     timestamptz
);
CREATE INDEX contract_changes_contract ON contract_changes (contract_id);
