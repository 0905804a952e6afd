import type { AnyRecord } from 'shared-api/contract/calls/entities';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { newRecord } from 'shared-api/contract/fields/schemas';
import { hiddenFields } from 'shared-api/contract/staff/roles';
import type { AnyObject, ObjectSchema } from 'yup';
import { fieldRefused, HttpError } from '../HttpError.ts';
import type { Staff } from '../session/sessions.ts';

type Seer = Pick<Staff, 'role'>;

/** Fields that are left out; any other is an amount, which readers expect, and is null. */
const leftOut: readonly string[] = ['secret'];

/** A record as a role may see it (docs/product/roles.md). */
export function redactRecord<R extends AnyRecord>(name: EntityName, record: R, { role }: Seer): R {
  const hidden = hiddenFields(role, name);
  if (hidden.length === 0) return record;
  const fields = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (!hidden.includes(field)) return [[field, value]];
    return leftOut.includes(field) ? [] : [[field, null]];
  });
  return Object.fromEntries(fields) as R;
}

/** @throws HttpError 403 if a new record sets a field that the role may not even see */
export function refuseHidden(
  name: EntityName,
  { role }: Seer,
  body: Readonly<Record<string, unknown>>,
): void {
  const schema: ObjectSchema<AnyObject> = entities[name].schema;
  const defaults = newRecord(schema);
  const field = hiddenFields(role, name).find(
    (hidden) => (body[hidden] ?? defaults[hidden]) !== defaults[hidden],
  );
  if (field !== undefined) throw new HttpError(403, { code: 'forbiddenField', params: { field } });
}

/** @throws HttpError 403 if a list is sorted by a field that the role may not see */
export function refuseHiddenSort(name: EntityName, { role }: Seer, sort: string | null): void {
  const field = sort?.replace(/^-/, '') ?? '';
  if (hiddenFields(role, name).includes(field)) {
    throw fieldRefused(403, 'sort', { code: 'hiddenField', params: { field } });
  }
}
