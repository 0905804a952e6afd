import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../HttpError.ts';

/** How long a request may take to arrive, in milliseconds. */
export interface TimeLimits {
  /** From the first byte, or the connection, to the end of the headers. */
  headers: number;
  /** The whole body of a call; of an upload, the time in which nothing of it comes. */
  body: number;
  /** A whole upload: 20 MB in it takes 0.6 Mbit/s. */
  upload: number;
  /** How often headers and uploads are checked. */
  checkEvery: number;
}

export const timeLimits: TimeLimits = {
  headers: 20_000,
  body: 20_000,
  upload: 300_000,
  checkEvery: 5_000,
};

/** Fastify's options for the limits that Node keeps by itself. */
export const serverTimeouts = ({ headers, upload, checkEvery }: TimeLimits) => ({
  requestTimeout: upload,
  http: {
    headersTimeout: headers,
    connectionsCheckingInterval: checkEvery,
    // Refused by us (`answersBelow.ts`), with the headers that every answer has.
    requireHostHeader: false,
  },
});

/**
 * Answers 408 to a body that does not arrive in time, and closes the connection, so that clients that
 * stall hold neither a connection nor a server that ends. Node's own limit is one for all requests
 * and has to let a slow upload through.
 * @param ordinary bytes that the body of a call may have; routes that allow more are uploads
 */
export function limitBodyTime(app: FastifyInstance, limits: TimeLimits, ordinary: number): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.raw.complete) {
      done(null, payload);
      return;
    }
    const isUpload = request.routeOptions.bodyLimit > ordinary;
    const body = new PassThrough();
    // A request that is refused before its body is read has nobody else to hear of it.
    body.on('error', () => undefined);
    const timer = setTimeout(() => {
      payload.unpipe(body);
      body.destroy(new HttpError(408, { code: 'bodyLate' }));
    }, limits.body);
    if (isUpload) payload.on('data', () => timer.refresh());
    payload.on('error', (error) => body.destroy(error));
    payload.on('end', () => clearTimeout(timer));
    payload.on('close', () => clearTimeout(timer));
    payload.pipe(body);
    done(null, body);
  });
  // Fastify closes the connection after a body that is too large. Most clients are still sending it then
  // and would see a reset connection in place of the answer.
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (reply.statusCode === 413 && !raw.complete) reply.removeHeader('connection');
    done(null, payload);
  });
  // Answered without having been read, by a refusal say: the rest is read and thrown away, so that the
  // client gets its answer and the connection serves the next request, but not for ever. Node does so
  // by itself only for a request from which nothing has been piped.
  app.addHook('onResponse', ({ raw, routeOptions }, _reply, done) => {
    if (!raw.complete) {
      const isUpload = routeOptions.bodyLimit > ordinary;
      const timer = setTimeout(
        () => {
          if (!raw.complete) raw.destroy();
        },
        isUpload ? limits.upload : limits.body,
      ).unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
      raw.unpipe();
      raw.resume();
    }
    done();
  });
}
