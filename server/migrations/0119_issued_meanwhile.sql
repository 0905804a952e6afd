-- What pays a deposit locks the invoices of its quote, then the quote. One of them may be issued while the quote is
-- waited for: it was not locked, and is settled all the same. Whoever came later had it, and then waited for the
-- quote: the two waited for each other. So what is locked is let go (by the end of the block) and locked anew, until
-- every invoice is among it. The quote is locked here too, as all who paid or took back money of a request did next.
CREATE OR REPLACE FUNCTION ledger_lock_invoices_of_request(request integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  asked integer := (SELECT quote_id FROM deposit_requests WHERE id = request);
  locked integer[];
BEGIN
  IF asked IS NULL THEN RETURN; END IF;
  LOOP
    BEGIN
      SELECT coalesce(array_agg(i.id), '{}') INTO locked FROM (
        SELECT id FROM invoices
        WHERE quote_id = asked AND invoice_number IS NOT NULL AND voided_on IS NULL
        ORDER BY id FOR NO KEY UPDATE
      ) i;
      PERFORM FROM quotes WHERE id = asked FOR NO KEY UPDATE;
      IF NOT EXISTS (
        SELECT FROM invoices
        WHERE quote_id = asked AND invoice_number IS NOT NULL AND voided_on IS NULL
          AND id <> ALL(locked)
      ) THEN
        RETURN;
      END IF;
      RAISE EXCEPTION 'An invoice was issued meanwhile.' USING ERRCODE = 'LK001';
    EXCEPTION WHEN SQLSTATE 'LK001' THEN
      -- All that was locked in this round is free again.
    END;
  END LOOP;
END
$$;
