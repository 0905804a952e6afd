import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyCluster } from '../harness/database/copyCluster.ts';
import { serverEnvironment } from '../harness/serverEnvironment.ts';

let dataDir: string;
/** It is there while a PostgreSQL runs on the folder. */
let pidFile: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ended-'));
  await copyCluster(dataDir);
  pidFile = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a server. @returns its process, and what it had said and ended with once it has */
function start(env: Record<string, string> = {}): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
} {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...serverEnvironment, DATA_DIR: dataDir, PORT: '0', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))),
  };
}

/** Breaks a file of the server, as an upgrade that was copied in part. */
const broken = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('/greet.ts')) throw new Error('greet.ts is broken');
      return next(url, context);
    },
  });`;

it('a server whose code does not load leaves no PostgreSQL running', async () => {
  const code = `--import=data:text/javascript,${encodeURIComponent(broken)}`;
  const { output } = await start({ NODE_OPTIONS: code }).ended;
  expect(output).toContain('greet.ts is broken');
  expect(existsSync(pidFile)).toBe(false);
  // It was there, so that there was something to end.
  expect(existsSync(path.join(path.dirname(pidFile), 'PG_VERSION'))).toBe(true);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a server that is told by %s to end while it starts leaves none running either',
  async (signal) => {
    const { child, ended } = start();
    while (!existsSync(pidFile)) await delay(1);
    child.kill(signal);
    const { code, output } = await ended;
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Closing …') });
    expect(output).not.toContain('is open at');
    expect(existsSync(pidFile)).toBe(false);
  },
);
