-- The language that somebody reads: that of the page on which a quote or a message was sent, and of the
-- client that staff make of it. Mails and documents are in it.

ALTER TABLE quotes ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE leads ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE clients ADD COLUMN language text NOT NULL DEFAULT 'en';
