-- What a client was called, when a period was closed, where customers are told apart by their names alone: the name, with the
-- client's number after it where another one had the name already (docs/decisions/0046). Null for what was closed before
-- there was this, also by a server of the release before: what was exported of it stays as it is.
ALTER TABLE closed_names ADD COLUMN customer text;
CREATE INDEX closed_names_customer ON closed_names (lower(customer));
