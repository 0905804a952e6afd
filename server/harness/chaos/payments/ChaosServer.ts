import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterOf } from '../../database/postmasterOf.ts';
import { serverEnvironment } from '../../serverEnvironment.ts';

const main = path.resolve(import.meta.dirname, '../../../src/main.ts');

/** A server process with its embedded database, which can be killed and restarts by itself. */
export class ChaosServer {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #script: string;
  /** Processes that this class has stopped. */
  readonly #stopped = new WeakSet<ChildProcess>();
  #child: ChildProcess | undefined;
  readonly #ending = new AbortController();
  #supervised: Promise<void> | undefined;
  /** The server's latest output, for finding out why it did not restart. */
  output = '';
  kills = { server: 0, database: 0 };
  /** The latest output at each exit that this class did not cause; each is a defect. */
  readonly unplannedExits: string[] = [];

  /**
   * @param env its settings
   * @param script the script to run as the server
   */
  constructor(port: number, env: NodeJS.ProcessEnv, script = main) {
    this.#script = script;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...serverEnvironment, ...env, PORT: String(port), HOST: '127.0.0.1' };
  }

  /** Starts the server, and restarts it whenever it exits. */
  start(): void {
    this.#supervised = this.#supervise();
  }

  async #supervise(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const child = spawn(process.execPath, [this.#script], {
        env: this.#env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.#child = child;
      const hear = (chunk: unknown): void => {
        this.output = (this.output + String(chunk)).slice(-20_000);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      await new Promise((resolve) => child.on('exit', resolve));
      if (!this.#stopped.has(child)) this.unplannedExits.push(this.output.slice(-2_000));
      await delay(100, undefined, { signal }).catch(() => undefined);
    }
  }

  killServer(): void {
    if (this.#signal('SIGKILL')) this.kills.server += 1;
  }

  /** @returns whether there was a process to stop; one that has just exited does not count */
  #signal(signal: NodeJS.Signals): boolean {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    this.#stopped.add(child);
    return child.kill(signal);
  }

  /**
   * Stops the server with SIGTERM, as an upgrade does, and waits until it has exited; it restarts
   * by itself.
   */
  async stopGracefully(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (this.#signal('SIGTERM')) await ended;
  }

  /**
   * Kills the embedded PostgreSQL, or shuts it down fast (SIGINT); the server has to restart it.
   */
  async killDatabase(signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL'): Promise<void> {
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = this.#env;
    if (dataDir === undefined || databaseUrl !== undefined) return;
    const pid = await postmasterOf(dataDir);
    if (pid === undefined) return;
    try {
      process.kill(pid, signal);
      this.kills.database += 1;
    } catch {
      // The database is already down.
    }
  }

  /** Waits until the server is ready, with its database. */
  async untilReady(seconds: number): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(100);
    }
    throw new Error(`The server is not ready after ${seconds} s:\n${this.output}`);
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    this.#signal('SIGTERM');
    await this.#supervised;
  }
}
