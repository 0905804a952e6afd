import { entities } from 'shared-api/contract/entities/entities';
import type { DeclaredField } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { toCents } from 'shared-api/contract/values/money';
import type { EntitySource, WordedField } from './EntitySource.ts';

type Worded = Readonly<Record<string, WordedField>>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** The column name of a field: snake case, with `_cents` for money. */
export const columnOf = ({ name, kind }: Pick<DeclaredField, 'name' | 'kind'>): string =>
  snakeCase(name) + (kind === 'money' ? '_cents' : '');

/** SQL that reads a field: as JSON according to the contract, or as stored keys. */
function readAs(field: DeclaredField, worded: Worded): string {
  const column = `t.${worded[field.name]?.column ?? columnOf(field)}`;
  if (field.kind === 'money') return `round(${column} / 100.0, 2) AS "${field.name}"`;
  if (field.kind === 'dateTime') {
    return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI') AS "${field.name}"`;
  }
  if (field.kind === 'time') return `to_char(${column}, 'HH24:MI') AS "${field.name}"`;
  return `${column} AS "${field.name}"`;
}

/** The select list for a record of `t` under the contract's names, including derived values. */
export const selectList = (
  { name: entity, worded = {} }: Pick<EntitySource, 'name' | 'worded'>,
  derived: Record<string, string> = {},
): string =>
  [
    't.id',
    't.version',
    ...fieldsOf(entities[entity].schema).map((field) => readAs(field, worded)),
    ...Object.entries(derived).map(([name, sql]) => `${sql} AS "${name}"`),
  ].join(', ');

/** Converts a field's value for its column. */
export function stored({ kind }: DeclaredField, value: unknown): unknown {
  if (kind === 'money' && typeof value === 'number') return toCents(value);
  if (kind === 'table') return JSON.stringify(value);
  return value;
}
