-- Requests for a visit to a site that is priced after it, as leads, with their photos.

ALTER TABLE leads DROP CONSTRAINT leads_source_check;
ALTER TABLE leads
  ADD CONSTRAINT leads_source_check CHECK (source IN ('Contact', 'Quote', 'Visit')),
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN postal_code text NOT NULL DEFAULT '',
  ADD COLUMN request_date_ts date,
  ADD COLUMN request_time text NOT NULL DEFAULT '',
  -- A hash of what a form with a key was sent with.
  ADD COLUMN form_hash text;

-- Photos are uploaded before their request, under its form key. The pictures themselves are files in
-- the storage, named by id; `is_stored` says that the file is whole. A photo without a lead that was in
-- use, or that nobody has sent for hours, is deleted, file first.
CREATE TABLE photos (
  id uuid PRIMARY KEY,
  form_key uuid NOT NULL,
  lead_id integer REFERENCES leads ON DELETE SET NULL,
  position integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  thumbnail bytea NOT NULL,
  is_stored boolean NOT NULL DEFAULT false,
  was_sent boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX photos_lead ON photos (lead_id, position);
CREATE INDEX photos_form ON photos (form_key);
CREATE INDEX photos_loose ON photos (created_at) WHERE lead_id IS NULL;
