-- The security log says why an override ended. One whose time was over is not said to end with its session, and one of
-- somebody who may release no more ends for good, so that it does not come back with the role. A server of the release before
-- has no part in it.
CREATE FUNCTION log_override_end(ended_staff_id integer, ended_who text, ended_detail text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  counted integer;
BEGIN
  INSERT INTO security_event_counts AS c (hour, kind, staff_id, times)
  VALUES (date_trunc('hour', now()), 'override-ended', ended_staff_id, 1)
  ON CONFLICT (hour, kind, staff_id) DO UPDATE SET times = c.times + 1
  RETURNING times INTO counted;
  INSERT INTO security_events (kind, staff_id, who, detail, times)
  VALUES ('override-ended', ended_staff_id, ended_who, ended_detail, counted);
END $$;

CREATE FUNCTION override_end_detail(ended overrides, reason text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('%s: %s, %s', ended.app, ended.origin,
    CASE WHEN ended.expires_at > now() THEN reason
      ELSE format('after %s hours', round(extract(epoch FROM ended.expires_at - ended.begun_at) / 3600)) END)
$$;

CREATE OR REPLACE FUNCTION log_overrides_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended overrides;
BEGIN
  FOR ended IN SELECT o.* FROM overrides o WHERE o.session_id = OLD.id ORDER BY o.id LOOP
    PERFORM log_override_end(s.id, s.username, override_end_detail(ended, 'with its session'))
    FROM staff s WHERE s.id = OLD.staff_id;
  END LOOP;
  RETURN OLD;
END $$;

-- Only an Admin may release (`ofOwner` of the contract's permissions).
CREATE FUNCTION end_overrides_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended overrides;
BEGIN
  FOR ended IN
    DELETE FROM overrides o USING sessions t
    WHERE t.id = o.session_id AND t.staff_id = NEW.id RETURNING o.*
  LOOP
    PERFORM log_override_end(NEW.id, NEW.username, override_end_detail(ended, 'with the role'));
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER staff_role_ends_overrides AFTER UPDATE OF role ON staff
  FOR EACH ROW WHEN (OLD.role = 'Admin' AND NEW.role <> 'Admin') EXECUTE FUNCTION end_overrides_of_role();
