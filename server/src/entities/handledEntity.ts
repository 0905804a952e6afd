import { entityCalls, type AnyRecord } from 'shared-api/contract/calls/entities';
import type { Company } from 'shared-api/contract/company/company';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { importableNames } from 'shared-api/contract/entities/importing/imports';
import { normalised } from 'shared-api/contract/fields/changes';
import { writableFields, type Checked } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Database, Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { unlessImporting, whenNobodyImports } from '../db/unlessImporting.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import type { Staff } from '../session/sessions.ts';
import { EntityRepository } from './EntityRepository.ts';
import { hiddenFields } from 'shared-api/contract/staff/roles';
import type { EntitySource } from './EntitySource.ts';
import { redactRecord } from './hiddenFields.ts';
import { sources } from './sources.ts';

export interface EntityOptions {
  database: Database;
  company: Company;
}

export type ListOf = { results: AnyRecord[] } & Record<string, unknown>;

/** Everything that the handlers of one entity need. */
export function handledEntity(name: EntityName, { database, company }: EntityOptions) {
  const source: EntitySource = sources[name];
  const repository = new EntityRepository(source, company.timeZone);
  // The union of all schemas is useless here; fields are read generically.
  const schema: ObjectSchema<AnyObject> = entities[name].schema;
  const derived = Object.keys(repository.source.derived ?? {});
  const writable = writableFields(schema);
  const importable = importableNames.find((one) => one === name);
  return {
    name,
    database,
    company,
    calls: entityCalls[name],
    source,
    repository,
    schema,
    writable,

    /** Runs a transaction that changes records of the entity, unless an import has what it needs. */
    change: <T>(work: (connection: Queryable) => Promise<T>): Promise<T> =>
      importable
        ? unlessImporting(database, [importable], work)
        : whenNobodyImports(database, 'clients', work),

    /** Whether a caller sees all fields. */
    isWhole: ({ role }: Staff): boolean => hiddenFields(role, name).length === 0,
    redact: (record: AnyRecord, staff: Staff): AnyRecord => redactRecord(name, record, staff),

    /** The refusal for a record that is not there; of a client who was merged it leads to the kept one. */
    missing: (connection: Queryable, id: number): Promise<HttpError> =>
      name === 'clients'
        ? missingClient(connection, id)
        : Promise.resolve(
            new HttpError(404, { code: 'noSuchRecord', params: { entity: name, id } }),
          ),

    /** The entity's fields in a body; derived values, which clients send back, are dropped. */
    ownFields: (body: Record<string, unknown>): Record<string, unknown> =>
      Object.fromEntries(Object.entries(body).filter(([key]) => !derived.includes(key))),

    /** The values to store of validated fields that the caller may set. */
    fieldsToWrite: ({ value, errors }: Checked<AnyObject>): Record<string, unknown> => {
      if (errors) throw invalidInput(errors, schema);
      const fields = Object.entries(value).filter(([key]) => writable.includes(key));
      return normalised(schema, Object.fromEntries(fields));
    },
  };
}

export type HandledEntity = ReturnType<typeof handledEntity>;
