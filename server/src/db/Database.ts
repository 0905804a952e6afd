import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { asUnavailable } from './DatabaseUnavailableError.ts';
import { VisitorQueue, type Visitor } from './VisitorQueue.ts';

// Dates stay strings; bigint counts and cents fit into numbers.
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: Number,
};

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: TypeId) =>
    parsers[id] ?? (pg.types.getTypeParser(id, 'text') as (text: string) => unknown),
};

/** Size of the connection pool. */
const connections = 10;

/** Timeout of a database health check, in milliseconds. */
const probeWithin = 1_000;

/**
 * Milliseconds that somebody waits for a turn (`oneAtATime`), instead of those of an ordinary statement: teams that release at
 * once wait for one another, a quarter of a minute each.
 */
const turnWithin = 600_000;

/** Runs SQL: the pool, or the connection of a transaction. */
export interface Queryable {
  /** @throws DatabaseUnavailableError if the database is unavailable */
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** Runs SQL and transactions. */
export interface Transactional extends Queryable {
  /**
   * Runs work in a transaction, which is rolled back if it throws. The work must use only the
   * connection that it is given.
   * @throws DatabaseUnavailableError if the database is unavailable
   */
  transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
}

/** The connection pool. */
export class Database implements Transactional {
  readonly #pool: pg.Pool;
  readonly #probePool: pg.Pool;
  /** The transaction of the current async context. */
  readonly #open = new AsyncLocalStorage<{ isOpen: boolean }>();
  readonly #visitorQueue = new VisitorQueue();

  /**
   * For what must not wait for the pool, such as health checks: a separate connection that answers
   * within a second or fails.
   */
  readonly probe: Queryable = {
    query: async (query, values) => {
      this.#refuseInTransaction();
      return queryWith(this.#probePool, query, values);
    },
  };

  /** @param onLost called when an idle connection breaks; the pool replaces it */
  constructor(connectionString: string, onLost: (error: Error) => void) {
    const settings = { connectionString, types, application_name: 'property-services' };
    this.#pool = new pg.Pool({
      ...settings,
      max: connections,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    });
    this.#probePool = new pg.Pool({
      ...settings,
      max: 1,
      connectionTimeoutMillis: probeWithin,
      query_timeout: probeWithin,
      statement_timeout: probeWithin,
    });
    for (const pool of [this.#pool, this.#probePool]) {
      pool.on('error', onLost);
      // The pool does not listen for errors while a connection is in use, and an unhandled one
      // would end the process. The caller learns of it from the failed query.
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  /** Pool usage, for metrics; `waiting` counts queries and transactions. */
  get use(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return {
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount + this.#visitorQueue.queued,
    };
  }

  async query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    this.#refuseInTransaction();
    return queryWith<Row>(this.#pool, query, values);
  }

  async transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T> {
    this.#refuseInTransaction();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asUnavailable(error);
    });
    const connection: Queryable = {
      query: (query, values) => queryWith(client, query, values),
    };
    const scope = { isOpen: true };
    let broken: Error | undefined;
    try {
      await connection.query('BEGIN');
      const result = await this.#open.run(scope, () => work(connection));
      const { command } = await connection.query('COMMIT');
      // PostgreSQL rolls back instead if a statement failed and its error was swallowed.
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction has failed.');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error(String(lost));
      });
      throw error;
    } finally {
      scope.isOpen = false;
      client.release(broken);
    }
  }

  /**
   * For calls that anybody may send in bulk: they use a limited number of connections and queue for
   * them, so that staff, jobs and payments always find one.
   */
  visitor(visitor: Visitor): Transactional {
    const queued = async <T>(work: () => Promise<T>): Promise<T> => {
      this.#refuseInTransaction();
      return this.#visitorQueue.run(visitor, work);
    };
    return {
      query: (query, values) => queued(() => this.query(query, values)),
      transaction: (work) => queued(() => this.transaction(work)),
    };
  }

  /**
   * Runs start-up work on one server at a time. The work may use the whole database, so this holds
   * an additional connection; it is not meant for many concurrent callers.
   * @param lock one of `advisoryLocks`
   * @throws DatabaseUnavailableError if it is not its turn within ten minutes
   */
  async oneAtATime<T>(lock: number, work: () => Promise<T>): Promise<T> {
    this.#refuseInTransaction();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asUnavailable(error);
    });
    let broken: Error | undefined;
    try {
      await waitForTurn(client, lock);
      return await work();
    } finally {
      // A lost connection has already released its locks.
      await client.query('SELECT FROM pg_advisory_unlock($1)', [lock]).catch((error: unknown) => {
        broken = error instanceof Error ? error : new Error(String(error));
      });
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#probePool.end()]);
  }

  /**
   * Refuses to take a second connection inside a transaction: as many such transactions as the pool
   * has connections would deadlock until they time out, and block everybody else.
   */
  #refuseInTransaction(): void {
    if (this.#open.getStore()?.isOpen) {
      throw new Error(
        'The pool was asked within a transaction. Use the connection that the transaction was given.',
      );
    }
  }
}

async function waitForTurn(client: pg.PoolClient, lock: number): Promise<void> {
  await queryWith(client, `SET statement_timeout = ${turnWithin}`);
  try {
    await queryWith(client, 'SELECT pg_advisory_lock($1)', [lock]);
  } finally {
    // Back to what the pool has said; a lost connection has nothing to go back to.
    await client.query('RESET statement_timeout').catch(() => undefined);
  }
}

async function queryWith<Row extends pg.QueryResultRow>(
  runner: pg.Pool | pg.PoolClient,
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  try {
    return await runner.query<Row>(query as string, values);
  } catch (error) {
    throw asUnavailable(error);
  }
}
