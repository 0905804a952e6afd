-- Who a document is for, as it was when the document was made: changing the client afterwards changes no document. By
-- trigger, as the ledger's entries are: a server of the release before runs beside the new one, and no code can forget it.
CREATE FUNCTION buyer_of(client integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('fullName', c.full_name, 'companyName', c.company_name,
    'address', c.address, 'city', c.city, 'postalCode', c.postal_code, 'email', c.email)
  FROM clients c WHERE c.id = client
$$;

ALTER TABLE invoices ADD COLUMN buyer jsonb;
ALTER TABLE credits ADD COLUMN buyer jsonb;
ALTER TABLE quotes ADD COLUMN buyer jsonb;

UPDATE invoices SET buyer = buyer_of(client_id) WHERE invoice_number IS NOT NULL AND client_id IS NOT NULL;
UPDATE credits SET buyer = buyer_of(client_id) WHERE client_id IS NOT NULL;
UPDATE quotes SET buyer = buyer_of(client_id)
WHERE client_id IS NOT NULL AND id IN (SELECT quote_id FROM acceptances);

-- An invoice when it is issued.
CREATE FUNCTION keep_invoice_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.buyer := buyer_of(NEW.client_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_buyer_inserted BEFORE INSERT ON invoices
  FOR EACH ROW WHEN (NEW.invoice_number IS NOT NULL AND NEW.buyer IS NULL)
  EXECUTE FUNCTION keep_invoice_buyer();
CREATE TRIGGER invoice_buyer_issued BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.invoice_number IS NULL AND NEW.invoice_number IS NOT NULL)
  EXECUTE FUNCTION keep_invoice_buyer();

-- A credit corrects its invoice, so it is for the same buyer.
CREATE FUNCTION keep_credit_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.buyer := coalesce(
    (SELECT i.buyer FROM invoices i WHERE i.id = NEW.invoice_id), buyer_of(NEW.client_id));
  RETURN NEW;
END
$$;
CREATE TRIGGER credit_buyer BEFORE INSERT ON credits
  FOR EACH ROW WHEN (NEW.buyer IS NULL) EXECUTE FUNCTION keep_credit_buyer();

-- A quote when it is accepted.
CREATE FUNCTION keep_quote_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotes SET buyer = buyer_of(client_id)
  WHERE id = NEW.quote_id AND buyer IS NULL AND client_id IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER quote_buyer AFTER INSERT ON acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_quote_buyer();
