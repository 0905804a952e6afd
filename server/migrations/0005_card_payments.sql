-- Attempts to pay by card. Written before the provider is asked and settled after it has answered,
-- so that a charge is known of whatever happens in between.
CREATE TABLE payment_attempts (
  key           uuid PRIMARY KEY,
  number        integer NOT NULL,
  invoice_id    integer REFERENCES invoices ON DELETE RESTRICT,
  quote_id      integer REFERENCES quotes ON DELETE RESTRICT,
  amount_cents  bigint NOT NULL CHECK (amount_cents > 0),
  -- The provider's token for the card; the card itself never comes here.
  token         text NOT NULL,
  status        text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
  intent        text UNIQUE,
  message       text NOT NULL DEFAULT '',
  tries         integer NOT NULL DEFAULT 0,
  -- Until then one server asks the provider about it, and no other does.
  claimed_until timestamptz NOT NULL,
  started_at    timestamptz NOT NULL DEFAULT now(),
  settled_at    timestamptz,
  CHECK (num_nonnulls(invoice_id, quote_id) = 1)
);
-- One attempt at a time for a document, from however many windows.
CREATE UNIQUE INDEX payment_attempts_one_pending ON payment_attempts (number) WHERE status = 'pending';
CREATE INDEX payment_attempts_due ON payment_attempts (claimed_until) WHERE status = 'pending';
CREATE INDEX payment_attempts_invoice ON payment_attempts (invoice_id);
CREATE INDEX payment_attempts_quote ON payment_attempts (quote_id);

ALTER TABLE payments ADD COLUMN attempt_key uuid UNIQUE REFERENCES payment_attempts;

-- Charges that the provider tells of and that no attempt here explains, for a person to look at.
CREATE TABLE unexplained_charges (
  intent       text PRIMARY KEY,
  amount_cents bigint NOT NULL,
  metadata     jsonb NOT NULL,
  at           timestamptz NOT NULL DEFAULT now()
);
