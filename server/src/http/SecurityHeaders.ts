import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header that tells whether an answer has them. */
export const policyHeader = 'content-security-policy';

/** The security headers of answers. */
export interface SecurityHeaders {
  /** Their names and values in turn, as `writeHead` takes them. */
  of: (request: IncomingMessage) => readonly string[];
  set: (request: IncomingMessage, response: ServerResponse) => void;
}
