import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { refusalInDefault, refusalText, type Refusal } from '../refusals/texts.ts';
import { requestIdHeader } from '../telemetry/requestId.ts';
import type { SecurityHeaders } from '../http/SecurityHeaders.ts';

/** Responses to errors of Node's HTTP parser, by error code; anything else is not HTTP. */
const refusals: Partial<Record<string, [status: number, why: Refusal]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'requestLate' }],
  HPE_HEADER_OVERFLOW: [431, { code: 'headersTooLong' }],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, { code: 'chunksTooLong' }],
};
/** Responses to errors of Fastify's router, by error code. */
const routerRefusals: Partial<Record<string, Refusal>> = {
  FST_ERR_BAD_URL: { code: 'addressUndecodable' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'addressPartTooLong' },
};

const notHttp: [number, Refusal] = [400, { code: 'notHttp' }];

/** Renders a refusal as a page; undefined for a request that expects JSON. */
type RenderPage = (request: FastifyRequest, status: number, message: string) => string | undefined;

/**
 * Fastify options for responses sent before its hooks run, which the hooks that set security
 * headers therefore miss: undecodable URLs and errors of Node's parser.
 */
export function answersBelow(security: SecurityHeaders, renderPage: RenderPage) {
  return {
    frameworkErrors(error, request, reply) {
      security.set(request.raw, reply.raw);
      reply.raw.setHeader(requestIdHeader, request.id);
      const why = routerRefusals[error.code];
      const message = why ? refusalText(languageOf(request), why) : error.message;
      const status = error.statusCode ?? 400;
      writeAnswer(reply.raw, status, message, renderPage(request, status, message));
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (isAnswerDue(socket)) {
        // This response would be written into the other one, or be mistaken for it.
        socket.destroy();
        return;
      }
      const [status, why] = refusals[error.code] ?? notHttp;
      // There is no request and Node sends no response; this object only collects headers.
      const request = new IncomingMessage(socket);
      const response = new ServerResponse(request);
      security.set(request, response);
      writeToSocket(socket, status, refusalInDefault(why), response);
    },
  } satisfies FastifyServerOptions;
}

/** Sets the common headers of such responses, which close the connection, and returns the body. */
function prepareAnswer(response: ServerResponse, message: string, page?: string): string {
  const body = page ?? JSON.stringify({ message });
  const type = page === undefined ? 'application/json' : 'text/html';
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('connection', 'close');
  return body;
}

function writeAnswer(
  response: ServerResponse,
  status: number,
  message: string,
  page?: string,
): void {
  const body = prepareAnswer(response, message, page);
  response.writeHead(status).end(body);
}

/** Writes a complete response to a connection without a request, and closes it. */
function writeToSocket(
  socket: Socket,
  status: number,
  message: string,
  response: ServerResponse,
): void {
  const body = prepareAnswer(response, message);
  const headers = { date: new Date().toUTCString(), ...response.getHeaders() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
  if (!socket.writable) socket.destroy();
  else socket.end(text, () => socket.destroy());
}

/**
 * Refuses what Node would answer itself without our headers, or would accept: a missing or repeated
 * `Host`, an unknown `Expect`, a NUL in the URL.
 */
export function refuseOddRequests(app: FastifyInstance, security: SecurityHeaders): void {
  app.addHook('onRequest', ({ raw, url }, _reply, done) => {
    const hosts = hostsOf(raw.rawHeaders);
    // HTTP/1.0 has no `Host` header.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) {
      done(new HttpError(400, { code: 'hostHeader' }));
      return;
    }
    const end = url.indexOf('?');
    if ((end < 0 ? url : url.slice(0, end)).includes('%00')) {
      done(new HttpError(400, { code: 'nulInAddress' }));
      return;
    }
    done();
  });
  app.server.on('request', watchAnswer);
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    security.set(request, response);
    writeAnswer(response, 417, refusalText(languageOf(request), { code: 'expectHeader' }));
  });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Unfinished requests by connection. */
const exchanges = new WeakMap<Socket, Set<Exchange>>();

function watchAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const underWay = exchanges.get(socket) ?? new Set();
  exchanges.set(socket, underWay);
  const exchange = { request, response };
  underWay.add(exchange);
  response.once('close', () => underWay.delete(exchange));
}

/** Whether a response has started, or a complete request is waiting for one. */
const isAnswerDue = (socket: Socket): boolean =>
  [...(exchanges.get(socket) ?? [])].some(
    ({ request, response }) => request.complete || response.headersSent,
  );

function hostsOf(rawHeaders: readonly string[]): number {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found;
}
