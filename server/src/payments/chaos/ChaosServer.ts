import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A whole server with its embedded database, that is killed and comes back. */
export class ChaosServer {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #databaseFolder: string | undefined;
  readonly #ending = new AbortController();
  #supervised: Promise<void> | undefined;
  /** What the server said last, for who wants to know why it did not come back. */
  output = '';
  kills = { server: 0, database: 0 };

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  }

  /** Starts it, and starts it again whenever it ends. */
  start(): void {
    this.#supervised = this.#supervise();
  }

  async #supervise(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const main = path.resolve(import.meta.dirname, '../../main.ts');
      const child = spawn(process.execPath, [main], {
        env: this.#env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.#child = child;
      const hear = (chunk: unknown): void => {
        this.output = (this.output + String(chunk)).slice(-20_000);
        this.#databaseFolder = / Database {2}(\S+)/.exec(this.output)?.[1] ?? this.#databaseFolder;
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      await new Promise((resolve) => child.on('exit', resolve));
      await delay(100, undefined, { signal }).catch(() => undefined);
    }
  }

  killServer(): void {
    if (this.#child?.kill('SIGKILL')) this.kills.server += 1;
  }

  /** Asks it to end as an upgrade does, and waits until it has; it comes back by itself. */
  async endGently(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }

  /** Kills PostgreSQL itself; the server has to bring it back. */
  async killDatabase(): Promise<void> {
    if (this.#databaseFolder === undefined) return;
    const file = path.join(this.#databaseFolder, 'cluster', 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (!Number.isInteger(pid) || pid <= 1) return;
    try {
      process.kill(pid, 'SIGKILL');
      this.kills.database += 1;
    } catch {
      // It is down already.
    }
  }

  /** Waits until it answers with its database. */
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
    this.#child?.kill('SIGTERM');
    await this.#supervised;
  }
}
