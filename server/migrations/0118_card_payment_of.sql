-- Found by their keys. With "or" between them PostgreSQL read every payment there is, for each payment and credit
-- that a client's or an invoice's page shows.
CREATE OR REPLACE FUNCTION card_payment_of(of_payment integer, of_credit integer)
RETURNS TABLE (payment_id integer, cents bigint, is_disputed boolean) LANGUAGE sql STABLE AS $$
  SELECT l.payment_id, l.cents, l.is_disputed
  FROM (
    SELECT of_payment AS id
    UNION
    SELECT g.payment_id FROM credits c
      JOIN ledger_postings g ON g.invoice_id = c.invoice_id AND g.account = 'receivable'
    WHERE c.id = of_credit AND g.payment_id IS NOT NULL
  ) asked JOIN card_payment_left l ON l.payment_id = asked.id
  ORDER BY l.cents DESC, l.payment_id LIMIT 1
$$;
