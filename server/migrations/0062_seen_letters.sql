-- When somebody opened a document from the mail that it came with. The mail's link carries the document's
-- key, which a number that can be guessed does not replace. Mails of the release before have no key, and
-- its sendings stay unseen.
ALTER TABLE invoices ADD COLUMN letter_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
ALTER TABLE quotes ADD COLUMN letter_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;

ALTER TABLE invoice_sends ADD COLUMN seen_at timestamptz CHECK (kind <> 'other' OR seen_at IS NULL);
ALTER TABLE quote_sends ADD COLUMN seen_at timestamptz;
