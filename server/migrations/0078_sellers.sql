-- Which company data a document shows: that in force when it was issued, by its version (0 is the company file, kept in
-- settings with the first change). What was issued before follows the file, as it did. By trigger and default, as buyers
-- are: a server of the release before runs beside the new one.
CREATE FUNCTION seller_version() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(version), 0) FROM settings WHERE part = 'companyData'
$$;

ALTER TABLE invoices ADD COLUMN seller_version integer;
ALTER TABLE quotes ADD COLUMN seller_version integer;
UPDATE invoices SET seller_version = 0 WHERE invoice_number IS NOT NULL;
UPDATE quotes SET seller_version = 0 WHERE id IN (SELECT quote_id FROM acceptances);

-- What is issued as soon as it is made.
ALTER TABLE credits ADD COLUMN seller_version integer NOT NULL DEFAULT 0;
ALTER TABLE credits ALTER COLUMN seller_version SET DEFAULT seller_version();
ALTER TABLE change_orders ADD COLUMN seller_version integer NOT NULL DEFAULT 0;
ALTER TABLE change_orders ALTER COLUMN seller_version SET DEFAULT seller_version();
ALTER TABLE deposit_requests ADD COLUMN seller_version integer NOT NULL DEFAULT 0;
ALTER TABLE deposit_requests ALTER COLUMN seller_version SET DEFAULT seller_version();
ALTER TABLE payments ADD COLUMN seller_version integer NOT NULL DEFAULT 0;
ALTER TABLE payments ALTER COLUMN seller_version SET DEFAULT seller_version();

-- An invoice when it is issued.
CREATE FUNCTION keep_invoice_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seller_version := seller_version();
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_seller_inserted BEFORE INSERT ON invoices
  FOR EACH ROW WHEN (NEW.invoice_number IS NOT NULL AND NEW.seller_version IS NULL)
  EXECUTE FUNCTION keep_invoice_seller();
CREATE TRIGGER invoice_seller_issued BEFORE UPDATE ON invoices
  FOR EACH ROW WHEN (OLD.invoice_number IS NULL AND NEW.invoice_number IS NOT NULL)
  EXECUTE FUNCTION keep_invoice_seller();

-- A quote when it is accepted.
CREATE FUNCTION keep_quote_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotes SET seller_version = seller_version() WHERE id = NEW.quote_id AND seller_version IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER quote_seller AFTER INSERT ON acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_quote_seller();
