import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { derivedFields, entities, type EntityName, type Stored } from '../entities/entities.ts';
import type { Call, ForbiddenCode } from './Call.ts';
import type { Field } from '../fields/FieldMeta.ts';
import { fieldsOf } from '../fields/schemas.ts';
import { historyEntry } from '../history/history.ts';
import { can, type Action } from '../staff/roles.ts';

/** A stored record as generic code handles it; `EntityRecord` is one whose entity is known. */
export type AnyRecord = Stored & Record<string, unknown>;

/** Fields of a record: those that a caller may set, and those that came with it. */
const fieldsSchema = (fields: yup.ObjectShape) =>
  yup.object(fields) as unknown as yup.ObjectSchema<Record<string, unknown>>;

/** The value of a field in an answer: its type alone, since what is stored may be older than a rule. */
function valueOf({ kind }: Field): yup.Schema {
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
      return answer.text().nullable();
    default:
      return answer.text();
  }
}

/** What only Admins are sent (docs/product/roles.md). */
const onlyForAdmins: Partial<Record<EntityName, string>> = { employees: 'secret' };

function recordOf(entity: EntityName): yup.ObjectSchema<AnyRecord> {
  const schema: yup.ObjectSchema<yup.AnyObject> = entities[entity].schema;
  const fields = fieldsOf(schema).map((field) => {
    const value = valueOf(field);
    return [field.name, field.name === onlyForAdmins[entity] ? value.optional() : value] as const;
  });
  const derived: Partial<Record<EntityName, yup.ObjectSchema<yup.AnyObject>>> = derivedFields;
  return answer.object({
    id: answer.number(),
    version: answer.number(),
    ...Object.fromEntries(fields),
    ...derived[entity]?.fields,
  });
}

const place = {
  /** A page by its number, from 1. */
  page: yup.string(),
  /** Rows of a page, 100 at most. */
  page_size: yup.string(),
  /** A place in the list, as `next` gives it; opaque. */
  cursor: yup.string(),
  /** A column's name, with a minus before it for the other way round. */
  sort: yup.string(),
};

/** Besides these, a list takes the filters of its entity by their names. */
const listQuery = yup.object(place);
const searchQuery = yup.object({ ...place, /** What is searched for. */ q: yup.string() });

/** Who may do something to the records of an entity, and what others are told. */
const allowed = (entity: EntityName, action: Action) => ({
  who: can('Employee', action, entity) ? ('Employee' as const) : ('Admin' as const),
  forbidden: { action, entity },
});

/** What only Admins may do with a list that others may read. */
const adminsOf = (entity: EntityName, what: ForbiddenCode) => ({
  who: 'Admin' as const,
  forbidden: can('Employee', 'read', entity) ? what : allowed(entity, 'read').forbidden,
});

/** Lists, one record and its history. */
function readingCallsOf<const E extends EntityName>(entity: E) {
  const { singular } = entities[entity];
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
    export: {
      ...adminsOf(entity, 'exports'),
      method: 'GET',
      path: `/${entity}/export/`,
      summary: `The ${entity} of a search as a file`,
      query: searchQuery,
      answer: { mediaType: 'text/csv' },
    },
    history: {
      ...adminsOf(entity, 'auditTrail'),
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
  const { singular, schema } = entities[entity];
  const record = recordOf(entity);
  const fields = fieldsSchema(schema.fields);
  return {
    create: {
      ...allowed(entity, 'create'),
      method: 'POST',
      path: `/${entity}/create`,
      summary: `Stores a new ${singular}; fields that are left out have their defaults`,
      body: fields,
      checksBody: true,
      statuses: [201],
      answer: record,
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
      summary: `Puts a deleted ${singular} back`,
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
