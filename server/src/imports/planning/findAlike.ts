import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { Queryable } from '../../db/Database.ts';
import { selectList } from '../../entities/columns.ts';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import { sources } from '../../entities/sources.ts';
import { importables, schemaOf } from '../importables.ts';
import { comparable } from './comparable.ts';

type Fields = Record<string, unknown>;

/** By what a record is found again: a text for each of its identities. */
export function keysOf(entity: ImportableName, fields: Fields): string[] {
  const kinds = new Map(fieldsOf(schemaOf(entity)).map(({ name, kind }) => [name, kind]));
  const text = (name: string): string => comparable(kinds.get(name) ?? 'text', fields[name]);
  return importables[entity].identities.flatMap(({ fields: names, needs }, identity) =>
    needs.some((name) => text(name) === '') ? [] : [JSON.stringify([identity, ...names.map(text)])],
  );
}

/** Stored records that are like some of an import, in the order of their ids. */
export async function findAlike(
  connection: Queryable,
  entity: ImportableName,
  rows: readonly Fields[],
): Promise<JsonRecord[]> {
  const source = sources[entity];
  const kinds = new Map(fieldsOf(schemaOf(entity)).map(({ name, kind }) => [name, kind]));
  const found = new Map<number, JsonRecord>();
  for (const { among } of importables[entity].identities) {
    const kind = kinds.get(among.by) ?? 'text';
    const values = rows
      .map((fields) => fields[among.by])
      .filter((value) => value !== undefined && value !== null && value !== '')
      .map((value) => (typeof value === 'number' ? value : comparable(kind, value)));
    for (const record of await alikeBy(connection, source, among.sql, [...new Set(values)])) {
      found.set(record.id, record);
    }
  }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** @param sql what is compared with the values */
export async function alikeBy(
  connection: Queryable,
  source: Pick<(typeof sources)[ImportableName], 'name' | 'table'>,
  sql: string,
  values: readonly unknown[],
): Promise<JsonRecord[]> {
  if (values.length === 0) return [];
  const { rows } = await connection.query<{ json: JsonRecord }>(
    `SELECT (SELECT row_to_json(r) FROM (SELECT ${selectList(source)}) r) AS json
     FROM ${source.table} t WHERE ${sql} = ANY($1)`,
    [values],
  );
  return rows.map(({ json }) => json);
}
