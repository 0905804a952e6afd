import http from 'node:http';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Target as Attacked } from './startTarget.ts';

/** Where a call goes. */
type Target = Pick<Attacked, 'port'>;

/** An answer, or why there is none. */
export interface Answer {
  /** Status of the answer; 0 when the connection broke. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  milliseconds: number;
  /** Code of the network's error, when `status` is 0. */
  error?: string;
}

export interface Call {
  method?: string;
  /** Sent as JSON, or as it is when it is text or bytes. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Address that the caller claims to come from; counts with `TRUST_PROXY=1`. */
  from?: string;
  agent?: http.Agent;
}

/** Calls the target once; never rejects. Each call has a connection of its own unless `agent` is given. */
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

/** What came back over a connection on which these bytes were written. */
export interface RawAnswer {
  text: string;
  /** Seconds until the server closed the connection. */
  seconds: number;
  closed: boolean;
  /** How often `eachSecond` was written. */
  sent: number;
}

/**
 * Writes bytes to a connection, and `eachSecond` again every second, and waits until the server
 * closes it, or for so many seconds.
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

/** Logs in. @returns the session's token @throws Error when the server refuses */
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
