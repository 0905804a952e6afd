import type { Queryable } from '../db/Database.ts';
import { openJson } from './secretNames.ts';

/** Tables that hold no data of the company's business: logins and what keeps them, jobs' progress, counts. */
const leftOut: readonly string[] = [
  'attempts',
  'import_progress',
  'known_devices',
  'list_counts',
  'login_rules',
  'login_turns',
  'migrations',
  'recovery_codes',
  'second_factors',
  'security_event_counts',
  'security_events',
  'sent_forms',
  'sessions',
  'staff',
];

/** A table, by what its rows are told apart, and its columns of bytes. */
export interface ExportedTable {
  name: string;
  key: readonly { name: string; type: string }[];
  bytes: readonly string[];
}

/** Rows read at a time. */
const batch = 500;

/** Every table of the database that holds data of the business; a new one is among them by itself. */
export async function exportedTables(database: Queryable): Promise<ExportedTable[]> {
  const { rows } = await database.query<ExportedTable>(
    `SELECT c.relname::text AS name,
       coalesce((
         SELECT jsonb_agg(
           jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
           ORDER BY k.position)
         FROM pg_index i
         CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, position)
         JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
         WHERE i.indrelid = c.oid AND i.indisprimary), '[]'::jsonb) AS key,
       ARRAY(
         SELECT a.attname::text FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND a.atttypid = 'bytea'::regtype) AS bytes
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname::text <> ALL ($1)
     ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
}

/** A row, and its place in the table. */
interface PlacedRow {
  row: unknown;
  place: string[];
}

/** Rows behind a place, in the order of the table's key. */
export async function rowsAfter(
  database: Queryable,
  { name, key, bytes }: ExportedTable,
  place: readonly string[] | null,
): Promise<PlacedRow[]> {
  const columns = key.map((part) => `t."${part.name}"`);
  const places = key.map(({ type }, index) => `($1::text[])[${index + 1}]::${type}`);
  const { rows } = await database.query<PlacedRow>(
    `SELECT to_jsonb(t) - $2::text[] AS row,
       ARRAY[${columns.map((column) => `${column}::text`).join(', ')}]::text[] AS place
     FROM "${name}" t
     ${key.length === 0 ? 'WHERE $1::text[] IS NULL' : `WHERE $1::text[] IS NULL OR (${columns.join(', ')}) > (${places.join(', ')}) ORDER BY ${columns.join(', ')} LIMIT ${batch}`}`,
    [place, bytes],
  );
  return rows;
}

/** A table as a JSON array, a row a line, without secrets and without files. */
export async function* tableJson(
  database: Queryable,
  table: ExportedTable,
): AsyncGenerator<string> {
  let place: readonly string[] | null = null;
  yield '[';
  let separator = '\n';
  for (;;) {
    const rows: PlacedRow[] = await rowsAfter(database, table, place);
    const last = rows.at(-1);
    if (last) {
      yield separator + rows.map(({ row }) => openJson(row)).join(',\n');
      separator = ',\n';
    }
    if (!last || table.key.length === 0 || rows.length < batch) break;
    place = last.place;
  }
  yield '\n]\n';
}
