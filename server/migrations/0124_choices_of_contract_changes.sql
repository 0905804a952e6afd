-- What was chosen for each kind of services that a change of a contract reached, as { kind: choice }: whoever sends the
-- change again with another choice is told. Null of a change made before this column.
ALTER TABLE contract_changes ADD COLUMN choices jsonb;
