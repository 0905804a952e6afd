import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { sandboxKeys } from './sandboxKeys.ts';
import { serverEnvironment } from '../harness/serverEnvironment.ts';
import { copyTemplate, createDatabase } from '../harness/testing/testDatabases.ts';
import { paymentKeys } from '../harness/testing/testServer.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

async function start(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Started> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'main-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    env: { ...serverEnvironment, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  cleanUps.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => output, ended };
}

/** Waits with pauses, which leave the processor to the server. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(10);
}

async function says({ child, output }: Started, text: string): Promise<void> {
  await until(() => output().includes(text) || child.exitCode !== null);
  if (!output().includes(text)) throw new Error(`It ended without "${text}":\n${output()}`);
}

/** An empty database, as a first start finds it. */
async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase();
  cleanUps.push(drop);
  return url;
}

/** A database as a later start finds it: nothing to migrate, and logins that are no demo's. */
async function usedDatabase(): Promise<string> {
  const { url, drop } = await copyTemplate();
  cleanUps.push(drop);
  return url;
}

describe('the server', () => {
  it('says where it is and how to log in, ends cleanly when asked, and keeps its demo out of production', async () => {
    const DATABASE_URL = await emptyDatabase();
    const server = await start('main.ts', { DATABASE_URL });
    await says(server, 'Ctrl-C ends it.');
    expect(server.output()).toMatch(/is open at http:\/\/127\.0\.0\.1:\d+/);
    expect(server.output()).toContain('admin / northbank-admin');
    expect(server.output()).toContain('employee / northbank-staff');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);

    const refused = await start('main.ts', {
      DATABASE_URL,
      NODE_ENV: 'production',
      ...paymentKeys,
    });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('holds demo logins');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address that begins with smtp:'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set'],
    [{ NODE_ENV: 'production' }, 'the sandbox of card payments charges nobody'],
    [
      { NODE_ENV: 'production', ...paymentKeys, STRIPE_WEBHOOK_SECRET: sandboxKeys.webhookSecret },
      'STRIPE_WEBHOOK_SECRET is a key of the sandbox, which everybody knows.',
    ],
    [{ PAGE_RATE_LIMIT: 'many' }, 'PAGE_RATE_LIMIT must be a whole number of pages'],
    [{ SANDBOX_PORT: '99999' }, 'SANDBOX_PORT must be a number'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, or the number of proxies'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      'The database at 127.0.0.1:1/none cannot be reached: ',
    ],
  ] satisfies [Record<string, string>, string][])(
    'ends with a message that names the cure: %j',
    async (env, message) => {
      const server = await start('main.ts', env);
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(message);
      expect(server.output()).not.toContain('secret');
      expect(server.output()).not.toContain('    at ');
    },
  );

  it('names a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => new Promise((resolve) => other.close(resolve)));
    const PORT = String((other.address() as AddressInfo).port);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'main-'));
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
    const server = await start('main.ts', { DATA_DIR: dataDir, PORT });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${PORT} of 127.0.0.1 is in use.`);
    // Before a database is made.
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([{}, { NODE_ENV: 'production', ...paymentKeys }])(
    'starts and ends while the releases cannot be used, not ready: %j',
    async (env) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'main-'));
      cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
      const releases = path.join(dataDir, 'releases');
      await mkdir(releases);
      for (const name of ['log', 'servers'])
        await writeFile(path.join(releases, name), 'no folder');
      const settings = { DATA_DIR: dataDir, ...env };
      const published = await start('releases/publish.ts', settings);
      expect(await published.ended).toBe('NODE_ENV' in env ? 0 : 1);
      expect(published.output()).toContain(`The releases in ${releases} could not be used`);
      expect(published.output()).not.toContain('    at ');

      const server = await start('main.ts', {
        ...settings,
        DATABASE_URL: await usedDatabase(),
        DRAIN_SECONDS: '0',
      });
      await says(server, 'Ctrl-C ends it.');
      const url = /is open at (\S+)/.exec(server.output())?.[1] ?? '';
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'no releases' }]);
      const page = await fetch(url);
      expect(page.status).toBe(503);
      expect(await page.text()).not.toContain(dataDir);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  );

  it('loads no demo in production; a later start outside of it does', async () => {
    const DATABASE_URL = await emptyDatabase();
    const production = await start('main.ts', {
      DATABASE_URL,
      NODE_ENV: 'production',
      ...paymentKeys,
    });
    await says(production, 'Ctrl-C ends it.');
    expect(production.output()).not.toContain('northbank-admin');
    production.child.kill('SIGTERM');
    expect(await production.ended).toBe(0);
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query('SELECT FROM staff UNION ALL SELECT FROM clients');
    await client.end();
    expect(rows).toEqual([]);
    const demo = await start('main.ts', { DATABASE_URL });
    await says(demo, 'northbank-admin');
    demo.child.kill('SIGTERM');
    expect(await demo.ended).toBe(0);
  });
});

/**
 * Keeps sending requests over a keep-alive connection until the server refuses connections; any
 * failed request throws.
 */
async function askUntilGone(url: string, answered: (answer: IncomingMessage) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer));
        answer.on('error', reject);
      }).on('error', reject);
    });
  try {
    for (;;) answered(await ask());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
  } finally {
    agent.destroy();
  }
}

describe('a server that is asked all the time while it ends', () => {
  it.each(['0', '0.5'])('answers each request that it took, draining %s s', async (seconds) => {
    const server = await start('main.ts', {
      DATABASE_URL: await usedDatabase(),
      DRAIN_SECONDS: seconds,
      RATE_LIMIT: '10000000',
    });
    await says(server, 'Ctrl-C ends it.');
    const url = /is open at (\S+)/.exec(server.output())?.[1] ?? '';
    const clients = 60;
    let answers = 0;
    const statuses = new Set<number | undefined>();
    const kept = new Set<string>();
    let isAsked = false;
    const goneAgain = Promise.all(
      Array.from({ length: clients }, () =>
        askUntilGone(`${url}/api/deal-tiers/`, (answer) => {
          answers += 1;
          statuses.add(answer.statusCode);
          if (isAsked) kept.add(String(answer.headers.connection));
        }),
      ),
    );
    await until(() => answers >= clients * 5);
    // A connection that never sends a request, as browsers open them, and an idle keep-alive
    // connection.
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    silent.on('error', () => undefined);
    server.child.kill('SIGTERM');
    await says(server, 'Closing …');
    const before = answers;
    // Responses sent before the signal may still be in transit.
    await until(() => answers >= before + clients * 2 || server.child.exitCode !== null);
    isAsked = true;
    await goneAgain;
    expect(await server.ended).toBe(0);
    expect([...statuses]).toEqual([200]);
    expect([...kept].filter((connection) => connection !== 'close')).toEqual([]);
    silent.destroy();
  });
});

describe('the first Admin', () => {
  it('is made by a command that asks for a good password', async () => {
    const DATABASE_URL = await emptyDatabase();
    const silent = await start('session/people/createAdmin.ts', { DATABASE_URL }, ['ann']);
    silent.child.stdin?.end();
    expect(await silent.ended).toBe(1);
    expect(silent.output()).toContain('12 to 25 characters.');
    const weak = await start('session/people/createAdmin.ts', { DATABASE_URL }, ['ann']);
    weak.child.stdin?.end('short\n');
    expect(await weak.ended).toBe(1);
    expect(weak.output()).toContain('12 to 25 characters');
    const made = await start('session/people/createAdmin.ts', { DATABASE_URL }, ['ann']);
    made.child.stdin?.end('correct horse battery\n');
    expect(await made.ended).toBe(0);
    expect(made.output()).toContain('ann is an Admin now.');
    const again = await start('session/people/createAdmin.ts', { DATABASE_URL }, ['ann']);
    again.child.stdin?.end('correct horse battery\n');
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('There is a login "ann" already.');
  });
});
