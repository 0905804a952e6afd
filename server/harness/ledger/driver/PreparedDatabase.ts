import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Database, type Queryable } from '../../../src/db/Database.ts';

/**
 * A database that prepares its statements: each connection plans one once, not every time. The same few
 * statements run thousands of times in histories, and planning them took most of the time.
 */
export class PreparedDatabase extends Database {
  #histories = 0;

  constructor(connectionString: string, onLost: (error: Error) => void) {
    const url = new URL(connectionString);
    url.searchParams.set('options', plansOnce);
    super(url.href, onLost);
  }

  /**
   * Has PostgreSQL plan statements for the present size of the tables, each time that it has doubled. By itself it
   * would look at them only after a minute; until then, with plans made for empty tables, histories take half as
   * long again. More often costs more than it gains: each connection then plans all its statements anew.
   */
  async beforeHistory(): Promise<void> {
    this.#histories += 1;
    if (Number.isInteger(Math.log2(this.#histories / 25))) await this.query('ANALYZE');
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

/**
 * One plan a statement for all values, and joins by index alone: a history asks for the few records of its own
 * two clients, while the tables hold those of thousands of histories.
 */
const plansOnce =
  '-c plan_cache_mode=force_generic_plan -c enable_hashjoin=off -c enable_mergejoin=off';

/** Only a text with values is a single statement, which can be prepared. */
const prepared = (query: string | pg.QueryConfig, values?: unknown[]): string | pg.QueryConfig =>
  typeof query === 'string' && values !== undefined ? { text: query, name: nameOf(query) } : query;

/** Within the 63 characters that PostgreSQL keeps of a name. */
const nameOf = (text: string): string => createHash('sha1').update(text).digest('hex');
