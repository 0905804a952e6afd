import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterOf } from '../../server/harness/database/postmasterOf.ts';

/** A real server under attack, with demo data, its own process and its own data directory. */
export interface Target {
  port: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  dataDir: string;
  pid: number;
  /** All output of the process so far. */
  output(): string;
  /** Whether the process has exited, for whatever reason. */
  hasEnded(): boolean;
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  /** Resident memory of the server process in MB. */
  memory(): Promise<number>;
  /** Process id of the embedded PostgreSQL's postmaster, if it is running. */
  postmaster(): Promise<number | undefined>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().unref();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}

/**
 * Starts a checkout's server on a free port with an empty data directory.
 * @param folder the checkout's root; its apps must be built
 * @throws Error with the server's output if it is not ready within two minutes
 */
export async function startTarget(
  folder: string,
  settings: Record<string, string> = {},
): Promise<Target> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'attack-'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings };
  const published = spawnSync(process.execPath, ['server/src/releases/publish.ts'], {
    cwd: folder,
    env: { ...env, NODE_ENV: '' },
    encoding: 'utf8',
  });
  if (published.status !== 0) throw new Error(published.stderr || published.stdout);
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const deadline = Date.now() + 120_000;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (hasEnded() || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${chunks.join('')}`);
    }
    await delay(100);
  }
  return {
    port,
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    hasEnded,
    ended,
    memory: () => residentMegabytes(child.pid ?? 0),
    postmaster: () => postmasterOf(dataDir),
    signal: (signal) => void child.kill(signal),
    async stop() {
      await end(child, ended);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    },
  };
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const gone = await Promise.race([ended.then(() => true), delay(60_000, false)]);
  if (!gone) child.kill('SIGKILL');
}

/** Reads `/proc`, so this works on Linux only; 0 elsewhere. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
