import type { Queryable } from '../../../db/Database.ts';
import { movedTables } from '../movedTables.ts';

/** A column by which rows of one table belong to rows of another. */
interface Reference {
  table: string;
  column: string;
  to: string;
}

/** How many rows of the kept client belong to rows that a merge has moved, by table and column. */
export type Crossed = Record<string, number>;

/**
 * The columns by which rows that are somebody's belong to others: those with a foreign key, and those with the name of
 * one, as the ledger's are.
 */
async function references(connection: Queryable): Promise<Reference[]> {
  const { rows } = await connection.query<Reference>(
    `SELECT * FROM (
       SELECT c.conrelid::regclass::text AS table, a.attname::text AS column,
         c.confrelid::regclass::text AS to
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f'
       UNION SELECT c.table_name::text, c.column_name::text, owner.name
       FROM information_schema.columns c JOIN unnest($1::text[]) owner (name)
         ON c.column_name = regexp_replace(owner.name, 's$', '') || '_id'
       WHERE c.table_schema = 'public') r
     WHERE r.table = ANY ($1::text[]) AND r.to = ANY ($1::text[]) ORDER BY 1, 2`,
    [Object.keys(movedTables)],
  );
  return rows;
}

/** SQL for rows (`t`) of client `$2` that belong to a row that merge `$1` has moved, and are not moved themselves. */
const crossing = ({ table, column, to }: Reference): string =>
  `FROM ${table} t JOIN client_merge_rows r
     ON r.merge_id = $1 AND r.table_name = '${to}' AND r.row_id = t.${column}
   WHERE t.client_id = $2 AND NOT EXISTS (SELECT FROM client_merge_rows o
     WHERE o.merge_id = $1 AND o.table_name = '${table}' AND o.row_id = t.id)`;

/** Counts rows of the kept client that belong to what was moved. A merge leaves hardly any; what comes later adds some. */
export async function crossReferences(
  connection: Queryable,
  mergeId: number,
  keptId: number,
): Promise<Crossed> {
  const found: Crossed = {};
  for (const reference of await references(connection)) {
    const { rows } = await connection.query<{ count: number }>(
      `SELECT count(*) ${crossing(reference)}`,
      [mergeId, keptId],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[`${reference.table}.${reference.column}`] = count;
  }
  return found;
}

/** The newest rows that have come to belong to what was moved, with their tables. */
export async function crossedSince(
  connection: Queryable,
  merge: { id: number; keptId: number; crossed: Crossed },
): Promise<{ table: string; id: number }[]> {
  const all: { table: string; id: number }[] = [];
  for (const reference of await references(connection)) {
    const before = merge.crossed[`${reference.table}.${reference.column}`] ?? 0;
    const { rows } = await connection.query<{ ids: number[] | null }>(
      `SELECT array_agg(t.id::integer ORDER BY t.id DESC) AS ids ${crossing(reference)}`,
      [merge.id, merge.keptId],
    );
    const ids = rows[0]?.ids ?? [];
    for (const id of ids.slice(0, Math.max(ids.length - before, 0))) {
      all.push({ table: reference.table, id });
    }
  }
  return all;
}
