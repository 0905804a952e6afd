import { AsyncLocalStorage } from 'node:async_hooks';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { countJob, knowJob } from '../telemetry/metrics.ts';

/** A kind of background job. */
export interface JobKind<Data extends object> {
  name: string;
  /** How often a failed job is retried, with exponential backoff. */
  retries: number;
  run: (data: Data, attempt: { isLast: boolean }) => Promise<void>;
}

/** Queued jobs of a kind, and for how long the oldest has been queued (seconds). */
export interface WaitingJobs {
  name: string;
  count: number;
  seconds: number;
}

interface Log {
  error(details: object, message: string): void;
}

/**
 * A durable job queue. Jobs are sent in the transaction that causes them, so that both are
 * committed or neither; each job is run by one server, however many there are.
 */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #names = new Set<string>();
  /** The connection whose transaction is sending jobs. */
  readonly #sending = new AsyncLocalStorage<Queryable>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#boss = new PgBoss({
      // To look up a queue that is not cached, pg-boss uses its own connection, even while sending
      // within a transaction. It must use the transaction's connection, or transactions would wait
      // for one another.
      db: {
        executeSql: (text, values) => (this.#sending.getStore() ?? database).query(text, values),
      },
      persistWarnings: false,
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      queueCacheIntervalSeconds: 15,
    });
    // The database may be unavailable for a while; polling resumes when it is back.
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /**
   * Creates or migrates the queue's schema and starts maintenance, one server at a time: pg-boss
   * takes a lock of its own, but checks for the schema before it acquires it, so that a second
   * server would try to create it again and fail.
   */
  async start(): Promise<void> {
    await this.#database.oneAtATime(advisoryLocks.jobQueue, () => this.#boss.start());
  }

  /** Creates the queue for jobs of this name, if necessary. */
  async prepare(name: string, retries = 0): Promise<void> {
    const settings = {
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      // Jobs of a server that was killed are picked up by another after this time.
      heartbeatSeconds: 20,
    };
    await this.#boss.createQueue(name, settings);
    // Otherwise, a queue created by an earlier release would keep its settings.
    await this.#boss.updateQueue(name, settings);
    this.#names.add(name);
  }

  /** Starts processing jobs of a kind. */
  async work<Data extends object>({ name, retries, run }: JobKind<Data>): Promise<void> {
    await this.prepare(name, retries);
    knowJob(name);
    await this.#boss.work(
      name,
      // Polls every half second, and without pause while jobs are queued.
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

  /** Sends jobs as part of a transaction; they become visible when it commits. */
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
   * Schedules a recurring job that runs once across all servers.
   * @param cron minute, hour, day, month, weekday, in the given time zone
   */
  async schedule(name: string, cron: string, timeZone: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: timeZone });
  }

  /** Queued jobs of each kind, across all servers. */
  async waiting(): Promise<WaitingJobs[]> {
    const { rows } = await this.#database.query<WaitingJobs>(
      `SELECT kind.name, count(job.id) AS count,
              coalesce(max(extract(epoch FROM now() - job.created_on)), 0)::float8 AS seconds
       FROM unnest($1::text[]) AS kind (name)
       LEFT JOIN pgboss.job ON job.name = kind.name AND job.state IN ('created', 'retry')
       GROUP BY kind.name`,
      [[...this.#names]],
    );
    return rows;
  }

  /**
   * When each recurring job last ended well, whichever server ran it (Unix seconds); when it was first
   * scheduled, if it never did.
   */
  async lastDone(): Promise<{ name: string; at: number }[]> {
    const { rows } = await this.#database.query<{ name: string; at: number }>(
      `SELECT schedule.name, extract(epoch FROM coalesce(
         (SELECT max(job.completed_on) FROM pgboss.job
          WHERE job.name = schedule.name AND job.state = 'completed'),
         min(schedule.created_on)))::float8 AS at
       FROM pgboss.schedule GROUP BY schedule.name`,
    );
    return rows;
  }

  /** Finishes running jobs, then stops. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000, close: false });
  }
}
