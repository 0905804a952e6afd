-- Employees, contracts, services and invoices; deletes that can be undone.

CREATE TABLE employees (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version      integer NOT NULL DEFAULT 1,
  since_ts     date NOT NULL,
  full_name    text NOT NULL DEFAULT '',
  email        text NOT NULL DEFAULT '',
  phone_number text NOT NULL DEFAULT '',
  -- Opens the employee's schedule without a login: unguessable, replaceable.
  secret       text NOT NULL UNIQUE
);
CREATE INDEX employees_order ON employees (lower(full_name), id);
CREATE INDEX employees_search ON employees USING gin (
  search_text(full_name || ' ' || email || ' ' || phone_number) gin_trgm_ops
);

CREATE TABLE contracts (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version        integer NOT NULL DEFAULT 1,
  since_ts       date NOT NULL,
  is_active      boolean NOT NULL DEFAULT false,
  auto_bill      boolean NOT NULL DEFAULT false,
  is_monthly     boolean NOT NULL DEFAULT false,
  client_id      integer REFERENCES clients ON DELETE RESTRICT,
  employee_id    integer REFERENCES employees ON DELETE RESTRICT,
  address        text NOT NULL DEFAULT '',
  city           text NOT NULL DEFAULT '',
  postal_code    text NOT NULL DEFAULT '',
  price_cents    bigint,
  emp_cost_cents bigint,
  hours          double precision,
  line_data      text NOT NULL DEFAULT '',
  instructions   text NOT NULL DEFAULT '',
  monday         boolean NOT NULL DEFAULT false,
  tuesday        boolean NOT NULL DEFAULT false,
  wednesday      boolean NOT NULL DEFAULT false,
  thursday       boolean NOT NULL DEFAULT false,
  friday         boolean NOT NULL DEFAULT false,
  saturday       boolean NOT NULL DEFAULT false,
  sunday         boolean NOT NULL DEFAULT false
);
CREATE INDEX contracts_client ON contracts (client_id);
CREATE INDEX contracts_employee ON contracts (employee_id);
CREATE INDEX contracts_search ON contracts USING gin (
  search_text(address || ' ' || city || ' ' || line_data) gin_trgm_ops
);

CREATE TABLE invoices (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version         integer NOT NULL DEFAULT 1,
  -- Taken from the sequence shared with quotes when the invoice is issued; a draft has none.
  invoice_number  integer UNIQUE,
  client_id       integer REFERENCES clients ON DELETE RESTRICT,
  contract_id     integer REFERENCES contracts ON DELETE RESTRICT,
  -- The first day of the month that a monthly contract is billed for, once each.
  contract_month  date,
  type            text NOT NULL DEFAULT '',
  date_ts         date,
  paid_date_ts    date,
  sub_total_cents bigint,
  tax_cents       bigint,
  total_cents     bigint,
  new_line_data   jsonb NOT NULL DEFAULT '[]',
  billed          boolean NOT NULL DEFAULT false,
  paid            boolean NOT NULL DEFAULT false,
  notes           text NOT NULL DEFAULT '',
  reminded_at     timestamptz,
  UNIQUE (contract_id, contract_month)
);
CREATE INDEX invoices_order ON invoices ((coalesce(date_ts, 'infinity'::date)) DESC, id DESC);
CREATE INDEX invoices_client ON invoices (client_id);
CREATE INDEX invoices_unpaid ON invoices (date_ts) WHERE NOT paid;
CREATE INDEX invoices_search ON invoices USING gin (
  search_text(coalesce(invoice_number::text, '') || ' ' || type || ' ' || notes) gin_trgm_ops
);

CREATE TABLE services (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version        integer NOT NULL DEFAULT 1,
  quote_id       integer REFERENCES quotes ON DELETE RESTRICT,
  contract_id    integer REFERENCES contracts ON DELETE RESTRICT,
  -- The day of the contract that this service is for, however often it is moved.
  contract_day   date,
  invoice_id     integer REFERENCES invoices ON DELETE RESTRICT,
  client_id      integer REFERENCES clients ON DELETE RESTRICT,
  employee_id    integer REFERENCES employees ON DELETE RESTRICT,
  type           text NOT NULL DEFAULT '',
  service_status text NOT NULL DEFAULT '',
  -- By the company's clock: nine o'clock stays nine when the clocks change.
  date_ts        timestamp,
  address        text NOT NULL DEFAULT '',
  city           text NOT NULL DEFAULT '',
  postal_code    text NOT NULL DEFAULT '',
  price_cents    bigint,
  emp_cost_cents bigint,
  hours          double precision,
  line_data      text NOT NULL DEFAULT '',
  instructions   text NOT NULL DEFAULT '',
  UNIQUE (contract_id, contract_day)
);
CREATE INDEX services_order ON services ((coalesce(date_ts, 'infinity'::timestamp)) DESC, id DESC);
CREATE INDEX services_client ON services (client_id);
CREATE INDEX services_employee_day ON services (employee_id, date_ts);
CREATE INDEX services_invoice ON services (invoice_id);
CREATE INDEX services_quote ON services (quote_id);
CREATE INDEX services_search ON services USING gin (
  search_text(address || ' ' || city || ' ' || line_data) gin_trgm_ops
);

ALTER TABLE staff ADD COLUMN email text NOT NULL DEFAULT '';

-- The whole row of a deleted record, from which it can be put back.
ALTER TABLE audit_trail ADD COLUMN deleted_row jsonb;
ALTER TABLE audit_trail DROP CONSTRAINT audit_trail_action_check;
ALTER TABLE audit_trail ADD CONSTRAINT audit_trail_action_check
  CHECK (action IN ('create', 'update', 'delete', 'restore'));
