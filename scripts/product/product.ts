import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyFolder } from './copyFolder.ts';
import { trustTheSystem } from '../../server/harness/database/trustTheSystem.ts';
import { serverEnvironment } from '../../server/harness/serverEnvironment.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A disposable product: server, database and released apps in a temporary folder. */
export interface Product {
  /** URL of the site, without a trailing slash. */
  url: string;
  dataDir: string;
  /** The server's output so far. */
  output(): string;
  /** Stops the server and removes the folder. */
  stop(): Promise<void>;
}

/** The demo logins that a first start prints. */
export const logins = {
  admin: { username: 'admin', password: 'northbank-admin' },
  employee: { username: 'employee', password: 'northbank-staff' },
} as const;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().unref();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

/**
 * Runs a command of the project to completion.
 * @returns its output
 * @throws Error with the output if it fails
 */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...serverEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${script} ended with ${String(code)}:\n${output}`)),
    );
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Milliseconds between two looks whether a server is up. */
const readyInterval = 25;

/** Where `makeProductTemplate` keeps the data that a product starts with, as test processes know it. */
const templateVariable = 'PRODUCT_TEMPLATE';

/**
 * Makes the data that every product of this run starts with: released apps, a database and the demo data
 * in it, as a first start leaves them. Without it each product makes its own, which takes several times
 * as long as to copy them.
 * @returns what removes it
 */
export async function makeProductTemplate(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  const { stop } = await startServer(dataDir);
  await trustTheSystem(path.join(dataDir, 'postgres', 'cluster'));
  await stop();
  // A database that is only linked to, as root may have it, would be shared instead of copied.
  const isCopied = !(await lstat(path.join(dataDir, 'postgres'))).isSymbolicLink();
  if (isCopied) process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** A new data directory: a copy of the run's template, otherwise one with nothing but released apps. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-'));
  const template = process.env[templateVariable];
  if (template === undefined) {
    await runScript('server/src/releases/publish.ts', [], { DATA_DIR: dataDir });
  } else {
    await copyFolder(template, dataDir);
  }
  return dataDir;
}

/**
 * Starts a server on a data directory.
 * @param inherited what it gets of this process's environment
 * @param whileStarting called when its process has begun
 * @throws Error with its output if it is not up within three minutes, in which also a busy machine starts it
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  inherited: NodeJS.ProcessEnv = process.env,
  whileStarting: () => void = () => undefined,
): Promise<Omit<Product, 'dataDir'>> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...inherited,
      ...serverEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  whileStarting();
  let output = '';
  server.stdout.on('data', (chunk) => (output += String(chunk)));
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  // Emitted once its output has been read to the end.
  const closed = once(server, 'close');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 180_000;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGKILL');
      // For two seconds at most: a child process that outlives it may keep its output open.
      await Promise.race([closed, setTimeout(2_000)]);
      throw new Error(`The product did not start:\n${output}`);
    }
    await setTimeout(readyInterval);
  }
  return {
    url,
    output: () => output,
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
    },
  };
}

/**
 * Starts the product as `npm start` does after building, on a free port with a new data directory.
 * @throws Error with the server's output if it is not up within three minutes
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await newDataDir();
  const server = await startServer(dataDir, env);
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
