-- What a client has agreed to: acceptances of quotes and of their change orders, which bound what may be
-- billed (docs/decisions/0044). A server of the release before knows none of it and goes on as it did.

CREATE TABLE change_orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  quote_id integer NOT NULL REFERENCES quotes (id),
  -- Which it is of its quote: 1 for 10234-O1.
  position integer NOT NULL CHECK (position > 0),
  day date NOT NULL,
  made_by text NOT NULL,
  reason text NOT NULL,
  -- Rows { description, quantity, rateCents, amountCents }.
  lines jsonb NOT NULL,
  sub_total_cents bigint NOT NULL,
  tax_cents bigint NOT NULL,
  total_cents bigint NOT NULL CHECK (total_cents = sub_total_cents + tax_cents),
  withdrawn_on date,
  form_key uuid NOT NULL UNIQUE,
  UNIQUE (quote_id, position)
);

CREATE TABLE acceptances (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quote_id integer NOT NULL REFERENCES quotes (id),
  -- Null: the quote itself was accepted.
  change_order_id integer UNIQUE REFERENCES change_orders (id),
  accepted_on date NOT NULL,
  how text NOT NULL CHECK (how IN ('phone', 'email', 'inPerson', 'other')),
  accepted_by text NOT NULL,
  note text NOT NULL,
  recorded_by text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  -- What was agreed to.
  sub_total_cents bigint NOT NULL,
  tax_cents bigint NOT NULL,
  total_cents bigint NOT NULL CHECK (total_cents = sub_total_cents + tax_cents)
);
CREATE INDEX acceptances_quote ON acceptances (quote_id);
CREATE UNIQUE INDEX acceptances_of_quotes ON acceptances (quote_id) WHERE change_order_id IS NULL;

CREATE FUNCTION keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: what was accepted stays as it is', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER acceptances_stay BEFORE UPDATE OR DELETE ON acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_acceptance();

CREATE FUNCTION keep_accepted_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM acceptances WHERE change_order_id = OLD.id) THEN
    RAISE EXCEPTION 'Change order % is accepted and stays as it is', OLD.id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER accepted_orders_stay BEFORE UPDATE OR DELETE ON change_orders
  FOR EACH ROW EXECUTE FUNCTION keep_accepted_order();

-- What the document of an accepted quote says. Runs after the triggers that complete a row, by its name.
CREATE FUNCTION keep_accepted_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM acceptances WHERE quote_id = OLD.id) THEN
    RAISE EXCEPTION 'Quote % is accepted and stays as it is', OLD.number
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER quotes_accepted_stay BEFORE UPDATE ON quotes
  FOR EACH ROW WHEN (
    (OLD.number, OLD.project_title, OLD.notes, OLD.scope, OLD.price_cents, OLD.sub_total_cents,
      OLD.tax_cents, OLD.lines, OLD.additional_pages, OLD.category, OLD.type)
    IS DISTINCT FROM
    (NEW.number, NEW.project_title, NEW.notes, NEW.scope, NEW.price_cents, NEW.sub_total_cents,
      NEW.tax_cents, NEW.lines, NEW.additional_pages, NEW.category, NEW.type)
  )
  EXECUTE FUNCTION keep_accepted_quote();

-- The quote that an invoice bills. It follows the invoice's services, whichever server makes it.
ALTER TABLE invoices ADD COLUMN quote_id integer REFERENCES quotes (id);
CREATE INDEX invoices_quote ON invoices (quote_id) WHERE quote_id IS NOT NULL;

UPDATE invoices i SET quote_id = s.quote_id
FROM (SELECT invoice_id, min(quote_id) AS quote_id FROM services
      WHERE invoice_id IS NOT NULL AND quote_id IS NOT NULL GROUP BY invoice_id) s
WHERE s.invoice_id = i.id;

CREATE FUNCTION keep_invoice_quote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoices SET quote_id = NEW.quote_id WHERE id = NEW.invoice_id AND quote_id IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER invoice_quotes AFTER INSERT OR UPDATE OF invoice_id, quote_id ON services
  FOR EACH ROW WHEN (NEW.invoice_id IS NOT NULL AND NEW.quote_id IS NOT NULL)
  EXECUTE FUNCTION keep_invoice_quote();

-- What was agreed to on each accepted quote, in cents.
CREATE VIEW quote_agreements AS
  SELECT quote_id, sum(sub_total_cents)::bigint AS sub_total_cents, sum(tax_cents)::bigint AS tax_cents,
    sum(total_cents)::bigint AS total_cents
  FROM acceptances GROUP BY quote_id;
