import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header in which the request id is received and returned. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.-]{8,64}$/;

/** Gives each request an id: the one assigned by a trusted proxy, or a new one. */
export const requestIds =
  (trustProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[requestIdHeader];
    return trustProxy && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  };
