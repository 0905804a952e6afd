-- Why a statement file was not read, and what to look at, as codes with parameters, so that they are
-- written in the language of whoever reads them. `reason` and `note` keep the English texts: of files
-- from before this migration, and for servers of the release before.

ALTER TABLE statement_files
  ADD COLUMN why jsonb,
  -- Null where there are texts alone.
  ADD COLUMN notes jsonb;
