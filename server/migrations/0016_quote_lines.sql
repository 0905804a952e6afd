-- The lines of a quote by code and numbers, which a catalogue turns into words; rows that staff wrote
-- stay cells. Nothing reads line_data any more: it is still written for servers of the release before
-- and goes with a later migration (docs/decisions/0030).

CREATE FUNCTION quote_cents(money text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (replace(replace(money, '$ ', ''), ',', '')::numeric * 100)::bigint
$$;

-- The code and parameters of what an instant quote was priced for, by its English words.
CREATE FUNCTION quote_line_code(words text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    (
      SELECT jsonb_build_object('code', code) FROM (VALUES
        ('Detailed cleaning, room', 'residential.detailed.room'),
        ('Detailed cleaning, bathroom', 'residential.detailed.bathroom'),
        ('Detailed cleaning, kitchen', 'residential.detailed.kitchen'),
        ('Detailed cleaning, living room', 'residential.detailed.living'),
        ('Detailed cleaning, dining room', 'residential.detailed.dining'),
        ('Detailed cleaning, basement', 'residential.detailed.basement'),
        ('Detailed cleaning, garage', 'residential.detailed.garage'),
        ('Post-construction cleaning, room', 'residential.postConstruction.room'),
        ('Post-construction cleaning, bathroom', 'residential.postConstruction.bathroom'),
        ('Post-construction cleaning, kitchen', 'residential.postConstruction.kitchen'),
        ('Post-construction cleaning, living room', 'residential.postConstruction.living'),
        ('Post-construction cleaning, dining room', 'residential.postConstruction.dining'),
        ('Post-construction cleaning, basement', 'residential.postConstruction.basement'),
        ('Post-construction cleaning, garage', 'residential.postConstruction.garage'),
        ('Pet hair', 'residential.pet'),
        ('Carpet cleaning, room', 'carpet.room'),
        ('Carpet cleaning, staircase', 'carpet.stairCase'),
        ('Carpet cleaning, basement', 'carpet.basement'),
        ('Grout cleaning, room', 'grout.room'),
        ('Grout cleaning, bathroom', 'grout.bathroom'),
        ('Grout cleaning, hallway', 'grout.hallway'),
        ('Grout cleaning, kitchen', 'grout.kitchen'),
        ('Grout cleaning, shower', 'grout.shower'),
        ('Painting, room', 'paint.room'),
        ('Painting, bathroom', 'paint.bathroom'),
        ('Painting, living room', 'paint.living'),
        ('Painting, dining room', 'paint.dining'),
        ('Painting, kitchen', 'paint.kitchen'),
        ('Painting, rec room', 'paint.basement'),
        ('Painting, hallway', 'paint.hallway'),
        ('Painting, staircase', 'paint.staircase'),
        ('Painting, window', 'paint.window'),
        ('Painting, door', 'paint.door'),
        ('Baseboards, per space', 'paint.baseboard'),
        ('Ceilings, per space', 'paint.ceiling'),
        ('Minimum visit charge', 'minimum'),
        ('Rush fee, service within 72 hours', 'rushFee')
      ) known (text, code) WHERE text = words
    ),
    (
      SELECT jsonb_build_object('code', 'commercial.visit', 'params', jsonb_build_object(
        'hours', found[1]::numeric,
        'frequency', CASE found[2] WHEN 'week' THEN 'weekly' WHEN 'month' THEN 'monthly'
          ELSE 'biWeekly' END))
      FROM regexp_match(words, '^Visit of (\d+(?:\.\d+)?) hours, per (week|two weeks|month)$') found
      WHERE found IS NOT NULL
    ),
    (
      SELECT jsonb_build_object(
        'code', CASE found[1] WHEN 'Removing' THEN 'floor.remove' ELSE 'floor.install' END,
        'params', jsonb_build_object('type', initcap(found[2])))
      FROM regexp_match(
        words, '^(Removing|Installing) (carpet|hardwood|laminate|tile|vinyl), sqft$') found
      WHERE found IS NOT NULL
    ),
    (
      SELECT jsonb_build_object(
        'code', CASE found[1] WHEN 'Full unit' THEN 'student.fullUnit'
          WHEN 'Common area' THEN 'student.commonArea' ELSE 'student.room' END,
        'params', jsonb_build_object('building', found[2], 'unit', found[3]))
      FROM regexp_match(words, '^(Full unit|Common area|Room) (.+) (\d+)(, per room)?$') found
      WHERE found IS NOT NULL AND (found[1] = 'Full unit') = (found[4] IS NOT NULL)
    )
  )
$$;

-- One row of a table of words. What an instant quote was made with goes by its code; of a table that
-- staff wrote, only the row that says the total does, and keeps its cells.
CREATE FUNCTION quote_row(cells jsonb, is_instant boolean) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN is_instant AND cells = '["Description", "Quantity", "Unit price", "Amount"]'
      THEN '{"code": "headings"}'::jsonb
    WHEN is_instant AND jsonb_array_length(cells) = 4 AND cells->>1 = '' AND cells->>2 = ''
        AND cells->>0 IN ('Subtotal', 'HST', 'Total') AND cells->>3 ~ '^-?\$ [\d,]{1,15}\.\d\d$'
      THEN jsonb_build_object(
        'code', CASE cells->>0 WHEN 'Subtotal' THEN 'subTotal' WHEN 'HST' THEN 'tax' ELSE 'total' END,
        'amountCents', quote_cents(cells->>3))
    WHEN is_instant AND jsonb_array_length(cells) = 4 AND quote_line_code(cells->>0) IS NOT NULL
        AND cells->>1 ~ '^\d{1,9}(\.\d{1,2})?$' AND cells->>2 ~ '^\$ [\d,]{1,15}\.\d\d$'
        AND cells->>3 ~ '^\$ [\d,]{1,15}\.\d\d$'
      THEN quote_line_code(cells->>0) || jsonb_build_object(
        'quantity', (cells->>1)::numeric,
        'unitCents', quote_cents(cells->>2),
        'amountCents', quote_cents(cells->>3))
    WHEN cells->>0 = 'Total' THEN jsonb_build_object('code', 'total', 'cells', cells)
    ELSE cells
  END
$$;

CREATE FUNCTION quote_rows(line_data jsonb, is_instant boolean) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(quote_row(cells, is_instant) ORDER BY position), '[]')
  FROM jsonb_array_elements(line_data) WITH ORDINALITY AS row (cells, position)
$$;

ALTER TABLE quotes ADD COLUMN lines jsonb;
UPDATE quotes SET lines = quote_rows(line_data, request IS NOT NULL);

-- What a server of the release before writes, and a row that was deleted before this migration and is
-- restored, have words alone.
CREATE FUNCTION keep_quote_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lines IS NULL OR (
    TG_OP = 'UPDATE' AND NEW.line_data IS DISTINCT FROM OLD.line_data AND NEW.lines = OLD.lines
  ) THEN
    NEW.lines := quote_rows(NEW.line_data, NEW.request IS NOT NULL);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER quote_lines BEFORE INSERT OR UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION keep_quote_lines();
