import pg from 'pg';

// Days stay the texts they are; counts and cents are small enough for numbers.
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: Number,
};

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: TypeId) =>
    parsers[id] ?? (pg.types.getTypeParser(id, 'text') as (text: string) => unknown),
};

/** What runs SQL: the pool, or the connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** The pool of connections, with transactions. */
export class Database implements Queryable {
  readonly pool: pg.Pool;

  /** @param onLost told when an idle connection breaks; the pool replaces it by itself */
  constructor(connectionString: string, onLost: (error: Error) => void) {
    this.pool = new pg.Pool({
      connectionString,
      types,
      max: 10,
      application_name: 'property-services',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    });
    this.pool.on('error', onLost);
  }

  query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
    return this.pool.query<Row>(query as string, values);
  }

  /** Runs work in one transaction: all of it, or, when it throws, nothing. */
  async transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error(String(lost));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
