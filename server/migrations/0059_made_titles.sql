-- The title that was made for an instant quote, in English as all records. While `project_title` equals it, staff
-- have not written their own, and documents title the quote by its kind (`request.kind`) in the language of
-- their reader. Null for quotes that staff wrote.
ALTER TABLE quotes ADD COLUMN made_title text;

UPDATE quotes SET made_title =
  CASE request->>'kind'
    WHEN 'commercial' THEN 'Commercial quote'
    -- As such quotes were called at first.
    WHEN 'student' THEN
      CASE WHEN type = 'Student Houses' THEN 'Student Houses quote' ELSE 'Student quote' END
    WHEN 'residential' THEN 'Residential quote'
    WHEN 'carpet' THEN 'Carpet quote'
    WHEN 'grout' THEN 'Grout quote'
    WHEN 'paint' THEN 'Paint quote'
    WHEN 'floor' THEN 'Floor quote'
  END
WHERE request IS NOT NULL;

-- For servers of the release before, which do not know the column.
CREATE FUNCTION quote_made_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_title := NEW.project_title;
  RETURN NEW;
END
$$;

CREATE TRIGGER quote_made_title BEFORE INSERT ON quotes
  FOR EACH ROW WHEN (NEW.request IS NOT NULL AND NEW.made_title IS NULL)
  EXECUTE FUNCTION quote_made_title();
