import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../HttpError.ts';
import { previewPaths } from '../releases/previewPaths.ts';
import type { PreviewTokens } from '../releases/previewTokens.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Visitors } from '../releases/visitors.ts';

interface Options {
  store: ReleaseStore;
  tokens: PreviewTokens;
  visitors: Visitors;
}

const styles = readFileSync(path.join(import.meta.dirname, 'notes/badges.css'), 'utf8');
const ended =
  'This preview has ended, or its link is not whole. Ask whoever gave it to you for another.';
const notReady =
  'This preview is not ready: its files are being read, or cannot be. Please try again in a moment.';

/** Starts and ends a browser's preview of a release. */
export const previewRoutes: FastifyPluginAsync<Options> = async (
  app,
  { store, tokens, visitors },
) => {
  app.get<{ Params: { token: string }; Querystring: { to?: string } }>(
    `${previewPaths.open}:token`,
    async (request, reply) => {
      await store.ready().catch(() => {
        throw new HttpError(503, { code: 'siteUnavailable' });
      });
      const { token } = request.params;
      const claim = await tokens.read(token);
      const isKnown = claim && store.states[claim.app].previews.some(({ id }) => id === claim.id);
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!claim || !isKnown) {
        return reply.code(410).type('text/plain; charset=utf-8').send(ended);
      }
      // The log names a release a moment before its files are read; until then the page would be the live one.
      if (!store.isLoaded(claim.app, claim.version)) await store.refresh().catch(() => false);
      if (!store.isLoaded(claim.app, claim.version)) {
        reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8');
        return reply.send(notReady);
      }
      const { to = claim.app === 'back-office' ? '/login' : '/' } = request.query;
      return (
        reply
          .header('set-cookie', visitors.previewCookie(claim.app, token, claim.until))
          // Only paths on this site: `//` or `/\` would lead elsewhere, and browsers ignore control
          // characters between them.
          .redirect(/^\/(?![/\\])[!-~]*$/.test(to) ? to : '/', 303)
      );
    },
  );

  app.get(previewPaths.end, (_request, reply) => {
    for (const cookie of visitors.endCookies()) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });

  app.get(previewPaths.styles, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  await Promise.resolve();
};
