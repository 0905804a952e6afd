-- Refunds that the payment provider makes, and disputes. A server of the release before makes no refund
-- to a card, and ignores the events of both.
ALTER TABLE refunds
  -- The card payment that the provider gives back; that of the credit's invoice where a credit is refunded.
  ADD COLUMN card_payment_id integer REFERENCES payments ON DELETE RESTRICT,
  -- The idempotency key with which the provider is asked.
  ADD COLUMN provider_key uuid UNIQUE,
  -- When the provider is asked next; null once all is known.
  ADD COLUMN ask_at timestamptz,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  -- Why it failed, by code.
  ADD COLUMN failure text NOT NULL DEFAULT '',
  -- When somebody in the office has seen that it failed.
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN seen_by text,
  ADD CONSTRAINT refunds_to_card CHECK ((card_payment_id IS NULL) = (provider_key IS NULL));
CREATE INDEX refunds_card_payment ON refunds (card_payment_id) WHERE card_payment_id IS NOT NULL;
CREATE INDEX refunds_due ON refunds (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX refunds_unseen ON refunds (id) WHERE status = 'failed' AND seen_at IS NULL;

-- A payment that its payer disputes with their bank, as the provider tells.
CREATE TABLE disputes (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id  text NOT NULL UNIQUE,
  payment_id   integer NOT NULL REFERENCES payments ON DELETE RESTRICT,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Both by code (`shared-api/contract/billing/moneyBack`).
  reason       text NOT NULL,
  state        text NOT NULL,
  -- Until when the provider takes an answer.
  due_at       timestamptz,
  -- What the provider has charged for it.
  fee_cents    bigint NOT NULL DEFAULT 0,
  -- The entry by which the money was taken out; none of a mere inquiry.
  entry_id     bigint REFERENCES ledger_entries,
  ended        text CHECK (ended IN ('won', 'lost', 'closed')),
  opened_on    date NOT NULL,
  ended_on     date,
  -- How often money had moved by the newest event that was heeded, and when the provider made that (Unix
  -- seconds).
  movements    integer NOT NULL DEFAULT 0,
  told_at      bigint NOT NULL,
  seen_at      timestamptz,
  seen_by      text,
  CHECK ((ended IS NULL) = (ended_on IS NULL))
);
CREATE INDEX disputes_payment ON disputes (payment_id);
CREATE INDEX disputes_unseen ON disputes (id) WHERE seen_at IS NULL;

-- Refunds that nothing here explains, made on the provider's own pages, say.
CREATE TABLE unexplained_refunds (
  provider_id  text PRIMARY KEY,
  intent       text NOT NULL,
  amount_cents bigint NOT NULL,
  received_at  timestamptz NOT NULL DEFAULT now(),
  seen_at      timestamptz,
  seen_by      text
);

-- What the provider charges for disputes.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (account IN (
  'receivable', 'onAccount', 'money', 'revenue', 'hst', 'deposits', 'advanceTax', 'badDebt',
  'disputed', 'fees'))
  NOT VALID;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'invoiceIssued', 'invoiceVoided', 'payment', 'paymentReversed', 'allocation',
  'allocationReleased', 'accountMoved', 'credit', 'creditReversed', 'refund', 'refundFailed',
  'writeOff', 'writeOffReversed', 'depositReceived', 'depositReversed', 'depositApplied',
  'depositReleased', 'depositReturned', 'depositReturnFailed', 'depositForfeited',
  'depositForfeitReversed', 'dispute', 'disputeWon', 'disputeLost', 'disputeFee')) NOT VALID;

-- What the provider can still give back of card payments: nothing while one is disputed, and not what a
-- lost dispute took.
CREATE VIEW card_payment_left AS
SELECT p.id AS payment_id,
  CASE WHEN disputed.is_open THEN 0 ELSE greatest(0, p.amount_cents - disputed.lost
    - coalesce((SELECT sum(r.amount_cents) FROM refunds r
        WHERE r.card_payment_id = p.id AND r.status <> 'failed'), 0))::bigint END AS cents,
  disputed.is_open AS is_disputed
FROM payments p CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE d.ended IS NULL) > 0 AS is_open,
    coalesce(sum(d.amount_cents) FILTER (WHERE d.ended = 'lost'), 0)::bigint AS lost
  FROM disputes d WHERE d.payment_id = p.id
) disputed
WHERE p.attempt_key IS NOT NULL AND p.reversed_at IS NULL;

-- The card payment to which what a payment or a credit left on account can go back: that payment, or
-- the one of the credit's invoice with the most left.
CREATE FUNCTION card_payment_of(of_payment integer, of_credit integer)
RETURNS TABLE (payment_id integer, cents bigint, is_disputed boolean) LANGUAGE sql STABLE AS $$
  SELECT l.payment_id, l.cents, l.is_disputed FROM card_payment_left l
  WHERE l.payment_id = of_payment OR l.payment_id IN (
    SELECT g.payment_id FROM credits c
      JOIN ledger_postings g ON g.invoice_id = c.invoice_id AND g.account = 'receivable'
    WHERE c.id = of_credit AND g.payment_id IS NOT NULL)
  ORDER BY l.cents DESC, l.payment_id LIMIT 1
$$;
