-- What pays a deposit settles invoices of its quote that are open. Whoever takes such a payment back has locked
-- those invoices and then asks for the payment: they are locked here before quote, request and payments too.
CREATE FUNCTION ledger_lock_invoices_of_request(request integer) RETURNS void LANGUAGE sql AS $$
  SELECT FROM invoices
  WHERE quote_id = (SELECT quote_id FROM deposit_requests WHERE id = request)
    AND invoice_number IS NOT NULL AND voided_on IS NULL
  ORDER BY id FOR NO KEY UPDATE
$$;

-- As before, with those invoices first.
CREATE OR REPLACE FUNCTION ledger_keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked deposit_requests;
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Before the foreign key is checked, which shares a lock: payments that come at once would
    -- otherwise wait for one another.
    PERFORM FROM invoices WHERE id = NEW.invoice_id FOR UPDATE;
    NEW.deposit_request_id := coalesce(NEW.deposit_request_id,
      (SELECT deposit_request_id FROM payment_attempts WHERE key = NEW.attempt_key));
    PERFORM ledger_lock_invoices_of_request(NEW.deposit_request_id);
    -- Whoever gives the quote to another client waits until the payment is there, and takes it along.
    PERFORM FROM quotes WHERE id = coalesce(NEW.quote_id,
      (SELECT quote_id FROM deposit_requests WHERE id = NEW.deposit_request_id)) FOR SHARE;
    IF NEW.deposit_request_id IS NOT NULL THEN
      SELECT * INTO asked FROM deposit_requests WHERE id = NEW.deposit_request_id FOR UPDATE;
      NEW.quote_id := coalesce(NEW.quote_id, asked.quote_id);
      IF asked.contract_id IS NOT NULL THEN
        NEW.client_id := coalesce(NEW.client_id,
          (SELECT client_id FROM contracts WHERE id = asked.contract_id FOR SHARE));
        NEW.brand := coalesce(NEW.brand, 'cleaning');
      END IF;
      IF asked.withdrawn_on IS NOT NULL OR asked.amount_cents <> NEW.amount_cents OR EXISTS (
          SELECT FROM payments WHERE deposit_request_id = asked.id AND reversed_at IS NULL) THEN
        NEW.deposit_request_id := NULL;
      END IF;
    END IF;
    NEW.client_id := coalesce(NEW.client_id, ledger_payer(NEW.invoice_id, NEW.quote_id));
    NEW.brand := coalesce(NEW.brand, ledger_payment_brand(NEW.invoice_id, NEW.quote_id));
  ELSIF (NEW.amount_cents, NEW.method, NEW.received_on, NEW.quote_id, NEW.deposit_request_id)
      IS DISTINCT FROM
      (OLD.amount_cents, OLD.method, OLD.received_on, OLD.quote_id, OLD.deposit_request_id)
      OR (OLD.invoice_id IS NOT NULL AND NEW.invoice_id IS DISTINCT FROM OLD.invoice_id) THEN
    RAISE EXCEPTION 'Payment % stays as it was recorded: take it back and record another.', OLD.id;
  END IF;
  RETURN NEW;
END
$$;
