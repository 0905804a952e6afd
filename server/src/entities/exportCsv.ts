import { entities } from 'shared-api/contract/entities/entities';
import { fieldsOf } from 'shared-api/contract/fields';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Queryable } from '../db/Database.ts';
import { csvMark, csvRow } from '../documents/csv.ts';
import { readCursor } from './cursor.ts';
import type { EntityRepository } from './EntityRepository.ts';
import type { ListQuery } from './listQuery.ts';

/** Records that are read from the database at a time. */
const batch = 500;

/** A value of a record as text: tables by rows, yes and no as words. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    return value.map((row) => (Array.isArray(row) ? row.join(' | ') : String(row))).join('; ');
  }
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return JSON.stringify(value);
}

/**
 * A whole list under its search and filters as CSV, batch by batch, so that a list of any length
 * needs little memory: first the fields under their labels, then what is derived.
 */
export async function* exportCsv(
  database: Queryable,
  repository: EntityRepository,
  query: ListQuery,
): AsyncGenerator<string> {
  const { name, derived = {} } = repository.source;
  const schema: ObjectSchema<AnyObject> = entities[name].schema;
  const fields = fieldsOf(schema).filter(({ kind }) => kind !== 'record');
  const extra = Object.keys(derived).filter((key) => fields.every((field) => field.name !== key));
  const columns = ['id', ...fields.map((field) => field.name), ...extra];
  yield csvMark + csvRow(['Id', ...fields.map(({ label }) => label), ...extra]);
  let cursor = query.cursor;
  for (;;) {
    const page = JSON.parse(
      await repository.list(database, '', { ...query, page: 1, pageSize: batch, cursor }),
    ) as { results: Record<string, unknown>[]; next: string | null };
    yield page.results.map((record) => csvRow(columns.map((key) => textOf(record[key])))).join('');
    if (page.next === null) return;
    const next = new URLSearchParams(page.next.split('?')[1]).get('cursor') ?? '';
    cursor = readCursor(next, query.order.type);
  }
}
