-- What needs somebody today is few of many rows: each kind is found without reading the others.
CREATE INDEX leads_new ON leads (date_ts, id) WHERE status = 'New';
CREATE INDEX quotes_valid_until ON quotes (valid_until) WHERE valid_until IS NOT NULL;
CREATE INDEX services_unbilled ON services (date_ts) WHERE service_status = 'Complete' AND invoice_id IS NULL;
CREATE INDEX services_scheduled ON services (date_ts) WHERE service_status = 'Scheduled';
CREATE INDEX invoices_drafts ON invoices (id) WHERE invoice_number IS NULL;
