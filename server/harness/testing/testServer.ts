import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import type { Company } from 'shared-api/contract/company/company';
import type { Role } from 'shared-api/contract/staff/roles';
import { buildApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/AppOptions.ts';
import { readCompany } from '../../src/company.ts';
import { Database } from '../../src/db/Database.ts';
import { Jobs } from '../../src/jobs/Jobs.ts';
import { createQueueMail, createQueueMails } from '../../src/mail/queueMail.ts';
import { PaymentProvider } from '../../src/payments/provider.ts';
import { PhotoKeeper } from '../../src/photos/PhotoKeeper.ts';
import { sandboxKeys } from '../../src/sandboxKeys.ts';
import { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../src/releases/storage/FolderStorage.ts';
import { SecretBox } from '../../src/session/factors/SecretBox.ts';
import { startSession } from '../../src/session/sessions.ts';
import { createWorkers, type Workers } from '../../src/createWorkers.ts';
import { copyTemplate } from './testDatabases.ts';

/** A server on a database of its own. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  jobs: Jobs;
  company: Company;
  workers: Workers;
  photos: PhotoKeeper;
  /** Its releases; there are none at first. */
  store: ReleaseStore;
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

/** Settings of a provider that is not there, for servers that start in production. */
export const paymentKeys = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** A payment provider at an address, with the sandbox's keys. */
export const testProvider = (apiUrl: string, way: PaymentWay = 'cardForm'): PaymentProvider =>
  new PaymentProvider({ ...sandboxKeys, apiUrl, isSandbox: true, way });

export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const { url, drop } = await copyTemplate();
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const database = new Database(url, () => undefined);
  const company = options.company ?? (await readCompany());
  const jobs = new Jobs(database, { error: () => undefined });
  const tokens = new Map<Role, string>();
  const { rows } = await database.query<{ id: number; role: Role }>('SELECT id, role FROM staff');
  for (const { id, role } of rows) tokens.set(role, await startSession(database, id));
  await jobs.start();
  await jobs.prepare('mail');
  await jobs.prepare('import');
  const workers = createWorkers();
  const photos = new PhotoKeeper(database, new FolderStorage(path.join(folder, 'photos')));
  const store = options.store ?? new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
  const misfits = new Set<string>();
  const app = await buildApp({
    database,
    company,
    store,
    queueMail: createQueueMail(jobs),
    queueMails: createQueueMails(jobs),
    jobs,
    provider: testProvider('http://127.0.0.1:9'),
    factorBox: new SecretBox(randomBytes(32)),
    inbox: path.join(folder, 'bank-inbox'),
    workers,
    photos,
    rateLimit: 100_000,
    // Tests run beside others, on a busy machine.
    renderLimits: { timeoutMs: 60_000, memoryMb: 384 },
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
    store,
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
