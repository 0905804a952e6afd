-- The price that a quote was answered with, by code and numbers like its lines, so that each reader gets
-- the answer in their language, whatever staff have done to the lines since. `answer` keeps the words of
-- the first answer: for servers of the release before, and for the rare quote whose lines no longer tell.

ALTER TABLE quotes ADD COLUMN answer_price jsonb;

-- Finds each answered line among the rows that staff have left alone: those keep their code. Rows are
-- paired by their numbers, not by their order, which staff may have changed. Null if one is missing.
CREATE FUNCTION answered_price(answer jsonb, lines jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  WITH answered AS (
    SELECT position, quantity, unit, amount,
      row_number() OVER (PARTITION BY quantity, unit, amount ORDER BY position) AS nth,
      count(*) OVER (PARTITION BY quantity, unit, amount) AS alike
    FROM jsonb_array_elements(answer->'lines') WITH ORDINALITY AS line (facts, position),
      LATERAL (
        SELECT (facts->>'quantity')::numeric AS quantity,
          ((facts->>'unitPrice')::numeric * 100)::bigint AS unit,
          ((facts->>'amount')::numeric * 100)::bigint AS amount
      ) numbers
  ), coded AS (
    SELECT facts, quantity, unit, amount,
      row_number() OVER (PARTITION BY quantity, unit, amount ORDER BY position) AS nth,
      count(*) OVER (PARTITION BY quantity, unit, amount) AS alike
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS line (facts, position),
      LATERAL (
        SELECT (facts->>'quantity')::numeric AS quantity,
          (facts->>'unitCents')::bigint AS unit,
          (facts->>'amountCents')::bigint AS amount
      ) numbers
    WHERE facts ? 'quantity' AND NOT facts ? 'cells'
  )
  SELECT CASE WHEN count(*) > 0 AND count(*) = count(facts) THEN jsonb_build_object(
    'lines', jsonb_agg(facts ORDER BY position),
    'subTotalCents', ((answer->>'subTotal')::numeric * 100)::bigint,
    'taxCents', ((answer->>'tax')::numeric * 100)::bigint,
    'totalCents', ((answer->>'total')::numeric * 100)::bigint
  ) END
  FROM answered LEFT JOIN coded USING (quantity, unit, amount, nth, alike)
$$;

UPDATE quotes SET answer_price = answered_price(answer, lines) WHERE answer IS NOT NULL;

-- What a server of the release before writes, and a row that was deleted before this migration and is
-- restored, have the answer in words alone. Runs after the trigger "quote_lines", by its name.
CREATE FUNCTION keep_answer_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.answer_price := answered_price(NEW.answer, NEW.lines);
  RETURN NEW;
END
$$;
CREATE TRIGGER quote_lines_answered BEFORE INSERT ON quotes
  FOR EACH ROW WHEN (NEW.answer IS NOT NULL AND NEW.answer_price IS NULL)
  EXECUTE FUNCTION keep_answer_price();
