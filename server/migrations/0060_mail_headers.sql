-- Who a mail says it is to, and who gets a copy, of one that goes to several addresses: each of these is a
-- row of its own, with what became of it. Null where it goes to its recipient alone, as servers of the
-- release before write all of them.
ALTER TABLE mails ADD COLUMN shown_to text[], ADD COLUMN shown_cc text[];
