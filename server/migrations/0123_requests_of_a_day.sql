-- Who was sent a credit note or a request for a deposit of late is looked up among the requests of the last 24 hours.
CREATE INDEX ledger_requests_at ON ledger_requests (at);
