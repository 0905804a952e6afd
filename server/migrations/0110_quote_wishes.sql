-- What the reader of a web quote asked of it from its own page; null for every other lead.
ALTER TABLE leads ADD COLUMN quote_wish text CHECK (quote_wish IN ('book', 'change', 'ask'));
CREATE INDEX leads_quote_wish ON leads (quote_id) WHERE quote_wish IS NOT NULL;
