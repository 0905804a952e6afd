import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../HttpError.ts';
import type { Arrival } from '../http/Arrival.ts';

/** How long a request may take to arrive, in milliseconds. */
export interface TimeLimits {
  /** From the connection or first byte to the end of the headers. */
  headers: number;
  /**
   * The whole body of a call; for an upload, the time in which at least `progress` has to come while the server reads.
   */
  body: number;
  /** Bytes, so that an upload of a byte now and then does not count as one that goes on. */
  progress: number;
  /** A whole upload; six photos of 12 MB in one form need 2 Mbit/s. */
  upload: number;
  /** How often the limits on headers and uploads are checked. */
  checkEvery: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its forms may hold files, which take longer to arrive than ordinary bodies. */
    takesFiles?: boolean;
  }
}

export const timeLimits: TimeLimits = {
  headers: 20_000,
  body: 20_000,
  progress: 64 * 1024,
  upload: 300_000,
  checkEvery: 5_000,
};

/** Fastify options for the limits that Node enforces itself. */
export const serverTimeouts = ({ headers, upload, checkEvery }: TimeLimits) => ({
  requestTimeout: upload,
  http: {
    headersTimeout: headers,
    connectionsCheckingInterval: checkEvery,
    // Handled in `answersBelow.ts`, which adds our headers.
    requireHostHeader: false,
  },
});

/**
 * Answers 408 if a body does not arrive in time, and closes the connection, so that stalled clients
 * do not hold connections open or delay shutdown. Node has a single limit for all requests, which
 * must allow for slow uploads.
 * @param ordinary body limit of ordinary calls in bytes; routes that allow more are uploads, and so
 *   are those whose forms may hold files
 */
export function limitBodyTime(app: FastifyInstance, limits: TimeLimits, ordinary: number): void {
  const takesUploads = ({ bodyLimit, config }: FastifyRequest['routeOptions']): boolean =>
    bodyLimit > ordinary || config.takesFiles === true;
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.raw.complete || !hasBody(request)) {
      done(null, payload);
      return;
    }
    const isUpload = takesUploads(request.routeOptions);
    const body = new PassThrough();
    // If a request is refused before its body is read, nothing else handles this event.
    body.on('error', () => undefined);
    const abandon = (error: Error): void => {
      payload.unpipe(body);
      body.destroy(error);
    };
    let isLate = false;
    const timer = setTimeout(() => {
      // A form with files is not read while one of them is handled: the client has to wait for us.
      if (isUpload && body.writableNeedDrain) {
        timer.refresh();
        return;
      }
      isLate = true;
      // What came while the thread was busy is read before this.
      setImmediate(() => {
        if (isLate) abandon(new HttpError(408, { code: 'bodyLate' }));
      });
    }, limits.body);
    if (isUpload) {
      watchArrival(request, { payload, body, abandon }, limits.progress, () => {
        isLate = false;
        timer.refresh();
      });
    }
    const stop = (): void => {
      isLate = false;
      clearTimeout(timer);
      delete request.arrival;
    };
    payload.on('error', (error) => body.destroy(error));
    payload.on('end', stop);
    payload.on('close', stop);
    payload.pipe(body);
    done(null, body);
  });
  // Fastify closes the connection after an oversized body. Most clients are still sending then and
  // would see a connection reset instead of the response.
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (reply.statusCode === 413 && !raw.complete) reply.removeHeader('connection');
    done(null, payload);
  });
  // If the request was answered before its body was read, for example by a refusal, the rest is
  // drained for a limited time, so that the client gets its response and can reuse the connection.
  // Node does this itself only if nothing was piped from the request.
  app.addHook('onResponse', ({ raw, routeOptions }, _reply, done) => {
    if (!raw.complete) {
      const timer = setTimeout(
        () => {
          if (!raw.complete) raw.destroy();
        },
        takesUploads(routeOptions) ? limits.upload : limits.body,
      ).unref();
      raw.once('end', () => clearTimeout(timer));
      raw.once('close', () => clearTimeout(timer));
      raw.unpipe();
      raw.resume();
    }
    done();
  });
}

/** Whether a body follows the headers; a request without one is not complete either while its headers are handled. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Says how much of an upload has come, and calls `goesOn` whenever enough of it has. */
function watchArrival(
  request: FastifyRequest,
  { payload, body, abandon }: { payload: Readable; body: PassThrough; abandon: Arrival['abandon'] },
  progress: number,
  goesOn: () => void,
): void {
  let received = 0;
  let expected = progress;
  payload.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received < expected) return;
    expected = received + progress;
    goesOn();
  });
  body.on('drain', goesOn);
  request.arrival = {
    get received() {
      return received;
    },
    get waitsForUs() {
      return body.writableNeedDrain;
    },
    abandon,
  };
}
