import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import type { Company } from 'shared-api/contract/company/company';
import type { Role } from 'shared-api/contract/staff/roles';
import { buildApp, type AppOptions } from '../../src/app.ts';
import { readCompany } from '../../src/company.ts';
import { Database } from '../../src/db/Database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { Jobs } from '../../src/jobs/Jobs.ts';
import { createQueueMail, createQueueMails } from '../../src/mail/queueMail.ts';
import { PaymentProvider } from '../../src/payments/provider.ts';
import { PhotoKeeper } from '../../src/photos/PhotoKeeper.ts';
import { sandboxKeys } from '../../src/sandboxKeys.ts';
import { ensureRateCard } from '../../src/pricing/rateCard.ts';
import { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../src/releases/storage/FolderStorage.ts';
import { hashPassword } from '../../src/session/passwords/passwords.ts';
import { SecretBox } from '../../src/session/factors/SecretBox.ts';
import { startSession } from '../../src/session/sessions.ts';
import { createWorkers, type Workers } from '../../src/createWorkers.ts';

/** A server on a database of its own. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  jobs: Jobs;
  company: Company;
  workers: Workers;
  photos: PhotoKeeper;
  /** A folder that goes with the server. */
  folder: string;
  /** Calls the API; `as` logs in with that role. */
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

type Method = NonNullable<InjectOptions['method']>;

interface CallOptions {
  as?: Role;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The parsed body. */
  body: Record<string, unknown>;
}

/** Passwords of the two logins that every test server has: `test-admin` and `test-employee`. */
export const testPasswords = { Admin: 'correct horse battery', Employee: 'stapled donkeys fly' };

/** A new, empty database in the run's PostgreSQL, and what drops it. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (admin === undefined) throw new Error('Run these tests through jest.config.ts.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string, values?: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(sql, values).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      // Not WITH (FORCE): that is refused while autovacuum, which is a superuser's, works in it.
      await run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND usename = current_user`,
        [name],
      );
      await run(`DROP DATABASE ${name}`);
    },
  };
}

/** Settings of a provider that is not there, for servers that start in production. */
export const paymentKeys = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** A payment provider at an address, with the sandbox's keys. */
export const testProvider = (apiUrl: string): PaymentProvider =>
  new PaymentProvider({ ...sandboxKeys, apiUrl, isSandbox: true });

export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const { url, drop } = await createDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const database = new Database(url, () => undefined);
  await migrate(database);
  await ensureRateCard(database);
  const company = options.company ?? (await readCompany());
  const jobs = new Jobs(database, { error: () => undefined });
  const tokens = new Map<Role, string>();
  for (const role of ['Admin', 'Employee'] as const) {
    const { rows } = await database.query<{ id: number }>(
      'INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, $3) RETURNING id',
      [`test-${role.toLowerCase()}`, await hashPassword(testPasswords[role]), role],
    );
    tokens.set(role, await startSession(database, rows[0]?.id ?? 0));
  }
  await jobs.start();
  await jobs.prepare('mail');
  const workers = createWorkers();
  const photos = new PhotoKeeper(database, new FolderStorage(path.join(folder, 'photos')));
  const misfits = new Set<string>();
  const app = await buildApp({
    database,
    company,
    store: new ReleaseStore(new FolderStorage(path.join(folder, 'releases'))),
    queueMail: createQueueMail(jobs),
    queueMails: createQueueMails(jobs),
    jobs,
    provider: testProvider('http://127.0.0.1:9'),
    factorBox: new SecretBox(randomBytes(32)),
    inbox: path.join(folder, 'bank-inbox'),
    workers,
    photos,
    rateLimit: 100_000,
    onMisfit: (sentence) => misfits.add(sentence),
    ...options,
  });
  return {
    app,
    database,
    databaseUrl: url,
    jobs,
    company,
    workers,
    photos,
    folder,
    async call(method, address, { as, body, headers = {} } = {}) {
      const token = as && tokens.get(as);
      const answer = await app.inject({
        method,
        url: `/api/${address}`,
        headers: { ...(token ? { authorization: `Token ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: isJson ? answer.json<Record<string, unknown>>() : {},
      };
    },
    async close() {
      await app.close();
      await jobs.stop();
      await workers.close();
      await database.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
      if (misfits.size > 0) {
        throw new Error(`Not as the table of calls says:\n${[...misfits].slice(0, 20).join('\n')}`);
      }
    },
  };
}
