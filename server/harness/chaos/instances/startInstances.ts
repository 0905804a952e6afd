import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Database } from '../../../src/db/Database.ts';
import { startEmbeddedPostgres } from '../../../src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { insertBills } from '../payments/chaosData.ts';
import { ChaosServer } from '../payments/ChaosServer.ts';
import { freePort } from '../payments/freePort.ts';
import type { Bill } from '../payments/Payer.ts';
import { startSandbox, type Sandbox } from '../../sandbox/startSandbox.ts';
import { trialKeys } from '../../sandbox/trialKeys.ts';
import { startSession } from '../../../src/session/sessions.ts';
import { Balancer, type BalancerOptions } from './Balancer.ts';

/** Two servers behind a load balancer, sharing one database, payment provider and mail server. */
export interface Instances {
  balancer: Balancer;
  servers: readonly ChaosServer[];
  database: Database;
  sandbox: Sandbox;
  bills: Bill[];
  clientIds: number[];
  contractId: number;
  /** An Admin's session token. */
  token: string;
  /** Ids of the mails received by the mail server, once per delivery. */
  delivered: string[];
  stop(): Promise<void>;
}

/** Seconds for which a stopping server reports so; the balancer checks ten times a second. */
const drainSeconds = 2;

/** Starts everything and creates invoices to pay and records to update. */
export async function startInstances(
  bills: number,
  options: Omit<BalancerOptions, 'servers'> = {},
): Promise<Instances> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'instances-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDir });
    closing.push(() => postgres.stop());
    const database = new Database(postgres.url, () => undefined);
    closing.push(() => database.close());
    await migrate(database);
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, keys: trialKeys });
    closing.push(() => sandbox.stop());
    const mailServer = await startMailServer();
    closing.push(() => mailServer.stop());
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '10000000',
      PAGE_RATE_LIMIT: '10000000',
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: String(drainSeconds),
      SMTP_URL: mailServer.url,
      STRIPE_SECRET_KEY: trialKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: trialKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: trialKeys.webhookSecret,
      STRIPE_API_URL: sandbox.url,
    };
    const servers = [
      new ChaosServer(await freePort(), env),
      new ChaosServer(await freePort(), env),
    ];
    const records = await insertRecords(database);
    const inserted = await insertBills(database, bills);
    for (const server of servers) {
      server.start();
      closing.push(() => server.stop());
    }
    await Promise.all(servers.map((server) => server.untilReady(120)));
    const balancer = new Balancer({ ...options, servers: servers.map(({ url }) => url) });
    await balancer.start();
    closing.push(() => balancer.stop());
    sandbox.listenAt(`${balancer.url}/api/payment-events/`);
    const { delivered } = mailServer;
    return { balancer, servers, database, sandbox, bills: inserted, ...records, delivered, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function insertRecords(
  database: Database,
): Promise<Pick<Instances, 'token' | 'clientIds' | 'contractId'>> {
  const { rows: staff } = await database.query<{ id: number }>(
    "INSERT INTO staff (username, password_hash, role) VALUES ('chaos', 'none', 'Admin') RETURNING id",
  );
  const { rows: clients } = await database.query<{ id: number }>(
    `INSERT INTO clients (since_ts, full_name)
     SELECT '2026-01-01', 'Client ' || n FROM generate_series(1, 5) n RETURNING id`,
  );
  const { rows: contracts } = await database.query<{ id: number }>(
    `INSERT INTO contracts (since_ts, is_active, client_id, monday, thursday)
     VALUES ('2026-01-01', true, $1, true, true) RETURNING id`,
    [clients[0]?.id],
  );
  return {
    token: await startSession(database, staff[0]?.id ?? 0),
    clientIds: clients.map(({ id }) => id),
    contractId: contracts[0]?.id ?? 0,
  };
}

async function startMailServer() {
  const delivered: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        delivered.push(/^Message-ID: <mail-(\d+)@/im.exec(text)?.[1] ?? 'unknown');
        done();
      });
    },
  });
  // Killing a server breaks its SMTP connections.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    delivered,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
