import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyCluster } from './copyCluster.ts';
import { readPostmasterFile } from '../../src/db/embedded/postmasterFile.ts';
import { runCommand } from '../../src/db/embedded/runCommand.ts';

/** A started `writeRows.ts` and what it has said so far. */
export interface Writer {
  pid: number;
  lines: string[];
  /** Resolves at the first line that begins so; rejects when the writer ends without it. */
  said(beginning: string): Promise<string>;
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** What Ctrl-C does: the signal reaches the writer's whole process group. */
  interrupt(): void;
}

/** Folders and processes of one test; `clear` leaves none of them behind. */
export class TestGround {
  readonly #folders: string[] = [];
  readonly #children: ChildProcess[] = [];

  /** A folder that other users can pass through, as a project's usually is. */
  async newFolder(): Promise<string> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-test-')));
    await chmod(folder, 0o711);
    this.#folders.push(folder);
    return folder;
  }

  /**
   * A data directory whose database was made by initdb and never started: a copy, which takes none of the time.
   * @param parts `binaries` for one without a database
   */
  async newDataDir(parts: 'all' | 'binaries' = 'all'): Promise<string> {
    const folder = await this.newFolder();
    await copyCluster(folder, parts);
    return folder;
  }

  /** Has `clear` remove a folder that something else made. */
  remember(folder: string): void {
    this.#folders.push(folder);
  }

  startWriter(dataDir: string): Writer {
    const script = fileURLToPath(new URL('writeRows.ts', import.meta.url));
    const child = spawn(process.execPath, ['--no-warnings', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    this.#children.push(child);
    const { pid } = child;
    if (pid === undefined) throw new Error('The writer did not start.');
    let hasEnded = false;
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    void ended.then(() => (hasEnded = true));
    const lines: string[] = [];
    const reader = createInterface(child.stdout);
    reader.on('line', (line) => lines.push(line));
    return {
      pid,
      lines,
      said: async (beginning) => {
        const find = () => lines.find((line) => line.startsWith(beginning));
        await until(() => hasEnded || find() !== undefined);
        const line = find();
        if (line === undefined)
          throw new Error(`Ended without "${beginning}": ${lines.join('; ')}`);
        return line;
      },
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
      interrupt: () => process.kill(-pid, 'SIGINT'),
    };
  }

  async clear(): Promise<void> {
    for (const child of this.#children.splice(0)) child.kill('SIGKILL');
    for (const folder of this.#folders.splice(0)) {
      await endProcessesOn(folder);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Waits for a condition that no event announces. The test's own time limit ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The postmaster that serves a data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(join(dataDir, 'postgres', 'cluster'));
  if (!file) throw new Error(`No PostgreSQL on ${dataDir}.`);
  return file.pid;
}

/** Numbers of the processes whose command line names the folder. */
export async function processesOn(folder: string): Promise<number[]> {
  const commands = existsSync('/proc/self/cmdline') ? await commandsOfProc() : await commandsOfPs();
  return commands.filter(({ command }) => command.includes(folder)).map(({ pid }) => pid);
}

/** Kills the processes whose command line names the folder, and waits until they are gone. */
export async function endProcessesOn(folder: string): Promise<void> {
  await until(async () => {
    const pids = await processesOn(folder);
    for (const pid of pids) killNow(pid);
    return pids.length === 0;
  });
}

interface RunningCommand {
  pid: number;
  command: string;
}

async function commandsOfProc(): Promise<RunningCommand[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  return Promise.all(
    pids.map(async (pid) => ({
      pid,
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
}

async function commandsOfPs(): Promise<RunningCommand[]> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,command=']);
  return output.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}
