import { HttpError } from '../HttpError.ts';
import type { Queryable } from './Database.ts';

/**
 * The refusal for a client that is not there. Of one that was merged it leads to the kept one, or to the last where that one
 * was merged too.
 */
export async function missingClient(database: Queryable, id: number): Promise<HttpError> {
  const { rows } = await database.query<{ id: number; name: string; merged: string }>(
    `WITH RECURSIVE chain AS (
       SELECT m.kept_id, m.merged_name AS merged FROM client_merges m
       WHERE m.merged_id = $1 AND m.undone_at IS NULL
       UNION ALL
       SELECT m.kept_id, c.merged FROM chain c
         JOIN client_merges m ON m.merged_id = c.kept_id AND m.undone_at IS NULL)
     SELECT c.id, k.merged, coalesce(nullif(c.company_name, ''), nullif(c.full_name, ''),
       nullif(c.email, ''), '#' || c.id) AS name
     FROM chain k JOIN clients c ON c.id = k.kept_id`,
    [id],
  );
  const [kept] = rows;
  if (!kept) {
    return new HttpError(404, { code: 'noSuchRecord', params: { entity: 'clients', id } });
  }
  const { id: keptId, name, merged } = kept;
  return new HttpError(
    404,
    { code: 'clientMergedInto', params: { merged, kept: name } },
    { leadsTo: { words: name, entity: 'clients', id: keptId } },
  );
}
