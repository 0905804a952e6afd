import { entities } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/schemas';
import { toCents } from 'shared-api/contract/values/money';
import type { EntitySource, WordedField } from './EntitySource.ts';

type Worded = Readonly<Record<string, WordedField>>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** The column of a field: snake case, money with `_cents` behind. */
export const columnOf = ({ name, kind }: Pick<Field, 'name' | 'kind'>): string =>
  snakeCase(name) + (kind === 'money' ? '_cents' : '');

/** How a field is read: as the JSON that the contract declares, or as it is stored under keys. */
function readAs(field: Field, worded: Worded): string {
  const column = `t.${worded[field.name]?.column ?? columnOf(field)}`;
  if (field.kind === 'money') return `round(${column} / 100.0, 2) AS "${field.name}"`;
  if (field.kind === 'dateTime') {
    return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI') AS "${field.name}"`;
  }
  return `${column} AS "${field.name}"`;
}

/**
 * The select list that gives a record of an entity from its table `t`, in the contract's names, with
 * what is derived of it.
 */
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

/** A field's value as its column stores it. */
export function stored({ kind }: Field, value: unknown): unknown {
  if (kind === 'money' && typeof value === 'number') return toCents(value);
  if (kind === 'table') return JSON.stringify(value);
  return value;
}
