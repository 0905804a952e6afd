import type { Company } from 'shared-api/contract/company/company';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';

/** A query parameter that narrows a list: what it compares with, and what it may say. */
export interface Filter {
  /**
   * The condition on `t` that its value makes. `{today}` stands for the company day.
   * @param value the parameter that holds it
   */
  matches: (value: string) => string;
  kind: 'text' | 'boolean' | 'id' | 'day';
}

/** Records of which a column has the value. */
export const equals = (column: string, kind: Filter['kind']): Filter => ({
  matches: (value) => `t.${column} = ${value}`,
  kind,
});

/** What a list is sorted by: a column or an expression that is never null, and its type. */
export interface SortKey {
  by: string;
  type: 'text' | 'integer' | 'bigint' | 'date' | 'timestamp';
}

/** A value that only an exported list shows, or that it shows under a heading of its own. */
export interface ExportedColumn {
  /** The heading, as screens call it; that of the field which it stands for where there is one. */
  label?: string;
  /** The field with an id in whose place a name stands. */
  insteadOf?: string;
  /** An amount, in dollars. */
  kind?: 'money';
}

/** A field that is stored by keys and parameters, and that people read and edit as words. */
export interface WordedField {
  /** Where it is stored; the field's own column goes on holding the words as they were written. */
  column: string;
  toWords: (stored: unknown) => unknown;
  /** @param before what was stored, undefined for a new record */
  fromWords: (words: unknown, before: unknown) => unknown;
}

/** What the generic routes need to know of one entity's table; one file an entity. */
export interface EntitySource {
  name: EntityName;
  table: string;
  /** Joins that the derived values need; `t` is the entity's own table. */
  joins?: string;
  /**
   * Values that a record shows besides its fields, as SQL by name; never written. `{today}` stands
   * for the company day.
   */
  derived?: Record<string, string>;
  /** The column (or expression on `t`) that a list is sorted by, and which way; `id` breaks ties. */
  order: SortKey & { descending: boolean };
  /** What else a person may sort by, by the name in the query; may use the joins. */
  sorts: Record<string, SortKey>;
  /**
   * The conditions on `t` of which a search has to meet one. Each is looked up by an index of its
   * own: together in one condition, PostgreSQL would read the whole table.
   * @param typed the parameter that holds what is searched for
   */
  matches: (typed: string) => string[];
  /** Query parameters that narrow a list. */
  filters: Record<string, Filter>;
  /** What the list's `total` sums up, in cents; the count where there is none. */
  totalCents?: string;
  /** What an exported list shows besides the fields: derived values by name, ids left out. */
  exported?: {
    columns?: Record<string, ExportedColumn>;
    /** Values for the export alone, as `derived`, and the joins that they need. */
    derived?: Record<string, string>;
    joins?: string;
  };
  /** Fields that only an Admin is sent. */
  adminFields?: readonly string[];
  /** Fields that are stored by keys and parameters, by name. */
  worded?: Readonly<Record<string, WordedField>>;
  /** What the server sets in a new record, by column. */
  onCreate(connection: Queryable, today: string): Promise<Record<string, unknown>>;
  /** What follows from fields that are written, by column. */
  follows?: (fields: Record<string, unknown>, company: Company) => Record<string, unknown>;
  /**
   * Refuses to delete a record that has to stay.
   * @throws HttpError 409
   */
  checkDelete?: (before: Record<string, unknown>) => void;
  /**
   * Refuses a change that the record's state does not allow.
   * @throws HttpError 409
   */
  checkChange?: (before: Record<string, unknown>, changed: Record<string, unknown>) => void;
}

/** Text without regard to case; nothing counts as empty. */
export const sortText = (sql: string): SortKey => ({
  by: `lower(coalesce(${sql}, ''))`,
  type: 'text',
});

/** An amount or a number; nothing counts as less than everything. */
export const sortNumber = (sql: string): SortKey => ({
  by: `coalesce(${sql}, -9000000000000000)`,
  type: 'bigint',
});

/** A day; nothing counts as after everything. */
export const sortDay = (sql: string): SortKey => ({
  by: `coalesce(${sql}::timestamp, 'infinity'::timestamp)`,
  type: 'timestamp',
});

/**
 * Whether a text has what is searched for, without regard to case and accents (`fold_text`). The
 * text has to be the one that the migrations index.
 */
export const contains = (sql: string, typed: string): string =>
  `fold_text(${sql}) LIKE '%' || fold_text(${typed}) || '%'`;

/** A phone number as it is written and as digits alone, since people type it either way. */
export const phoneText = (column: string): string =>
  `${column} || ' ' || regexp_replace(${column}, '\\D', '', 'g')`;

const clientText = (table: string): string =>
  `${table}.full_name || ' ' || ${table}.company_name || ' ' || ${table}.email || ' ' || ${phoneText(`${table}.phone_number`)}`;

/** Clients that fit a search. */
export const matchingClient = (table: string, typed: string): string =>
  contains(clientText(table), typed);

/** Records whose client fits a search, by the index of the clients' own search. */
export const ofMatchingClient = (typed: string): string =>
  `t.client_id IN (SELECT m.id FROM clients m WHERE ${matchingClient('m', typed)})`;
