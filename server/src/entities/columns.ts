import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { fieldsOf, type Field } from 'shared-api/contract/fields';
import { toCents } from 'shared-api/contract/money';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** The column of a field: snake case, money with `_cents` behind. */
export const columnOf = ({ name, kind }: Pick<Field, 'name' | 'kind'>): string =>
  snakeCase(name) + (kind === 'money' ? '_cents' : '');

/** How a field is read: as the JSON that the contract declares. */
const readAs = (field: Field): string =>
  field.kind === 'money'
    ? `t.${columnOf(field)} / 100.0 AS "${field.name}"`
    : `t.${columnOf(field)} AS "${field.name}"`;

/** The select list that gives a record of an entity from its table `t`, in the contract's names. */
export const selectList = (entity: EntityName): string =>
  ['t.id', 't.version', ...fieldsOf(entities[entity].schema).map(readAs)].join(', ');

/** A field's value as its column stores it. */
export function stored({ kind }: Field, value: unknown): unknown {
  if (kind === 'money' && typeof value === 'number') return toCents(value);
  if (kind === 'table') return JSON.stringify(value);
  return value;
}
