-- The request that a mail asks for, whose PDF goes with it. A server of the release before sends such a
-- mail with the record's own document.
ALTER TABLE mails ADD COLUMN deposit_request_id integer REFERENCES deposit_requests ON DELETE RESTRICT;
