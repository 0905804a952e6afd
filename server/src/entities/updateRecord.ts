import { companyDay } from 'shared-api/contract/company/companyTime';
import { changesOf, validateChanges } from 'shared-api/contract/fields/changes';
import { canChangeField, hiddenFields } from 'shared-api/contract/staff/roles';
import type { AnyObject, ObjectSchema } from 'yup';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { claimClients } from '../db/unlessImporting.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { actAs } from '../ledger/ledger.ts';
import type { Staff } from '../session/sessions.ts';
import type { JsonRecord } from './EntityRepository.ts';
import type { HandledEntity } from './handledEntity.ts';

/** What a caller sends for a stored record. */
export interface SentUpdate {
  /** The version that it is based on. */
  version: unknown;
  /** Fields as typed; derived values, which clients send back, are dropped. */
  body: Record<string, unknown>;
}

/**
 * The fields that an update changes, in their stored form. An editor sends all fields; only changed
 * ones need permission and validation. None where the record stands as it is sent, whatever the version: an update whose
 * answer was lost is sent again.
 * @param before the stored record
 * @throws HttpError 400, 403, or 409 where the record is another by now
 */
export async function readUpdate(
  connection: Queryable,
  entity: HandledEntity,
  staff: Staff,
  before: JsonRecord,
  { version, body }: SentUpdate,
): Promise<Record<string, unknown>> {
  const { name, company, source, schema, writable, ownFields, fieldsToWrite } = entity;
  const hidden = hiddenFields(staff.role, name);
  const given = Object.fromEntries(
    // What the caller was not shown comes back as it was sent: as null.
    Object.entries(ownFields(body)).filter(
      ([field, value]) => value !== null || !hidden.includes(field),
    ),
  );
  const forbidden = Object.keys(changesOf(before, given)).find(
    (field) => writable.includes(field) && !canChangeField(staff.role, name, field),
  );
  if (forbidden !== undefined) {
    throw new HttpError(403, { code: 'forbiddenField', params: { field: forbidden } });
  }
  if (before.version !== version) {
    if (isStored(entity, before, given)) return {};
    throw new HttpError(
      409,
      { code: 'recordChanged', params: { entity: name } },
      { current: entity.redact(before, staff) },
    );
  }
  const changed = changesOf(before, fieldsToWrite(validateChanges(schema, before, given)));
  if (Object.keys(changed).length === 0) return changed;
  source.checkChange?.(before, changed);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  await source.checkWrite?.(connection, { before, fields: changed, today });
  return changed;
}

/** Whether a record stands as it is sent, once that has its stored form. */
function isStored(
  { schema, fieldsToWrite }: HandledEntity,
  before: JsonRecord,
  given: Record<string, unknown>,
): boolean {
  const checked = validateChanges(schema, before, given);
  return !checked.errors && Object.keys(changesOf(before, fieldsToWrite(checked))).length === 0;
}

/** Writes fields that `readUpdate` has found changed, with their entry in the audit trail. */
export async function writeUpdate(
  connection: Queryable,
  entity: Pick<HandledEntity, 'name' | 'company' | 'source' | 'repository' | 'schema'>,
  username: string,
  before: JsonRecord,
  changed: Record<string, unknown>,
): Promise<JsonRecord> {
  const { name, company, source, repository, schema } = entity;
  // What was paid on a quote or held for a contract goes with it to another client.
  if ('clientId' in changed) {
    await actAs(connection, username, companyDay(Date.now() / 1000, company.timeZone));
  }
  await claimClients(connection, clientsIn(changed));
  const after = await repository
    .update(connection, before.id, changed, source.follows?.(changed, company))
    .catch(explainMissing(schema));
  await audit(connection, {
    who: username,
    entity: name,
    recordId: before.id,
    action: 'update',
    before: pick(before, Object.keys(changed)),
    after: pick(after, Object.keys(changed)),
  });
  return after;
}

/** The client that fields of a record begin to refer to. */
export const clientsIn = ({ clientId }: Record<string, unknown>): number[] =>
  typeof clientId === 'number' ? [clientId] : [];

const pick = (record: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** Explains a foreign key violation: a field names a record that does not exist. */
export const explainMissing =
  (schema: ObjectSchema<AnyObject>) =>
  (error: unknown): never => {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== '23503') throw error;
    const column = /\((\w+)\)=/.exec(detail ?? '')?.[1] ?? '';
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    throw invalidInput({ [name]: { code: 'recordMissing' } }, schema);
  };
