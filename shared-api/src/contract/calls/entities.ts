import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { derivedFields, entities, type EntityName, type Stored } from '../entities/entities.ts';
import type { Call } from './Call.ts';
import { listViews, ownViews } from '../entities/listViews.ts';
import type { DeclaredField } from '../fields/FieldMeta.ts';
import { fieldsOf } from '../fields/fieldsOf.ts';
import { formKey } from '../fields/requestFields.ts';
import { historyEntry } from '../history/history.ts';
import { texts } from '../messages/officeValueTexts.en.ts';
import { neededFor, type Action } from '../staff/roles.ts';

/** A stored record for generic code; use `EntityRecord` where the entity is known. */
export type AnyRecord = Stored & Record<string, unknown>;

/**
 * The fields of a record that a caller may set, and the read-only ones that were sent along with
 * them.
 */
const fieldsSchema = (fields: yup.ObjectShape) =>
  yup.object(fields) as unknown as yup.ObjectSchema<Record<string, unknown>>;

/**
 * The type of a field in a response. Only the type is checked, since stored values may predate a
 * rule.
 */
function valueOf({ kind }: DeclaredField): yup.Schema {
  switch (kind) {
    case 'checkbox':
      return answer.flag();
    case 'table':
      return answer.anything<string[][]>();
    case 'money':
    case 'number':
    case 'record':
      return answer.number().nullable();
    case 'date':
    case 'dateTime':
    case 'time':
      return answer.text().nullable();
    default:
      return answer.text();
  }
}

/** Fields that are left out for some roles; amounts are null for them (docs/product/roles.md). */
const leftOut: Partial<Record<EntityName, string>> = { employees: 'secret' };

function recordOf(entity: EntityName): yup.ObjectSchema<AnyRecord> {
  const schema: yup.ObjectSchema<yup.AnyObject> = entities[entity].schema;
  const fields = fieldsOf(schema).map((field) => {
    const value = valueOf(field);
    return [field.name, field.name === leftOut[entity] ? value.optional() : value] as const;
  });
  const derived: Partial<Record<EntityName, yup.ObjectSchema<yup.AnyObject>>> = derivedFields;
  return answer.object({
    id: answer.number(),
    version: answer.number(),
    ...Object.fromEntries(fields),
    ...derived[entity]?.fields,
  });
}

const paging = {
  /** Page number, from 1. */
  page: yup.string(),
  /** Rows per page, at most 100. */
  page_size: yup.string(),
  /** Opaque cursor from `next`. */
  cursor: yup.string(),
  /** A column name; a leading minus sorts in descending order. */
  sort: yup.string(),
  /** A named part of the list, or `all`. */
  view: yup.string(),
};

/** Query parameters common to all lists. Each list also accepts its entity's filters by name. */
const listQuery = yup.object(paging);
const searchQuery = yup.object({ ...paging, /** Search text. */ q: yup.string() });

/** The deletion that is undone, as `/deleted/` names it; the last one if omitted. */
const restoreQuery = yup.object({ deletion: yup.string() });

/** Who may perform an action on an entity's records, and the refusal for everybody else. */
const allowed = (entity: EntityName, action: Action) => ({
  who: neededFor(action, entity),
  forbidden: { action, entity },
});

/** The permission for an action on a readable list; on leads it is that of reading them, which is rarer. */
const listed = (entity: EntityName, who: 'exports' | 'records') =>
  entity === 'leads' ? allowed(entity, 'read') : { who };

/** The calls for lists, single records and their history. */
function readingCallsOf<const E extends EntityName>(entity: E) {
  const { singular } = texts.entities[entity];
  const record = recordOf(entity);
  const list = answer.object({
    results: answer.list(record),
    next: answer.text().nullable(),
    previous: answer.text().nullable(),
    count: answer.number(),
    total: answer.number(),
  });
  return {
    list: {
      ...allowed(entity, 'read'),
      method: 'GET',
      path: `/${entity}/`,
      summary: `The list of ${entity}, filtered and sorted`,
      query: listQuery,
      answer: list,
    },
    search: {
      ...allowed(entity, 'read'),
      method: 'GET',
      path: `/${entity}/search/`,
      summary: `The ${entity} that fit a search`,
      query: searchQuery,
      answer: list,
    },
    views: {
      ...allowed(entity, 'read'),
      method: 'GET',
      path: `/${entity}/views/`,
      summary: `How many ${entity} each named part of their list has`,
      answer: answer.object({
        counts: answer.object(
          Object.fromEntries(
            listViews[entity].map((view) => [
              view,
              ownViews.includes(view) ? answer.number().optional() : answer.number(),
            ]),
          ),
        ),
      }),
    },
    export: {
      ...listed(entity, 'exports'),
      method: 'GET',
      path: `/${entity}/export/`,
      summary: `The ${entity} of a search as a file`,
      query: searchQuery,
      answer: { mediaType: 'text/csv' },
    },
    history: {
      ...listed(entity, 'records'),
      method: 'GET',
      path: `/${entity}/history/:id`,
      summary: `Who did what to this ${singular}, the newest first`,
      answer: answer.results(historyEntry),
      refusals: [404],
    },
    record: {
      ...allowed(entity, 'read'),
      method: 'GET',
      path: `/${entity}/:id/`,
      summary: `One ${singular}`,
      answer: record,
      refusals: [404],
    },
  } as const satisfies Record<string, Call>;
}

function changingCallsOf<const E extends EntityName>(entity: E) {
  const { singular } = texts.entities[entity];
  const { schema } = entities[entity];
  const record = recordOf(entity);
  const fields = fieldsSchema(schema.fields).meta({ ...schema.meta() });
  return {
    create: {
      ...allowed(entity, 'create'),
      method: 'POST',
      path: `/${entity}/create`,
      summary: `Stores a new ${singular}, once with a key; fields that are left out have their defaults`,
      body: fields.shape({ key: formKey() }),
      checksBody: true,
      statuses: [201],
      answer: record,
      refusals: [409],
    },
    update: {
      ...allowed(entity, 'update'),
      method: 'PUT',
      path: `/${entity}/update/:id/`,
      summary: `Changes one ${singular}; 409 has the newer version when somebody else was faster`,
      body: fields.shape({ version: answer.number() }),
      checksBody: true,
      answer: record,
      refusals: [404, 409],
    },
    delete: {
      ...allowed(entity, 'delete'),
      method: 'DELETE',
      path: `/${entity}/delete/:id`,
      summary: `Deletes one ${singular}`,
      answer: answer.message,
      refusals: [404, 409],
    },
    restore: {
      ...allowed(entity, 'delete'),
      method: 'POST',
      path: `/${entity}/restore/:id`,
      summary: `Puts a deleted ${singular} back; 409 where it was deleted anew since, or cannot be`,
      query: restoreQuery,
      answer: record,
      refusals: [404, 409],
    },
  } as const satisfies Record<string, Call>;
}

const callsOf = <const E extends EntityName>(entity: E) => ({
  ...readingCallsOf(entity),
  ...changingCallsOf(entity),
});

/** The calls of an entity. */
export type EntityCalls<E extends EntityName = EntityName> = ReturnType<typeof callsOf<E>>;

/** The calls that every entity has (docs/product/calls.md). */
export const entityCalls: { [E in EntityName]: EntityCalls<E> } = {
  clients: callsOf('clients'),
  contracts: callsOf('contracts'),
  employees: callsOf('employees'),
  quotes: callsOf('quotes'),
  services: callsOf('services'),
  invoices: callsOf('invoices'),
  leads: callsOf('leads'),
};
