-- What was paid on a quote pays its invoices when they are issued, also those that name their quote and bill
-- no services, as staff write them. Before, such an advance stayed on account, and the client was asked for
-- all of it again.

CREATE FUNCTION ledger_allocate_advances(issued integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
BEGIN
  FOR waiting IN
    SELECT i.id, array_agg(p.id) AS payment_ids
    FROM invoices i
      JOIN payments p ON p.quote_id = i.quote_id AND p.client_id IS NOT DISTINCT FROM i.client_id
    WHERE i.id = ANY(issued) AND p.reversed_at IS NULL
    GROUP BY i.id ORDER BY i.invoice_number
  LOOP
    PERFORM ledger_allocate(waiting.payment_ids,
      array_fill(waiting.id, ARRAY[cardinality(waiting.payment_ids)]), true);
  END LOOP;
END
$$;

CREATE FUNCTION ledger_follow_advances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_allocate_advances(array_agg(n.id))
  FROM updated n JOIN previous o ON o.id = n.id
  WHERE o.invoice_number IS NULL AND n.invoice_number IS NOT NULL AND n.quote_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
-- After `ledger_updated`, by its name.
CREATE TRIGGER ledger_updated_advances AFTER UPDATE ON invoices
  REFERENCING OLD TABLE AS previous NEW TABLE AS updated
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_follow_advances();
