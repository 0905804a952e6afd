-- What became of a lead: whose client it is, when it came to the second and when it was first answered, why it
-- was closed, and the replies that the office has sent. A server of the release before writes none of it.
ALTER TABLE leads
  ADD COLUMN client_id    integer REFERENCES clients ON DELETE SET NULL,
  ADD COLUMN arrived_at   timestamptz,
  ADD COLUMN answered_at  timestamptz,
  ADD COLUMN close_reason text NOT NULL DEFAULT '',
  ADD COLUMN close_note   text NOT NULL DEFAULT '';
ALTER TABLE leads ALTER COLUMN arrived_at SET DEFAULT now();

-- Of earlier leads the audit trail knows: their own entry, or that of the quote that was asked for with them.
UPDATE leads l SET arrived_at = (
  SELECT min(a.at) FROM audit_trail a
  WHERE a.action = 'create' AND ((a.entity = 'leads' AND a.record_id = l.id)
    OR (a.entity = 'quotes' AND a.record_id = l.quote_id)));

CREATE INDEX leads_client ON leads (client_id) WHERE client_id IS NOT NULL;
-- Leads and quotes of one address that nobody has given to a client.
CREATE INDEX leads_unclaimed ON leads (lower(email)) WHERE client_id IS NULL AND email <> '';
CREATE INDEX quotes_unclaimed ON quotes (lower(email)) WHERE client_id IS NULL AND request IS NOT NULL;

-- A phone number as it is compared: its last ten digits, so that (519) 555-0123, +1 519 555 0123 and
-- 519.555.0123 are the same; empty for what is no whole number.
CREATE FUNCTION phone_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN length(digits) >= 10 THEN right(digits, 10) ELSE '' END
  FROM (SELECT regexp_replace(regexp_replace($1, '(ext|x|#).*$', '', 'i'), '\D', '', 'g') AS digits) number
$$;
CREATE INDEX clients_email ON clients (lower(email)) WHERE email <> '';
CREATE INDEX clients_phone ON clients (phone_key(phone_number)) WHERE phone_number <> '';

CREATE TABLE lead_replies (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Chosen by the caller, so that sending once more under it changes nothing.
  key        uuid NOT NULL UNIQUE,
  -- No reference: as with mails, the replies to a lead are there again when its deletion is undone.
  lead_id    integer NOT NULL,
  recipients text[] NOT NULL,
  subject    text NOT NULL,
  message    text NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  who        text NOT NULL
);
CREATE INDEX lead_replies_lead ON lead_replies (lead_id);
ALTER TABLE mails ADD COLUMN lead_reply_id bigint REFERENCES lead_replies;
