import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { providerOrigin, type PaymentProvider } from '../payments/provider.ts';

interface Options {
  https: boolean;
  provider: PaymentProvider;
}

/** Gives the security headers of an answer to a request that named this host, if it named one. */
export type SecurityHeaders = (host: string | undefined) => OutgoingHttpHeaders;

/** The headers for a payment provider at an origin, worked out by helmet. */
function headersFor(origin: string, https: boolean): OutgoingHttpHeaders {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // A browser exchanges a card for a token there, and nowhere else.
        connectSrc: ["'self'", origin],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  apply(request, answer, () => undefined);
  return {
    ...answer.getHeaders(),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
  };
}

/**
 * The headers that every answer carries. Scripts and styles come from this site's files alone:
 * nothing inline, no eval; boot data is JSON that never runs. They are worked out once for each
 * host by which the site is called: the sandbox of payments is found under the same one.
 */
export function createSecurityHeaders({ https, provider }: Options): SecurityHeaders {
  const known = new Map<string | undefined, OutgoingHttpHeaders>();
  return (host) => {
    let headers = known.get(host);
    if (!headers) {
      headers = headersFor(providerOrigin(provider, host), https);
      // A caller may name any host it likes.
      if (known.size >= 100) known.clear();
      known.set(host, headers);
    }
    return headers;
  };
}

/** Gives every answer that Fastify makes the security headers; `answersBelow.ts` has the others. */
export function securityHeaders(app: FastifyInstance, headersOf: SecurityHeaders): void {
  app.addHook('onRequest', ({ headers: { host } }, reply, done) => {
    reply.headers(headersOf(host));
    done();
  });
}
