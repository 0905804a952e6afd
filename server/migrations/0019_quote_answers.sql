-- Opens the answer of an instant quote at an address of its own. It shows what its row holds and lets
-- nobody do anything, so it is kept as it is; quotes that were answered before get one as well.

ALTER TABLE quotes ADD COLUMN answer_secret text UNIQUE;

UPDATE quotes
SET answer_secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
WHERE answer IS NOT NULL;
