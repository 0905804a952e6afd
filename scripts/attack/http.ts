import http from 'node:http';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Target as Attacked } from './startTarget.ts';

type Target = Pick<Attacked, 'port'>;

/** A response, or the reason there is none. */
export interface Answer {
  /** HTTP status; 0 if the connection broke. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  milliseconds: number;
  /** Network error code, if `status` is 0. */
  error?: string;
}

export interface Call {
  method?: string;
  /** Sent as JSON, except strings and bytes, which are sent as they are. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Claimed client address; only effective with `TRUST_PROXY=1`. */
  from?: string;
  agent?: http.Agent;
}

/** Calls the target once and never rejects. Uses a new connection unless `agent` is given. */
export function call(target: Target, path: string, options: Call = {}): Promise<Answer> {
  const { body, token, from, headers = {}, agent } = options;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined ? undefined : isRaw ? body : JSON.stringify(body);
  const method = options.method ?? (payload === undefined ? 'GET' : 'POST');
  const started = performance.now();
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException): void =>
      resolve({
        status: 0,
        headers: {},
        body: '',
        milliseconds: performance.now() - started,
        error: error.code ?? error.message,
      });
    const request = http.request(
      {
        host: '127.0.0.1',
        port: target.port,
        method,
        path,
        agent: agent ?? false,
        headers: {
          ...(payload === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(payload)),
              }),
          ...(token === undefined ? {} : { authorization: `Token ${token}` }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', broken);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - started,
          }),
        );
      },
    );
    request.on('error', broken);
    request.end(payload);
  });
}

/** What the server returned on a raw connection. */
export interface RawAnswer {
  text: string;
  /** Seconds until the server closed the connection. */
  seconds: number;
  closed: boolean;
  /** Number of times `eachSecond` was written. */
  sent: number;
}

/**
 * Writes bytes to a connection, then `eachSecond` once a second, until the server closes the
 * connection or the time is up.
 */
export function raw(
  target: Target,
  bytes: string,
  mostSeconds: number,
  eachSecond?: string,
): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = net.connect(target.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    let sent = 0;
    const writing =
      eachSecond === undefined
        ? undefined
        : setInterval(() => {
            if (!socket.writable) return;
            socket.write(eachSecond, 'latin1');
            sent += 1;
          }, 1000);
    const finish = (closed: boolean): void => {
      clearTimeout(timer);
      clearInterval(writing);
      socket.destroy();
      resolve({ text, seconds: (performance.now() - started) / 1000, closed, sent });
    };
    const timer = setTimeout(() => finish(false), mostSeconds * 1000);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
  });
}

/** Logs in. @returns the session token @throws Error if the server refuses */
export async function logIn(
  target: Target,
  username = 'admin',
  password = 'northbank-admin',
): Promise<string> {
  const answer = await call(target, '/api/rest-auth/login/', { body: { username, password } });
  if (answer.status !== 200)
    throw new Error(`Log-in was answered ${answer.status}: ${answer.body}`);
  return (JSON.parse(answer.body) as { token: string }).token;
}
