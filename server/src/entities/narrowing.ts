import type { EntitySource } from './EntitySource.ts';
import type { ListQuery } from './listQuery.ts';

/** What a list is narrowed by, as SQL. */
export interface Narrowing {
  /** Common table expressions that the conditions name; empty without a search. */
  matching: string;
  /** Conditions on `t`. */
  conditions: string[];
}

/**
 * Filters, view and search of a list as SQL.
 * @param value adds a value to the statement's, and gives its placeholder
 * @param onDay fills the company day into SQL of the source
 */
export function narrowingOf(
  { table, matches }: EntitySource,
  query: Pick<ListQuery, 'filters' | 'view' | 'own' | 'search'>,
  value: (value: unknown) => string,
  onDay: (sql: string) => string,
): Narrowing {
  const conditions = query.filters.map((filter) => onDay(filter.matches(value(filter.value))));
  if (query.view !== undefined) conditions.push(ofOwn(onDay(query.view), () => value(query.own)));
  if (query.search === '') return { matching: '', conditions };
  const found = matches(value(query.search)).map(
    (condition) => `SELECT t.id FROM ${table} t WHERE ${condition}`,
  );
  conditions.push('t.id IN (SELECT id FROM matching)');
  // Materialized so that matches are found once by index; otherwise PostgreSQL may walk the
  // sort index to find them.
  return { matching: `WITH matching AS MATERIALIZED (${found.join(' UNION ')})`, conditions };
}

/** Fills the employee who asks into SQL of a view. @param own gives the placeholder */
export const ofOwn = (sql: string, own: () => string): string => sql.replaceAll('{own}', own);
