import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Database, Queryable } from '../db/Database.ts';

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

  constructor(database: Database, log: Log) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.query(text, values) },
      persistWarnings: false,
    });
    // The database may go away for a while; the next round finds it again.
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
  }

  /** Makes sure that jobs of a name can be sent. */
  async prepare(name: string, retries = 0): Promise<void> {
    await this.#boss.createQueue(name, {
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
    });
  }

  /** Begins to do jobs of a kind. */
  async work<Data extends object>({ name, retries, run }: JobKind<Data>): Promise<void> {
    await this.prepare(name, retries);
    await this.#boss.work(
      name,
      { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 0.5 },
      async ([job]: JobWithMetadata<Data>[]) => {
        if (job) await run(job.data, { isLast: job.retryCount >= job.retryLimit });
      },
    );
  }

  /** Sends jobs in a transaction: they come to be when the transaction does. */
  async sendAll(connection: Queryable, name: string, all: readonly object[]): Promise<void> {
    await this.#boss.insert(
      name,
      all.map((data) => ({ data })),
      { db: { executeSql: (text, values) => connection.query(text, values) } },
    );
  }

  /**
   * Does a job at a time of day, once, however many servers there are.
   * @param cron minute, hour, day, month, weekday, by the clock of the time zone
   */
  async schedule(name: string, cron: string, timeZone: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: timeZone });
  }

  /** Ends after the jobs that are under way. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000, close: false });
  }
}
