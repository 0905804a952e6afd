import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface BalancerOptions {
  /** URLs of the servers. */
  servers: readonly string[];
  /** Randomly decides whether to drop the response to a write. */
  losesAnswer?: () => boolean;
  /**
   * Retries every failed request, which a load balancer should not do. A control: writes must then
   * double.
   */
  resendsAll?: boolean;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A failed attempt, and whether the server may have processed it. */
class TryError extends Error {
  override name = 'TryError';
  readonly mayHaveWorked: boolean;
  constructor(mayHaveWorked: boolean, cause: unknown) {
    super('The server did not answer.', { cause });
    this.mayHaveWorked = mayHaveWorked;
  }
}

/**
 * Health checks: interval and timeout in milliseconds, and how many in a row may fail or time out,
 * as on a busy machine. A server that reports it is shutting down gets no more requests at once.
 */
const healthCheck = { interval: 100, timeout: 3_000, misses: 3 } as const;

/** Methods that change nothing and can be retried. */
const isSafe = (method = ''): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Balances requests over several servers like nginx or Caddy: round robin among the ready ones.
 * Retries a request only if no server can have processed it.
 */
export class Balancer {
  url = '';
  /** Requests that failed for a client: no response, or a status of 500 and above. */
  readonly failed: string[] = [];
  counts = { answered: 0, retried: 0, lostAnswers: 0, doneAgain: 0 };
  readonly #options: BalancerOptions;
  readonly #ready = new Set<string>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #agent = new Agent({ keepAlive: true });
  #turn = 0;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopped = false;

  constructor(options: BalancerOptions) {
    this.#options = options;
    // Long enough that no keep-alive connection closes during a test.
    this.#server.keepAliveTimeout = 600_000;
  }

  /** Starts listening. All servers must be ready. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    for (const server of this.#options.servers) void this.#watch(server);
    await this.untilAllReady();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Waits until all servers receive requests, as one should between two restarts of an upgrade. */
  async untilAllReady(): Promise<void> {
    while (this.#ready.size < this.#options.servers.length) await delay(20);
  }

  async #watch(server: string, missed = 0): Promise<void> {
    const signal = AbortSignal.timeout(healthCheck.timeout);
    const status = await fetch(`${server}/readyz`, { signal })
      .then(async (answer) => ((await answer.json()) as { status?: string }).status)
      .catch(() => undefined);
    const misses = status === 'ok' ? 0 : missed + 1;
    if (status === 'ok') this.#ready.add(server);
    else if (status === 'ending' || misses >= healthCheck.misses) this.#ready.delete(server);
    if (this.#isStopped) return;
    const again = (): void => void this.#watch(server, misses);
    this.#timers.set(server, setTimeout(again, healthCheck.interval));
  }

  #next(tried: ReadonlySet<string>): string | undefined {
    const choice = this.#options.servers.filter(
      (server) => this.#ready.has(server) && !tried.has(server),
    );
    this.#turn += 1;
    return choice[this.#turn % Math.max(1, choice.length)];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method ?? ''} ${request.url ?? ''}`;
    const body = await readAll(request);
    const tried = new Set<string>();
    let reason = 'no server is ready';
    let isLost = false;
    for (let server = this.#next(tried); server !== undefined; server = this.#next(tried)) {
      tried.add(server);
      try {
        const answer = await this.#try(server, request, body);
        if (!isSafe(request.method) && this.#options.losesAnswer?.()) {
          this.counts.lostAnswers += 1;
          isLost = true;
          throw new TryError(true, 'lost on its way');
        }
        if (answer.status >= 500) this.failed.push(`${name}: ${answer.status}`);
        this.counts.answered += 1;
        if (isLost && answer.status < 300) this.counts.doneAgain += 1;
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      } catch (error) {
        reason = `${server}: ${error instanceof Error ? String(error.cause) : String(error)}`;
        const again =
          this.#options.resendsAll === true ||
          isSafe(request.method) ||
          !(error instanceof TryError && error.mayHaveWorked);
        if (!again) break;
        this.counts.retried += 1;
      }
    }
    this.failed.push(`${name}: ${reason}`);
    response.writeHead(502, { 'content-type': 'application/json' }).end('{"message":"No answer."}');
  }

  #try(server: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let isConnected = false;
      const outgoing = send(`${server}${url ?? '/'}`, {
        method,
        headers: { ...headers, 'content-length': String(body.length) },
        agent: this.#agent,
      });
      const fail = (error: unknown): void => {
        this.#ready.delete(server);
        reject(new TryError(isConnected, error));
      };
      outgoing.on('socket', (socket) => {
        isConnected = !socket.connecting;
        if (socket.connecting) socket.once('connect', () => (isConnected = true));
      });
      outgoing.on('error', fail);
      outgoing.on('response', (incoming) => {
        readAll(incoming).then((content) => {
          const { connection: _hop, 'transfer-encoding': _coding, ...rest } = incoming.headers;
          resolve({ status: incoming.statusCode ?? 502, headers: rest, body: content });
        }, fail);
      });
      outgoing.end(body);
    });
  }
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
