-- A payer may leave for the page of their bank (3-D Secure) or of the payment provider while their attempt
-- is open. A server of the release before knows nothing of that: it asks again about an attempt once
-- claimed_until has passed, so attempts that it must leave alone have no end there, and check_at instead.
ALTER TABLE payment_attempts
  -- Where the card is typed.
  ADD COLUMN way text NOT NULL DEFAULT 'cardForm' CHECK (way IN ('cardForm', 'providerPage')),
  -- The page that the payer is led back to; without one they cannot leave.
  ADD COLUMN return_to text,
  -- The provider's Checkout Session.
  ADD COLUMN session text UNIQUE,
  -- The page where the payer has to go on.
  ADD COLUMN away_to text,
  -- When the provider is asked next about an attempt whose payer may be away.
  ADD COLUMN check_at timestamptz,
  -- Why it failed, by code; older attempts have the provider's words in message.
  ADD COLUMN reason text NOT NULL DEFAULT '';

-- The payment that a mail confirms, whose receipt goes with it.
ALTER TABLE mails ADD COLUMN receipt_key uuid REFERENCES payment_attempts;
