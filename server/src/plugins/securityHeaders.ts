import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { providerOrigin, type PaymentProvider } from '../payments/provider.ts';

/**
 * The headers that every answer carries. Scripts and styles come from this site's files alone:
 * nothing inline, no eval; boot data is JSON that never runs.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { https, provider }: { https: boolean; provider: PaymentProvider },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // A browser exchanges a card for a token there, and nowhere else.
        connectSrc: ["'self'", ({ headers }) => providerOrigin(provider, headers.host)],
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
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    );
    done();
  });
}
