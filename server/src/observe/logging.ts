import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { readReleaseIds, releasesHeader, type ReleaseIds } from 'shared-api/contract/releaseIds';
import { hideSecrets } from '../hideSecrets.ts';

/**
 * The log: JSON lines; each of a request carries its id (`reqId`), and of a page also the releases
 * that the page is composed of, as its header says. No secret of an address is in it.
 */
export const logTo = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: hideSecrets(url), ip }),
    res: (reply: Pick<FastifyReply, 'statusCode'> & Partial<Pick<FastifyReply, 'getHeader'>>) => {
      const releases = named(reply.getHeader?.(releasesHeader));
      return { statusCode: reply.statusCode, ...(releases ? { releases } : {}) };
    },
  },
});

function named(header: unknown): ReleaseIds | undefined {
  const releases = typeof header === 'string' ? readReleaseIds(header) : {};
  return Object.keys(releases).length > 0 ? releases : undefined;
}

/** A request's lines also carry the releases that the browser says it runs. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const releases = named(headers[releasesHeader]);
  return logger.child(releases ? { ...bindings, releases } : bindings, options);
};
