-- Clients who have asked that what is known of them is erased. What the law wants kept (documents and the ledger, six
-- years) stays as it is.
ALTER TABLE clients ADD COLUMN anonymised_at timestamptz;

-- A record as the audit trail keeps it, or as a form was sent, with what tells of a person taken out of its fields.
CREATE FUNCTION without_person(stored jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(stored) IS DISTINCT FROM 'object' THEN stored ELSE (
    SELECT coalesce(jsonb_object_agg(f.key, CASE
      WHEN f.value IN ('null'::jsonb, '""'::jsonb, '[]'::jsonb) THEN f.value
      WHEN lower(replace(f.key, '_', '')) IN ('fullname', 'companyname', 'name', 'clientname',
        'email', 'ccemails', 'phone', 'phonenumber', 'clientphone', 'address', 'unit', 'city', 'postalcode',
        'subject', 'message', 'notes', 'note', 'instructions', 'linedata', 'closenote', 'projecttitle',
        'madetitle', 'additionalpages', 'gdrivelink', 'answersecret', 'tags', 'recipients', 'reason',
        'voidreason', 'scope', 'lines') THEN
        CASE jsonb_typeof(f.value) WHEN 'array' THEN '[]'::jsonb ELSE '"[erased]"'::jsonb END
      WHEN lower(f.key) IN ('request', 'answer', 'buyer') THEN without_person(f.value)
      ELSE f.value END), '{}'::jsonb)
    FROM jsonb_each(stored) f
  ) END
$$;

-- The audit trail stays append-only, but for this: a person may be taken out of an entry, and nothing else of it changes.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.who, NEW.entity, NEW.record_id, NEW.action,
      NEW.before, NEW.after, NEW.deleted_row)
    IS NOT DISTINCT FROM
     (OLD.id, OLD.at, OLD.who, OLD.entity, OLD.record_id, OLD.action,
      without_person(OLD.before), without_person(OLD.after), without_person(OLD.deleted_row)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit trail is append-only.';
END
$$;
DROP TRIGGER audit_trail_append_only ON audit_trail;
CREATE TRIGGER audit_trail_stays BEFORE DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE ON audit_trail
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
