-- What a quote comes to, said in full: subtotal and tax beside the total, the last day of its price, and
-- the minimum that a line tops up to (docs/decisions/0044).

ALTER TABLE quotes
  ADD COLUMN sub_total_cents bigint,
  ADD COLUMN tax_cents bigint,
  -- Null where no day was ever named: quotes that staff wrote before this migration.
  ADD COLUMN valid_until date;

-- The split of an amount that includes Ontario's 13 %, to the cent. For rows that say nothing else: this
-- release writes the split itself, at the rate of its company file.
CREATE FUNCTION split_quote(total bigint, OUT sub_total bigint, OUT tax bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT round(total / 1.13)::bigint, total - round(total / 1.13)::bigint
$$;

-- An instant quote whose price nobody has changed keeps the tax that it was answered with. Any other price
-- was typed by staff as what is asked for, so it stays the total.
UPDATE quotes SET
  sub_total_cents = CASE WHEN (answer_price->>'totalCents')::bigint = price_cents
    THEN (answer_price->>'subTotalCents')::bigint ELSE (split_quote(price_cents)).sub_total END,
  tax_cents = CASE WHEN (answer_price->>'totalCents')::bigint = price_cents
    THEN (answer_price->>'taxCents')::bigint ELSE (split_quote(price_cents)).tax END
WHERE price_cents IS NOT NULL;

UPDATE quotes SET valid_until = since_ts + 30 WHERE request IS NOT NULL;

-- A server of the release before writes a price alone; a row that was deleted before this migration and is
-- restored has no split either. Runs after the triggers on lines, by its name.
CREATE FUNCTION keep_quote_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_cents IS DISTINCT FROM NEW.sub_total_cents + NEW.tax_cents THEN
    IF (NEW.answer_price->>'totalCents')::bigint = NEW.price_cents THEN
      NEW.sub_total_cents := (NEW.answer_price->>'subTotalCents')::bigint;
      NEW.tax_cents := (NEW.answer_price->>'taxCents')::bigint;
    ELSE
      NEW.sub_total_cents := (split_quote(NEW.price_cents)).sub_total;
      NEW.tax_cents := (split_quote(NEW.price_cents)).tax;
    END IF;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.request IS NOT NULL THEN
    NEW.valid_until := coalesce(NEW.valid_until, NEW.since_ts + 30);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER quote_totals BEFORE INSERT OR UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION keep_quote_totals();

ALTER TABLE quotes ADD CONSTRAINT quotes_add_up
  CHECK (price_cents IS NOT DISTINCT FROM sub_total_cents + tax_cents);

-- The minimum is what the lines down to its own come to. Beside `params`, not in it: a server of the
-- release before takes a line with parameters for one that it knows.
CREATE FUNCTION with_minimum(rows jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_agg(
    CASE WHEN row->>'code' = 'minimum' AND NOT row ? 'minimumCents'
      THEN row || jsonb_build_object('minimumCents', down_to) ELSE row END
    ORDER BY position)
  FROM (
    SELECT row, position,
      sum(CASE WHEN jsonb_typeof(row) = 'object' AND row ? 'quantity'
        THEN (row->>'amountCents')::bigint ELSE 0 END) OVER (ORDER BY position) AS down_to
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS element (row, position)
  ) counted
$$;

-- Staff may have changed the lines above it since; the price as it was answered has them all.
CREATE FUNCTION minimum_of(answer_price jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row->'minimumCents' FROM jsonb_array_elements(with_minimum(answer_price->'lines')) row
  WHERE row->>'code' = 'minimum' LIMIT 1
$$;

UPDATE quotes SET
  lines = CASE
    WHEN NOT lines @> '[{"code": "minimum"}]' THEN lines
    WHEN minimum_of(answer_price) IS NULL THEN with_minimum(lines)
    ELSE (
      SELECT jsonb_agg(
        CASE WHEN row->>'code' = 'minimum'
          THEN row || jsonb_build_object('minimumCents', minimum_of(answer_price)) ELSE row END
        ORDER BY position)
      FROM jsonb_array_elements(lines) WITH ORDINALITY AS element (row, position)
    ) END,
  answer_price = CASE WHEN answer_price IS NOT NULL
    THEN answer_price || jsonb_build_object('lines', with_minimum(answer_price->'lines')) END
WHERE lines @> '[{"code": "minimum"}]' OR answer_price->'lines' @> '[{"code": "minimum"}]';
