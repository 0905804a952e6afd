import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { program } from './binaries.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import type { Endpoint } from './endpoint.ts';
import { overTcp } from './endpoint.ts';
import { errorCode } from './fileErrors.ts';
import type { Home } from './home.ts';
import { clusterFolder } from './home.ts';
import { readLog, logPath, openLog } from './logFile.ts';
import { isAlive, isPostmaster } from './postmasterFile.ts';
import { programEnvironment, runCommand } from './runCommand.ts';

const fastShutdownMs = 8_000;
const immediateShutdownMs = 8_000;

/** A started postmaster; whether it accepts connections is checked at its endpoint. */
export interface Launch {
  hasExited(): boolean;
  /** PostgreSQL's log since this start. */
  output(): Promise<string>;
  /** Aborts the start. */
  abort(): void;
}

/**
 * Starts a postmaster in a session of its own: Ctrl-C reaches every process of a terminal's
 * group, and PostgreSQL must be there until the server has finished its last requests.
 *
 * `stalePid` is the number in a dead postmaster's file that meanwhile belongs to another program.
 * PostgreSQL takes it for a living rival unless told that it is its own grandparent's.
 */
export async function launchPostmaster(
  home: Home,
  binaries: Binaries,
  endpoint: Endpoint,
  stalePid: number | undefined,
): Promise<Launch> {
  const log = await openLog(home);
  const { size } = await log.stat();
  const settings = serverSettings(endpoint).map((setting) => ['-c', setting]);
  const cluster = clusterFolder(home);
  // On Windows, pg_ctl drops administrator rights.
  const child = spawn(
    program(binaries, overTcp ? 'pg_ctl' : 'postgres'),
    overTcp
      ? ['start', '-W', '-D', cluster, '-l', logPath(home), '-o', settings.flat().join(' ')]
      : ['-D', cluster, ...settings.flat()],
    {
      ...home.account,
      cwd: '/',
      env: {
        ...programEnvironment(),
        ...(stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }),
      },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
    },
  );
  let exited = false;
  let problem = '';
  child.on('exit', (code) => {
    exited = !overTcp || code !== 0;
  });
  child.on('error', (error) => {
    exited = true;
    problem = error.message;
  });
  child.unref();
  await log.close();
  return {
    hasExited: () => exited,
    output: async () => problem || readLog(home, size),
    abort: () => child.kill('SIGQUIT'),
  };
}

function serverSettings({ host, port }: Endpoint): string[] {
  return [
    `port=${port}`,
    ...(overTcp
      ? [`listen_addresses=${host}`]
      : [
          'listen_addresses=',
          `unix_socket_directories="${host.replaceAll('"', '""')}"`,
          'unix_socket_permissions=0700',
        ]),
    'timezone=UTC',
    'log_timezone=UTC',
    // Statement errors go to the client. Logging them could fill the disk and would store personal
    // data.
    'log_min_messages=log',
    'log_checkpoints=off',
  ];
}

/**
 * Stops a postmaster and waits for its exit: first a fast shutdown (transactions are rolled back,
 * data is flushed), after 8 s an immediate one, which the next start recovers from.
 */
export async function stopPostmaster(home: Home, binaries: Binaries, pid: number): Promise<void> {
  const cluster = clusterFolder(home);
  if (overTcp) {
    const stop = ['stop', '-D', cluster, '-m', 'fast', '-w'];
    const { ok } = await runCommand(program(binaries, 'pg_ctl'), stop);
    if (ok || !isAlive(pid)) return;
  } else {
    if (await endsAfter('SIGINT', pid, cluster, fastShutdownMs)) return;
    if (await endsAfter('SIGQUIT', pid, cluster, immediateShutdownMs)) return;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${pid}) was told to stop and still runs. The data is safe; the next start ` +
      `takes it over, or end it with: kill -QUIT ${pid}`,
  );
}

async function endsAfter(
  signal: NodeJS.Signals,
  pid: number,
  cluster: string,
  withinMs: number,
): Promise<boolean> {
  const until = Date.now() + withinMs;
  if (!(await isPostmaster(pid, cluster))) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true;
    throw error;
  }
  while (Date.now() < until) {
    if (!(await isPostmaster(pid, cluster))) return true;
    await delay(20);
  }
  return false;
}
