import { mostInBulk } from 'shared-api/contract/entities/bulk/selection';
import type { Queryable } from '../db/Database.ts';
import { fieldRefused } from '../HttpError.ts';
import type { EntityRepository } from './EntityRepository.ts';
import { readListQuery } from './listQuery.ts';

/**
 * The records that a person has selected: those with the ids given, or all that a list shows, in its
 * order.
 * @param own the employee who asks
 * @throws HttpError 400 for neither or both, for a query that no list has, and where too many match
 */
export async function selectedIds(
  database: Queryable,
  repository: EntityRepository,
  { ids, matching }: { ids: readonly number[] | null; matching: string | null },
  own: number | null,
): Promise<number[]> {
  if ((ids === null) === (matching === null))
    throw fieldRefused(400, 'ids', { code: 'idsOrFilter' });
  if (ids !== null) return [...new Set(ids)];
  const parameters = [...new URLSearchParams(matching ?? '')];
  const query = readListQuery(repository.source, Object.fromEntries(parameters), true, own);
  const found = await repository.idsOf(database, query, mostInBulk);
  if (found.length <= mostInBulk) return found;
  throw fieldRefused(400, 'matching', { code: 'manyMatch', params: { most: mostInBulk } });
}
