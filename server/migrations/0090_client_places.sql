-- Further addresses at which a client is served or billed, and further people to write to. A client's own fields stay its
-- main address and its main contact; what these have besides is kept beside them. No references, as of notes (0064): a
-- client that is deleted can be put back for 30 days, with these. A server of the release before knows none of them.
ALTER TABLE clients
  ADD COLUMN address_label text NOT NULL DEFAULT '',
  ADD COLUMN address_notes text NOT NULL DEFAULT '',
  ADD COLUMN contact_role  text NOT NULL DEFAULT '';

CREATE TABLE client_addresses (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id   integer NOT NULL,
  label       text NOT NULL DEFAULT '',
  address     text NOT NULL CHECK (address <> ''),
  city        text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  -- What whoever comes there has to know: the code of a door, where to park.
  notes       text NOT NULL DEFAULT '',
  -- Stands on documents in place of the main address.
  is_billing  boolean NOT NULL DEFAULT false,
  version     integer NOT NULL DEFAULT 1
);
CREATE INDEX client_addresses_client ON client_addresses (client_id);
CREATE UNIQUE INDEX client_addresses_billing ON client_addresses (client_id) WHERE is_billing;

CREATE TABLE client_contacts (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id       integer NOT NULL,
  name            text NOT NULL DEFAULT '',
  role            text NOT NULL DEFAULT '',
  email           text NOT NULL DEFAULT '',
  phone           text NOT NULL DEFAULT '',
  language        text NOT NULL DEFAULT 'en',
  -- Which mails they get a copy of.
  gets_invoices   boolean NOT NULL DEFAULT false,
  gets_statements boolean NOT NULL DEFAULT false,
  gets_quotes     boolean NOT NULL DEFAULT false,
  version         integer NOT NULL DEFAULT 1,
  CHECK (name <> '' OR email <> '' OR phone <> '')
);
CREATE INDEX client_contacts_client ON client_contacts (client_id);
-- Whose e-mail address or number it is, as of clients (0088).
CREATE INDEX client_contacts_email ON client_contacts (lower(email)) WHERE email <> '';
CREATE INDEX client_contacts_phone ON client_contacts (phone_key(phone)) WHERE phone <> '';

SET LOCAL statement_timeout = 0;
CREATE INDEX client_contacts_folded ON client_contacts USING gin (
  fold_text(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops
);
CREATE INDEX client_addresses_folded ON client_addresses USING gin (
  fold_text(label || ' ' || address || ' ' || city || ' ' || postal_code) gin_trgm_ops
);
CREATE INDEX clients_folded_address ON clients USING gin (
  fold_text(address_label || ' ' || address || ' ' || city || ' ' || postal_code) gin_trgm_ops
);

-- Who a document is for (0101), with the address that is billed in place of the main one. Triggers fire in the order of
-- their names: `invoice_billed_at` before `invoice_buyer_inserted`, which keeps what is there, `invoice_buyer_placed`
-- after `invoice_buyer_issued`, which does not, and `quote_billed_at` before `quote_buyer`, which does.
CREATE FUNCTION billed_at(client integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('address', b.address, 'city', b.city, 'postalCode', b.postal_code)
  FROM client_addresses b WHERE b.client_id = client AND b.is_billing
$$;

CREATE FUNCTION keep_invoice_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  billed jsonb;
BEGIN
  IF NEW.invoice_number IS NULL THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.invoice_number IS NOT NULL THEN RETURN NEW; END IF;
  ELSIF NEW.buyer IS NOT NULL THEN
    RETURN NEW;
  END IF;
  billed := billed_at(NEW.client_id);
  IF billed IS NOT NULL THEN NEW.buyer := buyer_of(NEW.client_id) || billed; END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_billed_at BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_address();
CREATE TRIGGER invoice_buyer_placed BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.invoice_number IS NULL AND NEW.invoice_number IS NOT NULL)
  EXECUTE FUNCTION keep_invoice_address();

CREATE FUNCTION keep_quote_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotes SET buyer = buyer_of(client_id) || billed_at(client_id)
  WHERE id = NEW.quote_id AND buyer IS NULL AND billed_at(client_id) IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER quote_billed_at AFTER INSERT ON acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_quote_address();
