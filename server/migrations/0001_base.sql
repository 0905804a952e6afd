-- Staff, sessions, records, quotes, mail. Money is whole cents; days are company-local dates;
-- instants are timestamptz. Every record carries a version that goes up with each change.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What a search looks into: reduced as the search text is (letters, digits, hyphens and spaces,
-- lower-cased; specification 5), so that an e-mail address or O'Neil is found as it is typed.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
  $$ SELECT lower(regexp_replace($1, '[^[:alnum:] -]', '', 'g')) $$;

CREATE TABLE staff (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username      text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  role          text NOT NULL CHECK (role IN ('Admin', 'Employee')),
  demo          boolean NOT NULL DEFAULT false,
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  staff_id   integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_staff ON sessions (staff_id);

-- Attempts at something that is limited: logins by user name and address, quotes by address and
-- e-mail. Counted here, so that several instances count together.
CREATE TABLE attempts (
  kind text NOT NULL,
  key  text NOT NULL,
  at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attempts_lookup ON attempts (kind, key, at);

CREATE TABLE clients (
  id                   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version              integer NOT NULL DEFAULT 1,
  since_ts             date NOT NULL,
  full_name            text NOT NULL DEFAULT '',
  company_name         text NOT NULL DEFAULT '',
  email                text NOT NULL DEFAULT '',
  cc_emails            text NOT NULL DEFAULT '',
  phone_number         text NOT NULL DEFAULT '',
  address              text NOT NULL DEFAULT '',
  city                 text NOT NULL DEFAULT '',
  postal_code          text NOT NULL DEFAULT '',
  send_invoice_to_self boolean NOT NULL DEFAULT false
);
CREATE INDEX clients_order ON clients (lower(full_name), id);
CREATE INDEX clients_search ON clients USING gin (
  search_text(full_name || ' ' || company_name || ' ' || email || ' ' || phone_number) gin_trgm_ops
);

-- Quotes and invoices share one sequence of five-digit numbers. The row is locked while a number is
-- taken, so that a number is used if and only if its transaction is.
CREATE TABLE document_numbers (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  next     integer NOT NULL CHECK (next BETWEEN 10001 AND 100000)
);
INSERT INTO document_numbers (next) VALUES (10001);

CREATE TABLE rate_cards (
  version    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rates      jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL
);

CREATE TABLE quotes (
  id                  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version             integer NOT NULL DEFAULT 1,
  number              integer NOT NULL UNIQUE,
  since_ts            date NOT NULL,
  client_id           integer REFERENCES clients ON DELETE RESTRICT,
  project_title       text NOT NULL DEFAULT '',
  email               text NOT NULL DEFAULT '',
  notes               text NOT NULL DEFAULT '',
  scope               jsonb NOT NULL DEFAULT '[]',
  price_cents         bigint,
  labor_cost_cents    bigint,
  material_cost_cents bigint,
  line_data           jsonb NOT NULL DEFAULT '[]',
  g_drive_link        text NOT NULL DEFAULT '',
  additional_pages    text NOT NULL DEFAULT '',
  has_files           boolean NOT NULL DEFAULT false,
  request_date_ts     date,
  date_ts             date,
  category            text NOT NULL DEFAULT '',
  type                text NOT NULL DEFAULT '',
  -- An instant quote: what was asked, what was answered, and which rate card priced it.
  form_key            uuid UNIQUE,
  request             jsonb,
  answer              jsonb,
  rate_card_version   integer REFERENCES rate_cards
);
CREATE INDEX quotes_order ON quotes (number DESC, id DESC);
CREATE INDEX quotes_client ON quotes (client_id);
CREATE INDEX quotes_search ON quotes USING gin (
  search_text(number::text || ' ' || email || ' ' || project_title || ' ' || type) gin_trgm_ops
);

CREATE TABLE leads (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version  integer NOT NULL DEFAULT 1,
  date_ts  date NOT NULL,
  name     text NOT NULL DEFAULT '',
  email    text NOT NULL DEFAULT '',
  phone    text NOT NULL DEFAULT '',
  subject  text NOT NULL DEFAULT '',
  message  text NOT NULL DEFAULT '',
  source   text NOT NULL CHECK (source IN ('Contact', 'Quote')),
  status   text NOT NULL DEFAULT 'New',
  quote_id integer REFERENCES quotes ON DELETE SET NULL
);
CREATE INDEX leads_order ON leads (date_ts DESC, id DESC);
CREATE INDEX leads_quote ON leads (quote_id);
CREATE INDEX leads_search ON leads USING gin (
  search_text(name || ' ' || email || ' ' || subject) gin_trgm_ops
);

-- Who changed what, when. Rows are only ever added.
CREATE TABLE audit_trail (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at        timestamptz NOT NULL DEFAULT now(),
  who       text NOT NULL,
  entity    text NOT NULL,
  record_id integer NOT NULL,
  action    text NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  before    jsonb,
  after     jsonb
);
CREATE INDEX audit_trail_record ON audit_trail (entity, record_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is append-only.';
END $$;
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE mails (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity     text NOT NULL,
  record_id  integer NOT NULL,
  recipient  text NOT NULL,
  subject    text NOT NULL,
  text_body  text NOT NULL,
  html_body  text NOT NULL,
  status     text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts   integer NOT NULL DEFAULT 0,
  last_error text,
  queued_at  timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mails_record ON mails (entity, record_id);
