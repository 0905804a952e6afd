import { entities, isEntityName, type EntityName } from 'shared-api/contract/entities/entities';
import type { DeclaredField } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { Queryable } from '../../db/Database.ts';
import { columnOf } from '../../entities/columns.ts';
import { sources } from '../../entities/sources.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { schemaOf } from '../importables.ts';
import type { CheckedRow } from '../reading/checkRows.ts';
import { excerptOf } from '../reading/values.ts';
import { phoneDigits } from './contactsAlike.ts';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';

/** How a field is compared with a name: SQL for either side. */
function comparison({ kind, name }: DeclaredField): (sql: string) => string {
  if (kind === 'email') return (sql) => `lower(btrim(${sql}))`;
  if (kind === 'phone') return phoneDigits;
  if (kind === 'text') return (sql) => `fold_text(btrim(${sql}))`;
  throw new Error(`Nobody is called by ${name}.`);
}

/** By what people call the records of an entity: their names, e-mail addresses and phone numbers. */
function namingFields(entity: EntityName, display: readonly string[]): DeclaredField[] {
  return fieldsOf(entities[entity].schema).filter(
    ({ name, kind }) =>
      kind === 'email' || kind === 'phone' || (kind === 'text' && display.includes(name)),
  );
}

/** SQL for clients who are called by the e-mail address or the phone number of a further contact. */
const byContact = [
  `SELECT n.name, k.client_id AS id FROM unnest($1::text[]) AS n (name)
     JOIN client_contacts k ON k.email <> '' AND lower(btrim(k.email)) = lower(btrim(n.name))
     JOIN clients c ON c.id = k.client_id`,
  `SELECT n.name, k.client_id AS id FROM unnest($1::text[]) AS n (name)
     JOIN client_contacts k ON ${phoneDigits('k.phone')} = ${phoneDigits('n.name')}
     JOIN clients c ON c.id = k.client_id WHERE ${phoneDigits('n.name')} <> ''`,
];

/**
 * The records that texts name, by text.
 * @param display the fields that hold what a record is called
 */
export async function findNamed(
  connection: Queryable,
  { entity, display }: { entity: EntityName; display: readonly string[] },
  names: readonly string[],
): Promise<Map<string, number[]>> {
  if (names.length === 0) return new Map();
  const { table } = sources[entity];
  // One join for each field: a single one with OR would compare every name with every record.
  const found = namingFields(entity, display).map((field) => {
    const form = comparison(field);
    const column = `t.${columnOf(field)}`;
    return `SELECT n.name, t.id FROM unnest($1::text[]) AS n (name)
      JOIN ${table} t ON ${form(column)} = ${form('n.name')} WHERE ${form('n.name')} <> ''`;
  });
  if (entity === 'clients') found.push(...byContact);
  const { rows } = await connection.query<{ name: string; ids: number[] }>(
    `SELECT f.name, array_agg(DISTINCT f.id ORDER BY f.id) AS ids
     FROM (${found.join(' UNION ALL ')}) f GROUP BY f.name`,
    [names],
  );
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

/** Replaces the names of other records in rows by their ids; a row whose name is unclear is refused. */
export async function resolveNames(
  connection: Queryable,
  entity: ImportableName,
  rows: readonly CheckedRow[],
  headingOf: (field: string) => string,
): Promise<CheckedRow[]> {
  let resolved = [...rows];
  const records = fieldsOf(schemaOf(entity)).flatMap(({ name, record }) =>
    record && isEntityName(record.entity)
      ? [{ field: name, entity: record.entity, display: record.display }]
      : [],
  );
  for (const { field, ...record } of records) {
    const names = new Set(rows.flatMap((row) => row.names[field] ?? []));
    const found = await findNamed(connection, record, [...names]);
    resolved = resolved.map((row) => {
      const name = row.names[field];
      if (name === undefined) return row;
      const ids = found.get(name) ?? [];
      const [id] = ids;
      if (ids.length === 1) return { ...row, fields: { ...row.fields, [field]: id } };
      const value = excerptOf(name);
      const why: Refusal =
        id === undefined
          ? { code: 'importNoRecord', params: { value, entity: record.entity } }
          : {
              code: 'importManyRecords',
              params: { value, entity: record.entity, count: ids.length },
            };
      const refusal = { row: row.row, field, heading: headingOf(field), value, why };
      return { ...row, faults: [...row.faults, refusal] };
    });
  }
  return resolved;
}
