import { AsyncLocalStorage } from 'node:async_hooks';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { countJob } from '../telemetry/metrics.ts';

/** A kind of work that is done later, outside any request. */
export interface JobKind<Data extends object> {
  name: string;
  /** Times that a failed job is tried again, with growing pauses. */
  retries: number;
  run: (data: Data, attempt: { isLast: boolean }) => Promise<void>;
}

interface Log {
  error(details: object, message: string): void;
}

/**
 * Work that is kept in the database until it is done. A job is sent in the transaction of its
 * cause, so both exist or neither; each is done by one server, however many there are.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #names = new Set<string>();
  /** The connection of the transaction that is sending jobs. */
  readonly #sending = new AsyncLocalStorage<Queryable>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#boss = new PgBoss({
      // pg-boss looks up a queue that it has not cached with its own connection, also while it sends
      // in a transaction; that must be the transaction's, or transactions would wait for one another.
      db: {
        executeSql: (text, values) => (this.#sending.getStore() ?? database).query(text, values),
      },
      persistWarnings: false,
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      queueCacheIntervalSeconds: 15,
    });
    // The database may go away for a while; the next round finds it again.
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /**
   * Makes or updates the queue's schema if need be, and begins to watch over jobs. One server at a
   * time: pg-boss has a lock of its own, but looks whether the schema is there before it waits for it,
   * and PostgreSQL then goes by that answer, so that the second would fail to make it once more.
   */
  async start(): Promise<void> {
    await this.#database.oneAtATime(advisoryLocks.jobQueue, () => this.#boss.start());
  }

  /** Makes sure that jobs of a name can be sent. */
  async prepare(name: string, retries = 0): Promise<void> {
    const settings = {
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      // The job of a server that was killed is taken up by another after this time.
      heartbeatSeconds: 20,
    };
    await this.#boss.createQueue(name, settings);
    // A queue that an earlier release has made keeps its settings otherwise.
    await this.#boss.updateQueue(name, settings);
    this.#names.add(name);
  }

  /** Begins to do jobs of a kind. */
  async work<Data extends object>({ name, retries, run }: JobKind<Data>): Promise<void> {
    await this.prepare(name, retries);
    await this.#boss.work(
      name,
      // One every half second, and one after the other without a pause once many wait.
      {
        includeMetadata: true,
        batchSize: 1,
        pollingIntervalSeconds: 0.5,
        burstWhenReadyExceeds: 1,
      },
      async ([job]: JobWithMetadata<Data>[]) => {
        if (!job) return;
        try {
          await run(job.data, { isLast: job.retryCount >= job.retryLimit });
          countJob(name, 'done');
        } catch (error) {
          countJob(name, 'failed');
          throw error;
        }
      },
    );
  }

  /** Sends jobs in a transaction: they come to be when the transaction does. */
  async sendAll(connection: Queryable, name: string, all: readonly object[]): Promise<void> {
    await this.#sending.run(connection, () =>
      this.#boss.insert(
        name,
        all.map((data) => ({ data })),
        { db: { executeSql: (text, values) => connection.query(text, values) } },
      ),
    );
  }

  /**
   * Does a job at a time of day, once, however many servers there are.
   * @param cron minute, hour, day, month, weekday, by the clock of the time zone
   */
  async schedule(name: string, cron: string, timeZone: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: timeZone });
  }

  /** Jobs of each kind that wait to be done by any server. */
  async waiting(): Promise<{ name: string; count: number }[]> {
    const { rows } = await this.#database.query<{ name: string; count: number }>(
      `SELECT kind.name, count(job.id) AS count FROM unnest($1::text[]) AS kind (name)
       LEFT JOIN pgboss.job ON job.name = kind.name AND job.state IN ('created', 'retry')
       GROUP BY kind.name`,
      [[...this.#names]],
    );
    return rows;
  }

  /** Ends after the jobs that are under way. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000, close: false });
  }
}
