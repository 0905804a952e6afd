-- Money received against an invoice (or, before there is one, a quote).
CREATE TABLE payments (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id   integer REFERENCES invoices ON DELETE RESTRICT,
  quote_id     integer REFERENCES quotes ON DELETE RESTRICT,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  method       text NOT NULL CHECK (method IN ('manual', 'card', 'e-transfer')),
  received_on  date NOT NULL,
  recorded_at  timestamptz NOT NULL DEFAULT now(),
  recorded_by  text NOT NULL,
  CHECK (num_nonnulls(invoice_id, quote_id) >= 1)
);
CREATE INDEX payments_invoice ON payments (invoice_id);
CREATE INDEX payments_quote ON payments (quote_id);

-- The days on which the daily update has reminded, invoiced and so on; kept for those who ask.
CREATE TABLE daily_updates (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day     date NOT NULL,
  at      timestamptz NOT NULL DEFAULT now(),
  counts  jsonb NOT NULL
);
