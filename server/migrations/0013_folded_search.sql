-- What a search looks into, without regard to case, accents and hyphens: "creperie" finds Crêperie,
-- "muller" finds Müller, "519-555-0101" finds (519) 555-0101. Both sides of a comparison go through
-- it. NFKD parts letters from their marks; the marks are then removed with the other signs.
--
-- Not the extension `unaccent`: its function is only STABLE, which no index takes, and its rules are a
-- file of the machine that a restored database may find changed.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(
    translate(
      replace(replace(replace(replace(lower(normalize($1, NFKD)),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '-øđðłıħŧ', ' oddliht'),
    '[^[:alnum:] ]', '', 'g')
$$;

-- On a large database the indexes take longer than an ordinary statement may.
SET LOCAL statement_timeout = 0;

-- Phone numbers stand in them twice: as they are written, and as digits alone.
CREATE INDEX clients_folded ON clients USING gin (
  fold_text(full_name || ' ' || company_name || ' ' || email || ' ' || phone_number || ' ' ||
    regexp_replace(phone_number, '\D', '', 'g')) gin_trgm_ops
);
CREATE INDEX employees_folded ON employees USING gin (
  fold_text(full_name || ' ' || email || ' ' || phone_number || ' ' ||
    regexp_replace(phone_number, '\D', '', 'g')) gin_trgm_ops
);
CREATE INDEX quotes_folded ON quotes USING gin (
  fold_text(number::text || ' ' || email || ' ' || project_title || ' ' || type) gin_trgm_ops
);
CREATE INDEX leads_folded ON leads USING gin (
  fold_text(name || ' ' || email || ' ' || subject) gin_trgm_ops
);
CREATE INDEX contracts_folded ON contracts USING gin (
  fold_text(address || ' ' || city || ' ' || line_data) gin_trgm_ops
);
CREATE INDEX services_folded ON services USING gin (
  fold_text(address || ' ' || city || ' ' || line_data) gin_trgm_ops
);
CREATE INDEX invoices_folded ON invoices USING gin (
  fold_text(coalesce(invoice_number::text, '') || ' ' || type || ' ' || notes) gin_trgm_ops
);

-- `search_text` and the indexes `…_search` stay for servers of the release before, which search with
-- them; a later upgrade drops them.
