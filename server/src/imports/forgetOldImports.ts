import { importLimits } from 'shared-api/contract/entities/importing/imports';
import type { Queryable } from '../db/Database.ts';

/**
 * Deletes files that are no longer needed, with the personal data in them: after that time an import
 * cannot be undone either. Files that were never imported go earlier.
 */
export async function forgetOldImports(database: Queryable): Promise<void> {
  await database.query(
    "DELETE FROM imports WHERE state = 'open' AND at < now() - interval '7 days'",
  );
  await database.query(
    `DELETE FROM import_records r USING imports i
     WHERE i.id = r.import_id AND i.at < now() - make_interval(days => $1)`,
    [importLimits.days],
  );
  await database.query(
    `DELETE FROM import_contacts c USING imports i
     WHERE i.id = c.import_id AND i.at < now() - make_interval(days => $1)`,
    [importLimits.days],
  );
  await database.query(
    `DELETE FROM import_addresses a USING imports i
     WHERE i.id = a.import_id AND i.at < now() - make_interval(days => $1)`,
    [importLimits.days],
  );
  await database.query(
    `UPDATE imports SET content = NULL, columns = '[]', refused = '[]'
     WHERE content IS NOT NULL AND at < now() - make_interval(days => $1)`,
    [importLimits.days],
  );
}
