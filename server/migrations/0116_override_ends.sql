-- An override goes with its session by its foreign key, whichever way that ends. Here that is written into the security
-- log, as an end by hand is by the server: no way to end a session can forget it. A server of the release before has no part in it.
CREATE FUNCTION log_overrides_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended record;
  counted integer;
BEGIN
  FOR ended IN
    SELECT o.app, o.origin, s.id AS staff_id, s.username
    FROM overrides o JOIN staff s ON s.id = OLD.staff_id
    WHERE o.session_id = OLD.id ORDER BY o.id
  LOOP
    INSERT INTO security_event_counts AS c (hour, kind, staff_id, times)
    VALUES (date_trunc('hour', now()), 'override-ended', ended.staff_id, 1)
    ON CONFLICT (hour, kind, staff_id) DO UPDATE SET times = c.times + 1
    RETURNING times INTO counted;
    INSERT INTO security_events (kind, staff_id, who, detail, times)
    VALUES ('override-ended', ended.staff_id, ended.username,
      format('%s: %s, with its session', ended.app, ended.origin), counted);
  END LOOP;
  RETURN OLD;
END $$;

-- Before the row goes, while it is locked: no override is begun in between.
CREATE TRIGGER sessions_end_overrides BEFORE DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION log_overrides_of_session();
