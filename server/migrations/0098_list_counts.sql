-- How many records each list has, and the sum of the invoices', without counting a million rows anew for each page.
-- Every statement that changes a list adds what it changed as a row; the sum of a list's rows is exact in any
-- snapshot, since rows and records become visible together, and no two statements wait for each other as they would
-- for one row. Servers add the rows up from time to time (`entities/listCounts.ts`).
CREATE TABLE list_counts (
  list    text NOT NULL,
  records bigint NOT NULL,
  -- Of invoices, without void ones: nothing is owed on those.
  cents   bigint NOT NULL DEFAULT 0
);

CREATE FUNCTION count_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM list_counts WHERE list = TG_TABLE_NAME;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO list_counts (list, records)
      SELECT TG_TABLE_NAME, count(*) FROM new_rows HAVING count(*) > 0;
  ELSE
    INSERT INTO list_counts (list, records)
      SELECT TG_TABLE_NAME, -count(*) FROM old_rows HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION count_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_counts (list, records, cents)
      SELECT 'invoices', count(*), coalesce(sum(total_cents) FILTER (WHERE voided_on IS NULL), 0)
      FROM new_rows HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_counts (list, records, cents)
      SELECT 'invoices', -count(*), -coalesce(sum(total_cents) FILTER (WHERE voided_on IS NULL), 0)
      FROM old_rows HAVING count(*) > 0;
  ELSE
    INSERT INTO list_counts (list, records, cents)
      SELECT 'invoices', 0, sum(cents) FROM (
        SELECT total_cents AS cents FROM new_rows WHERE voided_on IS NULL
        UNION ALL SELECT -total_cents FROM old_rows WHERE voided_on IS NULL
      ) changed HAVING sum(cents) <> 0;
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  list text;
  counting text;
BEGIN
  FOREACH list IN ARRAY ARRAY['clients', 'contracts', 'employees', 'invoices', 'leads', 'quotes', 'services'] LOOP
    counting := CASE list WHEN 'invoices' THEN 'count_invoices' ELSE 'count_list' END;
    EXECUTE format('CREATE TRIGGER list_count_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, counting);
    EXECUTE format('CREATE TRIGGER list_count_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', list, counting);
    EXECUTE format('CREATE TRIGGER list_count_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION count_list()', list);
    -- Nothing is written meanwhile: a trigger is made under a lock that keeps writers out.
    EXECUTE format('INSERT INTO list_counts (list, records) SELECT %L, count(*) FROM %I', list, list);
  END LOOP;
END $$;

CREATE TRIGGER list_count_update AFTER UPDATE ON invoices
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
UPDATE list_counts
  SET cents = (SELECT coalesce(sum(total_cents), 0) FROM invoices WHERE voided_on IS NULL)
  WHERE list = 'invoices';
