import type { texts as headings } from './headingTexts.en.ts';
import type { Company } from 'shared-api/contract/company/company';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';
import type { View } from './views/ListViews.ts';

/** A query parameter that filters a list: what it compares with, and its valid values. */
export interface Filter {
  /**
   * SQL condition on `t`. `{today}` stands for the company day.
   * @param value the placeholder of the parameter's value
   */
  matches: (value: string) => string;
  kind: 'text' | 'boolean' | 'id' | 'day';
  /** The only words that there are, if it compares with words. */
  words?: readonly string[];
}

/** Filters by equality with a column. */
export const equals = (column: string, kind: Filter['kind']): Filter => ({
  matches: (value) => `t.${column} = ${value}`,
  kind,
});

/** Filters by equality with a column that holds one of some words. */
export const isOneOf = (column: string, words: readonly string[]): Filter => ({
  ...equals(column, 'text'),
  words,
});

/** A sort key: a column or expression that is never null, and its type. */
export interface SortKey {
  by: string;
  type: 'text' | 'integer' | 'bigint' | 'date' | 'timestamp';
}

/** A column of the export: a name under the label of the id field it replaces, or a value of its own. */
export type ExportedColumn =
  | { insteadOf: string }
  | {
      heading: keyof typeof headings;
      /** An amount, in dollars. */
      kind?: 'money';
    };

/** A field stored as keys and parameters, but read and edited as words. */
export interface WordedField {
  /** The column with the keys; the field's own column still holds the words as written. */
  column: string;
  toWords: (stored: unknown) => unknown;
  /** @param before the stored value, undefined for a new record */
  fromWords: (words: unknown, before: unknown) => unknown;
}

/** Describes an entity's table to the generic routes; one file per entity. */
export interface EntitySource {
  name: EntityName;
  table: string;
  /** Joins for derived values; `t` is the entity's own table. */
  joins?: string;
  /** Derived values, as SQL by name; read-only. `{today}` stands for the company day. */
  derived?: Record<string, string>;
  /** The default order of lists; ties are broken by `id`. */
  order: SortKey & { descending: boolean };
  /** Other sort keys, by query value; they may use the joins. */
  sorts: Record<string, SortKey>;
  /**
   * Alternative search conditions on `t`, each backed by its own index: OR-ed in a single
   * condition, they would cause a full table scan.
   * @param typed the placeholder of the search text
   */
  matches: (typed: string) => string[];
  /** Query parameters that filter a list. */
  filters: Record<string, Filter>;
  /** The parts of the list that have a name (`listViews`). */
  views?: Readonly<Record<string, View>>;
  /** SQL for the list's `total`, summed in cents; the count if omitted. */
  totalCents?: string;
  /** Additional columns of an exported list; ids are left out. */
  exported?: {
    columns?: Record<string, ExportedColumn>;
    /** Derived values for the export only, and the joins they need. */
    derived?: Record<string, string>;
    joins?: string;
  };
  /** Fields sent to Admins only. */
  adminFields?: readonly string[];
  /** Fields stored as keys and parameters. */
  worded?: Readonly<Record<string, WordedField>>;
  /** Server-set columns of a new record. */
  onCreate(
    connection: Queryable,
    today: string,
    company: Company,
  ): Promise<Record<string, unknown>>;
  /** Columns derived from written fields. */
  follows?: (fields: Record<string, unknown>, company: Company) => Record<string, unknown>;
  /**
   * Checks that a record may be deleted.
   * @throws HttpError 409
   */
  checkDelete?: (before: Record<string, unknown>) => void;
  /**
   * Checks that the record's state allows a change.
   * @throws HttpError 409
   */
  checkChange?: (before: Record<string, unknown>, changed: Record<string, unknown>) => void;
  /**
   * Checks what is written against other records, in the transaction that writes it.
   * @param before the stored record, which is locked; undefined of a new one
   * @param fields those that are written
   * @throws HttpError 400, or 409 for a change
   */
  checkWrite?: (
    connection: Queryable,
    write: {
      before: Record<string, unknown> | undefined;
      fields: Record<string, unknown>;
      today: string;
    },
  ) => Promise<void>;
}

/** Case-insensitive text; null sorts as empty. */
export const sortText = (sql: string): SortKey => ({
  by: `lower(coalesce(${sql}, ''))`,
  type: 'text',
});

/** An amount or number; null sorts first. */
export const sortNumber = (sql: string): SortKey => ({
  by: `coalesce(${sql}, -9000000000000000)`,
  type: 'bigint',
});

/** A day; null sorts last. */
export const sortDay = (sql: string): SortKey => ({
  by: `coalesce(${sql}::timestamp, 'infinity'::timestamp)`,
  type: 'timestamp',
});

/**
 * Case- and accent-insensitive substring search (`fold_text`). The expression has to match an index
 * from the migrations.
 */
export const contains = (sql: string, typed: string): string =>
  `fold_text(${sql}) LIKE '%' || fold_text(${typed}) || '%'`;

/** A phone number as written and as digits only, since people search either way. */
export const phoneText = (column: string): string =>
  `${column} || ' ' || regexp_replace(${column}, '\\D', '', 'g')`;

const clientText = (table: string): string =>
  `${table}.full_name || ' ' || ${table}.company_name || ' ' || ${table}.email || ' ' || ${phoneText(`${table}.phone_number`)}`;

/** SQL for clients that match a search. */
export const matchingClient = (table: string, typed: string): string =>
  contains(clientText(table), typed);

const placeText = (table: string): string =>
  `${table}.address || ' ' || ${table}.city || ' ' || ${table}.postal_code`;

/**
 * SQL for clients `t` whose main or further address, or further contact, matches a search; each by its own
 * index.
 */
export const matchingPlaces = (typed: string): string[] => [
  contains(`t.address_label || ' ' || ${placeText('t')}`, typed),
  `t.id IN (SELECT a.client_id FROM client_addresses a
     WHERE ${contains(`a.label || ' ' || ${placeText('a')}`, typed)})`,
  `t.id IN (SELECT k.client_id FROM client_contacts k
     WHERE ${contains(`k.name || ' ' || k.email || ' ' || ${phoneText('k.phone')}`, typed)})`,
];

/** Records whose client matches, using the clients' search index. */
export const ofMatchingClient = (typed: string): string =>
  `t.client_id IN (SELECT m.id FROM clients m WHERE ${matchingClient('m', typed)})`;
