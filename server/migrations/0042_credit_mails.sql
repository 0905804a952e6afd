-- The credit note that goes with a mail.
ALTER TABLE mails ADD COLUMN credit_id integer REFERENCES credits ON DELETE RESTRICT;
CREATE INDEX mails_credit ON mails (credit_id) WHERE credit_id IS NOT NULL;
