import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { asUnavailable } from './DatabaseUnavailableError.ts';
import { VisitorTurns, type Visitor } from './VisitorTurns.ts';

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

/** Connections of the pool. */
const connections = 10;

/** Milliseconds that a health check may take in the database. */
const probeWithin = 1_000;

/** What runs SQL: the pool, or the connection of a transaction. */
export interface Queryable {
  /** @throws DatabaseUnavailableError while the database cannot serve */
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** What runs SQL, and transactions. */
export interface Transactional extends Queryable {
  /**
   * Runs work in one transaction: all of it, or, when it throws, nothing. The work uses the
   * connection that it is given and nothing else of the database.
   * @throws DatabaseUnavailableError while the database cannot serve
   */
  transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
}

/** The pool of connections, with transactions. */
export class Database implements Transactional {
  readonly #pool: pg.Pool;
  readonly #probePool: pg.Pool;
  /** The transaction whose work is running. */
  readonly #open = new AsyncLocalStorage<{ isOpen: boolean }>();
  readonly #turns = new VisitorTurns();

  /** For health checks: a connection of its own, which answers within a second or fails. */
  readonly probe: Queryable = {
    query: async (query, values) => {
      this.#refuseInTransaction();
      return queryWith(this.#probePool, query, values);
    },
  };

  /** @param onLost told when an idle connection breaks; the pool replaces it by itself */
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
      // While it is in use the pool does not listen, and an error that nobody hears ends the process.
      // Whoever uses the connection learns of the loss from the statement.
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  /** The pool's connections, and statements and transactions that wait for one. */
  get use(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return {
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount + this.#turns.waiting,
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
      // PostgreSQL's answer when a statement has failed, though the work went on.
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
   * For calls that anybody may send, many at once: they use some connections at a time and wait for
   * one another, so that staff, jobs and payments under way always find a connection.
   */
  visitor(visitor: Visitor): Transactional {
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      this.#refuseInTransaction();
      return this.#turns.take(visitor, work);
    };
    return {
      query: (query, values) => inTurn(() => this.query(query, values)),
      transaction: (work) => inTurn(() => this.transaction(work)),
    };
  }

  /**
   * Runs work of a server's start while no other server does: one after the other. The work may use
   * all of the database, so this holds a connection beside; it is not for what many callers do at once.
   * @param lock one of `advisoryLocks`
   */
  async oneAtATime<T>(lock: number, work: () => Promise<T>): Promise<T> {
    this.#refuseInTransaction();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asUnavailable(error);
    });
    let broken: Error | undefined;
    try {
      await queryWith(client, 'SELECT pg_advisory_lock($1)', [lock]);
      return await work();
    } finally {
      // A connection that is lost, or thrown away, has given back what it held.
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
   * A transaction that waits for a second connection holds its first: as many at once as the pool
   * has connections wait for one another until all fail, and everybody else with them.
   */
  #refuseInTransaction(): void {
    if (this.#open.getStore()?.isOpen) {
      throw new Error(
        'The pool was asked within a transaction. Use the connection that the transaction was given.',
      );
    }
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
