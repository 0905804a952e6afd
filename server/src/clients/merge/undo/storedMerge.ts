import { mergeUndoDays } from 'shared-api/contract/entities/merging/merge';
import type { Queryable } from '../../../db/Database.ts';
import { HttpError } from '../../../HttpError.ts';
import type { ClientRow } from '../lockClients.ts';
import type { MergedTags } from '../tags.ts';
import type { Crossed } from './crossReferences.ts';

/** A merge that can be taken back. */
export interface StoredMerge {
  id: number;
  keptId: number;
  mergedId: number;
  mergedName: string;
  mergedRow: ClientRow;
  keptBefore: ClientRow;
  keptAfter: ClientRow;
  tags: MergedTags;
  /** The columns that each table had. */
  columns: Record<string, string[]>;
  crossed: Crossed;
}

/** What was of a person; null once that is anonymised. */
interface OfPerson {
  mergedRow: ClientRow | null;
  keptBefore: ClientRow | null;
  keptAfter: ClientRow | null;
  tags: MergedTags | null;
}

interface Row extends Omit<StoredMerge, keyof OfPerson>, OfPerson {
  isUndone: boolean;
  isOld: boolean;
}

/**
 * A merge that can be taken back, locked until the transaction ends if asked for.
 * @throws HttpError 404; 409 for one that was taken back, is too old, or whose client is anonymised
 */
export async function findMerge(
  database: Queryable,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<StoredMerge> {
  const { rows } = await database.query<Row>(
    `SELECT id, kept_id AS "keptId", merged_id AS "mergedId", merged_name AS "mergedName",
       merged_row AS "mergedRow", kept_before AS "keptBefore", kept_after AS "keptAfter", tags,
       tables->'columns' AS columns, coalesce(tables->'crossed', '{}') AS crossed,
       undone_at IS NOT NULL AS "isUndone", at < now() - make_interval(days => $2) AS "isOld"
     FROM client_merges WHERE id = $1 ${lock === 'lock' ? 'FOR NO KEY UPDATE' : ''}`,
    [id, mergeUndoDays],
  );
  const [found] = rows;
  if (!found) throw new HttpError(404, { code: 'noMerge', params: { id: String(id) } });
  const { mergedRow, keptBefore, keptAfter, tags, isUndone, isOld, ...merge } = found;
  if (isUndone) throw new HttpError(409, { code: 'mergeUndoneBefore' });
  if (mergedRow === null || keptBefore === null || keptAfter === null || tags === null) {
    throw new HttpError(409, { code: 'mergeAnonymised' });
  }
  if (isOld) throw new HttpError(409, { code: 'mergeTooOld', params: { days: mergeUndoDays } });
  return { ...merge, mergedRow, keptBefore, keptAfter, tags };
}
