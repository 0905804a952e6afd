import { companyDay } from 'shared-api/contract/company/companyTime';
import { formKey } from 'shared-api/contract/fields/requestFields';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import * as yup from 'yup';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { claimClients } from '../db/unlessImporting.ts';
import { checkWith, keySpent } from '../HttpError.ts';
import { makeOnce } from '../formKeys/makeOnce.ts';
import { outcomeOf } from '../outcomes/texts.ts';
import type { Staff } from '../session/sessions.ts';
import type { JsonRecord } from './EntityRepository.ts';
import type { HandledEntity } from './handledEntity.ts';
import { refuseHidden } from './hiddenFields.ts';
import { clientsIn, explainMissing } from './updateRecord.ts';

/** What a caller sends for a new record, in its stored form, and the key of the form. */
interface SentRecord {
  key: string | undefined;
  fields: Record<string, unknown>;
}

const form = yup.object({ key: formKey() });

/** @throws HttpError 400 with what is wrong, 403 for a field that the caller may not see */
export function readNew(
  { name, schema, ownFields, fieldsToWrite }: HandledEntity,
  staff: Staff,
  { key, ...body }: Record<string, unknown>,
): SentRecord {
  refuseHidden(name, staff, body);
  const fields = fieldsToWrite(validate(schema, ownFields({ ...newRecord(schema), ...body })));
  return { key: checkWith(form, { key }, 'key').key, fields };
}

/**
 * Stores a new record. Sent again with the same key it is the one that is there, as it is by now.
 * @throws HttpError 409 if the key has made another one, or one that has been deleted since
 */
export async function createRecord(
  connection: Queryable,
  entity: HandledEntity,
  who: string,
  { key, fields }: SentRecord,
): Promise<JsonRecord> {
  if (key === undefined) return insertRecord(connection, entity, who, fields);
  const { name, calls, repository } = entity;
  const call = `POST ${calls.create.path}`;
  const { id } = await makeOnce(connection, { key, call, who, input: fields }, async () => {
    const made = await insertRecord(connection, entity, who, fields);
    const message = outcomeOf('recordCreated', { entity: name });
    const words = values.entities[name].singular;
    return { id: made.id, message, leadsTo: { words, entity: name, id: made.id } };
  });
  const record = await repository.find(connection, id);
  if (!record) throw keySpent({ code: 'createdAndDeleted', params: { entity: name } });
  return record;
}

async function insertRecord(
  connection: Queryable,
  { name, company, source, repository, schema }: HandledEntity,
  who: string,
  fields: Record<string, unknown>,
): Promise<JsonRecord> {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  await source.checkWrite?.(connection, { before: undefined, fields, today });
  const set = {
    ...(await source.onCreate(connection, today, company)),
    ...source.follows?.(fields, company),
  };
  await claimClients(connection, clientsIn(fields));
  const created = await repository.insert(connection, fields, set).catch(explainMissing(schema));
  await audit(connection, {
    who,
    entity: name,
    recordId: created.id,
    action: 'create',
    after: created,
  });
  return created;
}
