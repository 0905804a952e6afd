import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Database, type Queryable } from '../../../src/db/Database.ts';

/**
 * A database that prepares its statements: each connection plans one once, not every time. The same few
 * statements run thousands of times in histories, and planning them took most of the time.
 */
export class PreparedDatabase extends Database {
  #histories = 0;

  /**
   * Every 25 histories, has PostgreSQL plan statements for the present size of the tables. By itself it would look at
   * them only after a minute; until then, with plans made for empty tables, histories take half as long again.
   */
  async beforeHistory(): Promise<void> {
    this.#histories += 1;
    if (this.#histories % 25 === 0) await this.query('ANALYZE');
  }

  override query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return super.query<Row>(prepared(query, values), values);
  }

  override transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    return super.transaction((connection) =>
      work({ query: (query, values) => connection.query(prepared(query, values), values) }),
    );
  }
}

/** Only a text with values is a single statement, which can be prepared. */
const prepared = (query: string | pg.QueryConfig, values?: unknown[]): string | pg.QueryConfig =>
  typeof query === 'string' && values !== undefined ? { text: query, name: nameOf(query) } : query;

/** Within the 63 characters that PostgreSQL keeps of a name. */
const nameOf = (text: string): string => createHash('sha1').update(text).digest('hex');
