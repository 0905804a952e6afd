import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { providerOrigin, type PaymentProvider } from '../payments/provider.ts';

interface Options {
  https: boolean;
  provider: PaymentProvider;
  /** Where files of releases come from besides this site. */
  assetsOrigin?: string | undefined;
}

/** Sets the security headers of an answer. */
export type SetSecurityHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The headers on every response. Scripts and styles are allowed from this site only, and from where its releases are: nothing
 * inline, no eval; boot data is JSON that is never executed.
 *
 * Uses helmet directly: `@fastify/helmet` rebuilds its policy for each request (45 µs instead of
 * 12) and misses responses sent before the hooks run (docs/decisions/0027).
 */
export function createSecurityHeaders({
  https,
  provider,
  assetsOrigin,
}: Options): SetSecurityHeaders {
  const assets = assetsOrigin === undefined ? [] : [assetsOrigin];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...assets],
        styleSrc: ["'self'", ...assets],
        imgSrc: ["'self'", 'data:', ...assets],
        fontSrc: ["'self'", ...assets],
        // The browser exchanges a card for a token there, and nowhere else. The payment sandbox is
        // on the site's own host.
        connectSrc: [
          "'self'",
          ...assets,
          ({ headers: { host } }) => providerOrigin(provider, host),
        ],
        // A document that staff look at before it is sent: a PDF that the page itself has fetched. It
        // is bound by this policy too.
        frameSrc: ['blob:'],
        mediaSrc: ["'self'", ...assets],
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
  return (request, response) => {
    setHeaders(request, response, () => undefined);
    response.setHeader(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    );
  };
}

/**
 * Sets the security headers on all of Fastify's responses; `answersBelow.ts` handles the others.
 */
export function securityHeaders(app: FastifyInstance, setHeaders: SetSecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw);
    done();
  });
}
