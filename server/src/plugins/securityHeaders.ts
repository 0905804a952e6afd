import { ServerResponse, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import { policyHeader, type SecurityHeaders } from '../http/SecurityHeaders.ts';
import { providerOrigin, type PaymentProvider } from '../payments/provider.ts';

interface Options {
  https: boolean;
  provider: PaymentProvider;
  /** Where files of releases come from besides this site. */
  assetsOrigin?: string | undefined;
}

/** Hosts that the server is asked by whose headers are kept; it usually has one. */
const knownHosts = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answers get the security headers where they are sent, all at once; one by one they take longer than a cached page. */
    setsSecurityHeaders?: boolean;
  }
}

/**
 * The headers on every response. Scripts and styles are allowed from this site only, and from where its releases are: nothing
 * inline, no eval; boot data is JSON that is never executed.
 *
 * Uses helmet directly: `@fastify/helmet` rebuilds its policy for each request and misses responses sent before the hooks
 * run (docs/decisions/0027). What helmet says depends on nothing of a request but its host, and on that only with the
 * sandbox of payments: it is asked once for each, since it takes a third of the time of a cached page.
 */
export function createSecurityHeaders({ https, provider, assetsOrigin }: Options): SecurityHeaders {
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
    // For Internet Explorer 8, and for Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  const known = new LRUCache<string, readonly string[]>({ max: knownHosts });
  function of(request: IncomingMessage): readonly string[] {
    const host = provider.settings.isSandbox ? (request.headers.host ?? '') : '';
    let headers = known.get(host);
    if (!headers) {
      const answer = new ServerResponse(request);
      setHeaders(request, answer, () => undefined);
      answer.setHeader(
        'permissions-policy',
        'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
      );
      headers = Object.entries(answer.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ]);
      known.set(host, headers);
    }
    return headers;
  }
  function set(request: IncomingMessage, response: ServerResponse): void {
    const headers = of(request);
    for (let index = 0; index < headers.length; index += 2) {
      response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
    }
  }
  return { of, set };
}

/**
 * Sets the security headers on all of Fastify's responses; `answersBelow.ts` handles the others.
 */
export function securityHeaders(app: FastifyInstance, security: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.setsSecurityHeaders !== true) {
      security.set(request.raw, reply.raw);
    }
    done();
  });
  // What is answered before the handler of a route that sets them itself: a limit, an odd request, an error.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.raw.hasHeader(policyHeader)) security.set(request.raw, reply.raw);
    done(null, payload);
  });
}
